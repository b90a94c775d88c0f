"""The packing table: knits in an open archive box with tissue, a stack that waits, the lid against the wall."""
import stage
from materials.hard import oak, plaster, tissue
from materials.soft import cotton, knit
from props.cloth_on_table import folded, stack
from props.open_box import crumpled, lid, over_rim, tray
from props.shapes import board, frame
from sets.workbench import roll

SIZE = (1440, 1080)
EXPOSURE = .5
SAMPLES = 48


def build():
    table = oak('table', 0, rough=.48)
    board((2.4, .82, .04), (0, .12, -.02), table, .004)
    board((6, .02, 4), (0, .62, .6), plaster(), 0)
    here = frame((.115, .06, 0), (0, 0, 13))
    w, d, h = .40, .30, .19
    tray(here, (w, d, h), seed=3, tone=0, label_at=(.13, .062), hole=False)
    thin = tissue()
    crumpled(here @ frame((0, 0, .105)), (w - .012, d - .012), .034, thin, 6)
    over_rim(here @ frame((-.005, -d / 2, h)), .31, .09, .062, material=thin, seed=4)
    over_rim(here @ frame((-w / 2, .01, h), (0, 0, -90)), .24, .09, .05, material=thin, seed=8)
    over_rim(here @ frame((.0, d / 2, h), (0, 0, 180)), .34, .09, .05, material=thin, seed=12)
    camel, cream, navy = knit('camel', '#b08a62', '#6d4f33'), knit('cream', '#dccfb8', '#a3927a', .005), knit('navy', '#2b3448', '#141a28')
    grey, white = knit('grey', '#77726b', '#413d39', .0038), cotton('white', '#e9e4da')
    blue = cotton('blue', '#a5b5c5')
    folded(here @ frame((.02, .0, .135), (0, 1.5, 3)), (.29, .225), 3, .021, .0098, camel, 5, 1.1)
    stack(frame((-.215, .03, 0), (0, 0, -5)), [
        ((.30, .235), 3, .0185, .0095, grey, 1.2), ((.295, .23), 4, .0155, .0092, cream, 1.1),
        ((.275, .22), 4, .0065, .0018, blue, .8), ((.275, .22), 4, .0065, .0018, white, .8),
        ((.29, .23), 3, .018, .0092, navy, 1.2)], 21)
    lid(frame((-.10, .525, .155), (77, 0, 4)) @ frame((0, 0, 0), (0, 0, 2)), (.409, .309, .055), 4, 0)
    roll(frame((.385, -.155, 0)))
    way = (.74, .52, -.42)
    stage.sun(way, 4.3, 1.8)
    stage.shade(way, (.02, .10, .16), 1.8, (.70, .66), (2, 2), .035, reach=3, roll=4)
    stage.panel((-1.5, -.55, 1.0), (0, .05, .1), (1.1, 1.4), 26)
    stage.panel((1.6, -1.4, .7), (0, .1, .1), (1.4, 1.4), 3, (1, .9, .78))
    stage.room((.97, .94, .9), .16)
    stage.camera((-.02, -1.38, .50), (.012, .04, .128), 62, 4.5, focus=(-.03, -.10, .12), level=False)
