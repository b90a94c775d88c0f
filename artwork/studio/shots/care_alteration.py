"""Trousers on the tailor's table: a folded leg, chalk, a tape, spools."""
import stage
from materials.hard import oak, plain
from materials.soft import cotton
from props.cloth_on_table import stack
from props.sewing import needle, pins, spool
from props.shapes import board, frame, put, soft_box
from sets.workbench import tape

SIZE = (960, 720)
EXPOSURE = .6


def build():
    board((1.6, 1.2, .04), (0, .1, -.02), oak('table', 0, rough=.46), .003)
    cloth = cotton('flannel', '#3a3c40', .95, 0, .25, 900)
    top = stack(frame((-.11, .05, 0), (0, 0, 17)), [((.24, .42), 4, .0058, .0026, cloth, .7)], 5)
    pins([(-.07, -.10, top + .001), (-.035, -.09, top + .001), (.0, -.08, top + .001)])
    tape(frame((-.10, -.16, .001), (0, 0, 16)), .46)
    put(soft_box((.050, .036, .007), 'chalk', plain('chalk', '#efe9dd', .95), .003, 10, .0006, .0006, 3), (.135, -.015, .0035), (0, 0, 31))
    for x, y, tone in ((.205, .10, '#3a3c40'), (.262, .075, '#9c222b')):
        spool(frame((x, y, 0)), tone)
    needle(frame((.20, -.02, .0016), (0, 0, 38)))
    way = (.74, .30, -.46)
    stage.sun(way, 3.0, 2.6)
    stage.shade(way, (.03, .02, .0), 1.4, (.46, .36), (2, 2), .02, reach=3, roll=4)
    stage.panel((-1.1, .30, .80), (0, .03, 0), (.9, 1.0), 17)
    stage.panel((1.2, -.9, .7), (0, 0, 0), (1.0, 1.0), 1.8, (1, .92, .82))
    stage.room((.96, .93, .9), .15)
    stage.camera((.085, -.72, .54), (.08, .0, .0), 68, 6.3, focus=(.03, -.04, .01), level=False)
