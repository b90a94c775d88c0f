"""A stoneware cup with coffee in it, on its saucer."""
import numpy as np
from materials.hard import ceramic, plain
from .shapes import put, rod, turned


def cup(pose, turn=0, saucer=True, glaze=None):
    clay = glaze or ceramic()
    if saucer:
        plate = [(0, .004), (.028, .004), (.055, .0085), (.069, .0135), (.0705, .0145), (.069, .0150), (.054, .0105), (.030, .0062), (0, .0058)]
        put(turned(plate, clay, 'saucer', 64), within=pose)
    foot = .006 if saucer else 0
    wall = [(0, 0), (.021, 0), (.0225, .002), (.030, .014), (.0365, .036), (.0385, .058), (.0378, .0605), (.0365, .0590), (.0345, .036), (.028, .014), (0, .010)]
    put(turned(wall, clay, 'cup', 64), (0, 0, foot), within=pose)
    put(turned([(0, .0485), (.0356, .0485), (.0362, .0490), (0, .0490)], plain('coffee', '#2a160b', .12), 'coffee', 48), (0, 0, foot), within=pose)
    a = np.linspace(-1.25, 1.25, 26)
    handle = np.c_[.036 + .021 * np.cos(a), a * 0, .034 + .019 * np.sin(a)]
    put(rod(handle, .0036, clay, 'handle', 14), (0, 0, foot), (0, 0, turn), within=pose)
