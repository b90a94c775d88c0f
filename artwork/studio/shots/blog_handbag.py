"""A leather bag hangs from a peg by its strap; on the bench below, a reading glass on the folded dust cover."""
import stage
from materials.hard import brass
from materials.soft import cotton
from props.cloth_on_table import folded
from props.clothes import fetch
from props.magnifier import magnifier
from props.shapes import frame, rod
from sets.corner import bench, morning, wall
from sets.studio_wall import PEG, WALL

SIZE = (960, 720)
EXPOSURE = .5


def build():
    bench()
    wall(WALL)
    here = frame((-.075, 0, .468))
    for thing in fetch('tan-leather-handbag'):
        thing.matrix_world = here @ thing.matrix_world
    metal = brass()
    for path, radius in (([(0, WALL, PEG), (0, -.016, PEG)], .0052), ([(0, WALL, PEG), (0, WALL - .006, PEG)], .017), ([(0, -.016, PEG), (0, -.0175, PEG), (0, -.021, PEG), (0, -.0225, PEG)], [.006, .0082, .0082, .006])):
        rod(path, radius, metal).matrix_world = here
    top = folded(frame((.185, -.11, 0), (0, 0, -9)), (.20, .15), 4, .0062, .0034, cotton('cover', '#c9bca4', crease=.8, thin=.06, tight=900), 5, .9)
    magnifier(frame((.155, -.12, top + .004), (0, 0, -32)))
    morning((.0, .06, .30), (.62, .72), key=34, fill=4)
    stage.camera((.14, -1.80, .40), (.02, .0, .26), 80, 5.6, focus=(-.05, -.03, .2), level=True)
