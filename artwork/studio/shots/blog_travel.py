"""A suitcase by the wall in the morning."""
import stage
from materials.soft import knit
from props.cloth_on_table import stack
from props.shapes import frame
from props.suitcase import suitcase
from sets.corner import morning, oak_floor, skirting, wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    oak_floor(-1.8, .62)
    wall(.62)
    skirting(.62)
    suitcase(frame((-.12, .18, 0), (0, 0, 26)))
    stack(frame((.40, .20, 0), (0, 0, -12)), [((.30, .24), 3, .0185, .0095, knit('camel', '#b08a62', '#6d4f33'), 1.3), ((.29, .235), 3, .018, .0095, knit('cream', '#dccfb8', '#a3927a', .005), 1.3)], 17)
    morning((.05, .3, .5), (1.0, 1.2), 3.0, distance=2.2, key=38, reach=1.5)
    stage.camera((.06, -2.6, .62), (.06, .1, .45), 68, 5.0, focus=(-.05, .0, .4))
