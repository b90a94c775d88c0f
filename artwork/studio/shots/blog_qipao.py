"""A jade qipao on the rail, close, and a dark red one behind it."""
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    rail_wall.build(((-.06, 'jade-silk-qipao', 15), (.36, 'red-silk-qipao', 30, .9)), (.08, -.30), 92, sun=(.9, .8), away=2.5)
