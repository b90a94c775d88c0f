"""Suede boots on the bench after brushing: the brush, a tin of wax and a folded cloth beside them."""
import bpy
import stage
from garments.shoes import SHELF, chelsea_boots
from materials.hard import RED, brass, oak, plain
from materials.soft import cotton
from props.brush import brush
from props.cloth_on_table import folded
from props.shapes import frame, put, turned
from sets.corner import bench, morning, wall
from shots.garments import C

SIZE = (960, 720)
EXPOSURE = .5


def tin(pose, radius=.038, high=.021):
    """An open tin of wax, its lid leaning on it."""
    metal, wax = brass(), plain('wax', '#6d3f22', .34, specular=.5)
    r, h = radius, high
    put(turned([(r - .003, 0), (r, .002), (r, h), (r - .0008, h + .0006), (r - .0016, h), (r - .0016, .004), (.0001, .004)], metal, 'tin', 64), within=pose)
    put(turned([(r - .0017, h - .006), (r * .6, h - .0052), (r * .5, h - .0062), (r * .25, h - .0075), (.0001, h - .008)], wax, 'wax', 64), within=pose)
    lid = plain('lid', RED, .38, specular=.5)
    put(turned([(.0001, .0105), (r - .002, .0105), (r + .0008, .0090), (r + .0014, 0), (r + .0006, 0), (r, .0085), (.0001, .0090)], lid, 'lid', 64), (r * 1.62, .006, r * .90), (0, 62, 0), pose)


def build():
    bench()
    wall(.30)
    before = set(bpy.data.objects)
    chelsea_boots(C.chocolate, '#2a211d')
    here = frame((-.09, .02, -SHELF))
    for thing in set(bpy.data.objects) - before:
        thing.matrix_world = here @ thing.matrix_world
    folded(frame((.225, -.04, 0), (0, 0, -14)), (.17, .13), 4, .0062, .0034, cotton('cloth', '#d8c6a6', crease=.9, tight=800), 5, .9)
    brush(frame((.215, -.045, .026), (0, 0, 24)), oak('brush', 0, '#a97b4c', '#7a5230', .4, 1.6))
    tin(frame((.085, -.175, 0), (0, 0, -8)))
    morning((.05, .08, .14), (.62, .66), key=40)
    stage.camera((.34, -1.25, .38), (.055, -.02, .098), 78, 1.8, focus=(.02, -.10, .07), level=False)
