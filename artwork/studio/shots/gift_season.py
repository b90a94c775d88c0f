"""A season's clothes on the rail, a ribboned box below them."""
from props.archive_box import box
from props.ribbon import around, bow, grosgrain
from props.shapes import frame
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5
BENCH = -1.06


def build():
    rail_wall.build(((-.52, 'camel-wool-coat', 21, .9), (.08, 'oat-cable-jumper', 15), (.60, 'tartan-wool-scarf', 22)), (-.06, -.56), 64, BENCH, (1.25, 1.25), 2.5, aside=-28, aperture=1.8, sharp=-.52)
    size, here = (.40, .32, .20), frame((.25, -.03, BENCH), (0, 0, -13))
    box(here, size, 15, labelled=False, fresh=True)
    red = grosgrain()
    around(here, (size[0] + .009, size[1] + .009, size[2] + .002), .026, red, lid=.0042)
    bow(here @ frame((0, 0, size[2] + .004)), .026, red, .095)
