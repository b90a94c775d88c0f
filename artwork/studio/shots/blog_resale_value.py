"""A tag on a jacket, close: the red card, the thread, the cloth behind it."""
from props.garment_bag import tag
from props.shapes import frame
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    rail_wall.build(((.0, 'sand-linen-blazer', 12),), (.02, -.20), 110, sun=(.8, .6), away=1.9)
    tag(rail_wall.place(.0, 12) @ frame((.045, -.085, -.03)), 4, .13, (.052, .080))
