"""A blazer at the tailor's: red-headed pins where the sleeve will end."""
import bpy
from materials.hard import plain
from props.shapes import put, rod, turned
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5


def front(x, z):
    """How far the cloth is from the camera's side there."""
    seen, where, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), (x, -1, z), (0, 1, 0))
    return where.y if seen else 0.0


def build():
    rail_wall.build(((.0, 'navy-wool-blazer', 12),), (-.15, -.60), 80, away=.95, aside=-26, aperture=2.0, sharp=-.24)
    steel, red = plain('pin', '#c9c6c0', .2, 1.0), plain('pin head', '#9c222b', .25)
    for k, x in enumerate((-.262, -.243, -.224)):
        foot, head = (x, front(x, -.62) - .001, -.62), (x + .005, front(x + .005, -.59) - .004, -.588 + .003 * k)
        rod([foot, foot, head], .0008, steel, 'pin', 8)
        put(turned([(.0001, -.004), (.003, -.0027), (.004, 0), (.003, .0027), (.0001, .004)], red, 'pin head', 16), head)
