"""Packed for the move: closed boxes, one of them open with folded pieces, tape beside it."""
from materials.soft import cotton, knit
from props.archive_box import box
from props.cloth_on_table import stack
from props.shapes import frame
from sets.corner import bench, morning, wall
from sets.workbench import roll
import stage

SIZE = (960, 720)
EXPOSURE = .62


def build():
    bench(.7)
    wall(.36)
    box(frame((-.16, .08, 0), (0, 0, 9)), (.44, .36, .27), 8, label_at=(.12, .09))
    box(frame((-.14, .09, .272), (0, 0, -6)), (.38, .32, .20), 15, label_at=(-.10, .07))
    box(frame((.30, .13, 0), (0, 0, -8)), (.36, .32, .20), 27, labelled=False)
    stack(frame((.29, .12, .202), (0, 0, 5)), [
        ((.27, .21), 3, .0175, .0095, knit('red', '#8f2a2e', '#521418'), 1.3), ((.265, .205), 3, .017, .0095, knit('cream', '#dccfb8', '#a3927a', .005), 1.3),
        ((.25, .20), 4, .0062, .0018, cotton('blue', '#a5b5c5'), .8)], 17)
    roll(frame((.21, -.17, 0)))
    morning((.05, .1, .22), (.80, .80), reach=1.1)
    stage.camera((.12, -1.95, .44), (.06, .04, .225), 74, 5.0, focus=(0, -.12, .2), level=False)
