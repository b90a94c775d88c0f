"""A glass over a sewn label: what it is made of is looked at closely."""
import stage
from materials.hard import RED, oak, paper
from materials.soft import cotton, knit
from props.archive_box import mark
from props.cloth_on_table import stack
from props.magnifier import magnifier
from props.shapes import board, frame, put, soft_box

SIZE = (960, 720)
EXPOSURE = .55


def build():
    board((1.6, 1.2, .04), (0, .1, -.02), oak('table', 0, rough=.46), .003)
    top = stack(frame((-.02, .05, 0), (0, 0, 9)), [((.40, .31), 3, .0170, .0100, knit('navy', '#3a4764', '#1b2233', .0050), .8)], 5)
    label = frame((-.016, .004, top + .0022), (0, 0, 9))
    put(soft_box((.082, .044, .0012), 'label', cotton('label', '#efe6d4', .8, 0, .25, 1500), .0004, 12, 0, .0006, 3), within=label)
    put(mark(.026, paper('woven mark', RED, .7, .4)), (.004, 0, .0013), (-90, 0, 0), within=label)
    magnifier(frame((.012, -.012, top + .018), (-4, 5, -52)))
    way = (.74, .30, -.46)
    stage.sun(way, 3.0, 2.6)
    stage.shade(way, (.03, .02, .0), 1.4, (.40, .32), (2, 2), .02, reach=3, roll=4)
    stage.panel((-1.1, .30, .80), (0, .03, 0), (.9, 1.0), 16)
    stage.panel((1.2, -.9, .7), (0, 0, 0), (1.0, 1.0), 1.8, (1, .92, .82))
    stage.room((.96, .93, .9), .16)
    stage.camera((-.24, -.42, .26), (.02, -.005, .045), 85, 2.8, focus=(.0, -.01, .05), level=False)
