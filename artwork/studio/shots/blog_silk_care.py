"""A red and an ivory silk dress on the rail, close, in light from the left."""
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5
SAMPLES = 40


def build():
    rail_wall.build(((-.05, 'red-slip-dress', 14), (.34, 'ivory-slip-dress', 24)), (.06, -.32), 84, sun=(.9, .8), away=1.9, aside=-28, aperture=1.8, sharp=-.05)
