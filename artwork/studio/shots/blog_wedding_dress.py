"""An ivory silk dress alone before the wall."""
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    rail_wall.build(((.10, 'ivory-slip-dress', 14),), (.04, -.52), 74, sun=(1.0, 1.1))
