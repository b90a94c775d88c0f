"""Four pieces on a rail, each with a small card on its hook."""
from props.garment_bag import tag
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    pieces = ((-.50, 'camel-wool-coat', 22, .9), (-.08, 'breton-t-shirt', 16), (.30, 'navy-wool-blazer', 26, .9), (.62, 'red-slip-dress', 18))
    rail_wall.build(pieces, (-.16, -.34), 70, away=2.0, aside=-38, aperture=1.8, sharp=-.50)
    for k, (x, _, turn, *_) in enumerate(pieces):
        tag(rail_wall.place(x, turn), 3 + 4 * k, .05, (.034, .050), True)
