"""A jade qipao on the rail, close, and a dark red one behind it."""
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    rail_wall.build(((-.06, 'jade-silk-qipao', 15), (.36, 'red-silk-qipao', 30, .9)), (.02, -.28), 78, sun=(.9, .8), away=1.9, aside=-32, aperture=1.8, sharp=-.06)
