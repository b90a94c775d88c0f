"""A shirt on a hanger and a clothes brush below it."""
from materials.hard import oak
from props.brush import brush
from props.shapes import frame
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5
BENCH = -.93


def build():
    rail_wall.build(((-.10, 'sky-linen-shirt', 12), (.40, 'navy-wool-blazer', 22, .9)), (.04, -.49), 68, BENCH, away=2.4, aside=-27, aperture=2.0, sharp=-.10)
    brush(frame((.08, -.19, BENCH), (0, 0, 24)), oak('brush', 0, '#a97b4c', '#7a5230', .4, 1.6))
