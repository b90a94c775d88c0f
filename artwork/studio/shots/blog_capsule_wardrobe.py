"""Seven pieces on one rail."""
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    rail_wall.build(((-.48, 'camel-wool-coat', 30, .9), (-.16, 'sky-linen-shirt', 64, .75), (-.04, 'oat-cable-jumper', 70, .75), (.08, 'navy-wool-blazer', 74, .75),
                     (.19, 'charcoal-wool-trousers', 70, .8), (.29, 'red-slip-dress', 76, .8), (.46, 'sand-linen-blazer', 58, .8)), (-.08, -.44), 70, away=2.3, aside=-24, aperture=2.0, sharp=-.48)
