"""Pieces for sale on the rail, each with its tag."""
import stage
from materials.hard import brass
from props.clothes import hang
from props.garment_bag import tag
from props.hanger import rail
from props.shapes import frame
from sets.corner import morning, wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    wall(.30)
    rail(brass(), -2, 2)
    for x, key, turn, tilt, depth, cream, seed in ((-.40, 'sand-linen-blazer', 16, .6, 1, False, 4), (.10, 'red-slip-dress', 12, -.5, 1, True, 9), (.50, 'sage-pleated-skirt', 20, .4, 1, False, 13)):
        pose = frame((x, -.02, 0), (0, tilt, turn))
        hang(pose, key, depth)
        tag(pose @ frame((.03, -.05, -.02)), seed, .11, (.046, .072), cream)
    morning((.0, .2, -.45), (1.2, 1.0), 2.8, (.74, .60, -.40), distance=2.2, key=33, fill=3, reach=1.6, panes=(2, 3))
    stage.camera((.12, -3.0, -.44), (.03, 0, -.44), 80, 5.0, focus=(.1, -.1, -.4))
