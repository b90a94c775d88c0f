"""A brass hygrometer on the wall above a box and folded knits."""
import stage
from materials.hard import brass
from materials.soft import knit
from props.archive_box import box
from props.cloth_on_table import stack
from props.hygrometer import hygrometer
from props.shapes import frame
from sets.corner import bench, morning, wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    bench()
    wall(.30)
    hygrometer(frame((-.17, .30, .33)), brass())
    box(frame((.20, .06, 0), (0, 0, -9)), (.38, .32, .20), 12, label_at=(-.10, .07))
    stack(frame((.21, .05, .202), (0, 0, 4)), [((.27, .21), 3, .0175, .0095, knit('camel', '#b08a62', '#6d4f33'), 1.3), ((.265, .205), 3, .017, .0095, knit('cream', '#dccfb8', '#a3927a', .005), 1.3)], 17)
    morning((.03, .12, .25), (.66, .70), key=34)
    stage.camera((.55, -1.45, .40), (.04, .05, .235), 74, 1.6, focus=(.12, -.10, .2), level=False)
