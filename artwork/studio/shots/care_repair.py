"""A cream knit that is being mended with red yarn; spools."""
import stage
from materials.hard import oak
from materials.soft import knit
from props.cloth_on_table import stack
from props.sewing import darn, spool, thread
from props.shapes import board, frame

SIZE = (960, 720)
EXPOSURE = .5


def build():
    board((1.6, 1.2, .04), (0, .1, -.02), oak('table', 0, rough=.46), .003)
    top = stack(frame((-.04, .02, 0), (0, 0, 14)), [((.30, .25), 3, .0175, .0105, knit('cream', '#dccfb8', '#a3927a', .0055), 1.2)], 9)
    darn(frame((.015, -.02, top + .0005), (0, 0, 10)))
    thread([(.030, -.008, top + .001), (.07, .0, top + .004), (.115, -.03, .02), (.16, -.075, .0012), (.185, -.03, .0012), (.215, -.05, .0012)], '#9c222b')
    for x, y, tone in ((.215, .095, '#9c222b'), (.270, .050, '#dccfb8'), (.262, .115, '#3a4256')):
        spool(frame((x, y, 0)), tone)
    way = (.74, .30, -.46)
    stage.sun(way, 3.0, 2.6)
    stage.shade(way, (.03, .02, .0), 1.4, (.42, .34), (2, 2), .02, reach=3, roll=4)
    stage.panel((-1.1, .30, .80), (0, .03, 0), (.9, 1.0), 16)
    stage.panel((1.2, -.9, .7), (0, 0, 0), (1.0, 1.0), 1.8, (1, .92, .82))
    stage.room((.96, .93, .9), .15)
    stage.camera((-.10, -.66, .30), (.07, .01, .015), 80, 2.0, focus=(.04, -.02, .04), level=False)
