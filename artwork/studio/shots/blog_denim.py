"""Two pairs of jeans and a shirt on a rail."""
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .55
BENCH = -1.14


def build():
    rail_wall.build(((-.34, 'indigo-straight-jeans', 14), (.08, 'indigo-straight-jeans', 26, .9), (.48, 'sky-linen-shirt', 18, .9)), (.04, -.56), 70, BENCH, (1.2, 1.2), 3.1)
