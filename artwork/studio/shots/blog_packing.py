"""Three boxes for a move: two closed, one open with folded pieces and tissue."""
import stage
from materials.hard import tissue
from materials.soft import cotton, knit
from props.archive_box import box
from props.cloth_on_table import stack
from props.open_box import crumpled, over_rim, tray
from props.shapes import frame
from sets.corner import morning, oak_floor, skirting, wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    oak_floor(-1.8, .72)
    wall(.72)
    skirting(.72)
    box(frame((-.24, .30, 0), (0, 0, 8)), (.46, .38, .30), 12, label_at=(.13, .10))
    box(frame((-.22, .31, .302), (0, 0, -7)), (.40, .34, .22), 8, label_at=(-.10, .08))
    here, (w, d, h), thin = frame((.30, .02, 0), (0, 0, -13)), (.44, .34, .20), tissue()
    tray(here, (w, d, h), seed=9, tone=2, label_at=(-.14, .07))
    crumpled(here @ frame((0, 0, .12)), (w - .012, d - .012), .03, thin, 6)
    over_rim(here @ frame((w / 2, .0, h), (0, 0, 90)), .26, .08, .06, material=thin, seed=8)
    stack(here @ frame((-.01, 0, .14)), [((.30, .24), 3, .0175, .0095, knit('navy', '#2b3448', '#141a28'), 1.3), ((.29, .235), 3, .017, .0095, knit('red', '#8f2a2e', '#521418'), 1.3),
                                         ((.28, .23), 4, .0062, .0018, cotton('blue', '#a5b5c5'), .8)], 17)
    morning((.05, .3, .3), (.95, .95), 3.0, distance=2.0, key=38, reach=1.3)
    stage.camera((.10, -2.25, .66), (.05, .1, .235), 68, 5.0, focus=(.1, .0, .2), level=False)
