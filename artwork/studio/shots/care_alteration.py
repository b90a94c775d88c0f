"""A blazer at the tailor's: a tape over its lapels, red-headed pins where the sleeve will end."""
import bpy
import numpy as np
from materials.hard import plain
from props.ribbon import grosgrain, strip
from props.shapes import put, rod, turned
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5


def front(x, z):
    """How far the cloth is from the camera's side there."""
    seen, where, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), (x, -1, z), (0, 1, 0))
    return where.y if seen else 0.0


def fall(x, low, high, count=46):
    """Down the front of the cloth, over its folds."""
    z = np.linspace(high, low, count)
    across = x + .004 * np.sin(np.linspace(0, 5, count) + x * 40)
    y = np.array([front(a, b) for a, b in zip(across, z)])
    y = np.minimum.reduce([np.roll(y, k) for k in (-2, -1, 0, 1, 2)])
    for _ in range(8):
        y[1:-1] = (y[:-2] + 2 * y[1:-1] + y[2:]) / 4
    return np.c_[across, y - .003, z]


def build():
    rail_wall.build(((.0, 'navy-wool-blazer', 12), (.52, 'charcoal-wool-trousers', 22)), (-.04, -.46), 80, away=1.75, aside=-30, aperture=2.0, sharp=-.24)
    left, right = fall(-.088, -.70, -.085), fall(.082, -.50, -.085)
    a = np.linspace(0, np.pi, 40)[1:-1, None]
    start, end = left[0], right[0]
    neck = start * (1 + np.cos(a)) / 2 + end * (1 - np.cos(a)) / 2 + np.sin(a) * np.array([0, .150, .052])
    path = np.vstack([left[::-1], neck, right])
    upright = np.r_[np.zeros(len(left)), np.sin(a[:, 0]) ** .5, np.zeros(len(right))][:, None]
    strip(path, (1 - upright) * np.array([1.0, 0, 0]) + upright * np.array([0, -.3, 1.0]), .016, grosgrain('tape', '#e3d8bf'))
    steel, red = plain('pin', '#c9c6c0', .2, 1.0), plain('pin head', '#9c222b', .25)
    for k, x in enumerate((-.262, -.243, -.224)):
        foot, head = (x, front(x, -.62) - .001, -.62), (x + .005, front(x + .005, -.59) - .004, -.588 + .003 * k)
        rod([foot, foot, head], .0008, steel, 'pin', 8)
        put(turned([(.0001, -.004), (.003, -.0027), (.004, 0), (.003, .0027), (.0001, .004)], red, 'pin head', 16), head)
