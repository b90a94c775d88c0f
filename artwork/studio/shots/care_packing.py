"""Packed for the move: closed boxes, one of them taped."""
from props.archive_box import box
from props.shapes import frame
from sets.corner import bench, morning, wall
import stage

SIZE = (960, 720)
EXPOSURE = .62


def build():
    bench(.7)
    wall(.36)
    box(frame((-.16, .08, 0), (0, 0, 9)), (.44, .36, .27), 8, label_at=(.12, .09))
    box(frame((-.14, .09, .272), (0, 0, -6)), (.38, .32, .20), 15, label_at=(-.10, .07))
    box(frame((.30, .13, 0), (0, 0, -8)), (.36, .32, .20), 27, label_at=(-.11, .07))
    box(frame((.29, .13, .202), (0, 0, 4)), (.33, .29, .15), 33, labelled=False, taped=True)
    morning((.05, .1, .22), (.80, .80), reach=1.1)
    stage.camera((.12, -1.95, .44), (.06, .04, .225), 74, 5.0, focus=(0, -.12, .2), level=False)
