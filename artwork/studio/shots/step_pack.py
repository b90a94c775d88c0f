"""A box being packed: knits on tissue in the box, shirts and tape beside it, seen from above."""
import stage
from materials.hard import kraft, oak, tissue
from materials.soft import cotton, knit
from props.cloth_on_table import folded, stack
from props.open_box import crumpled, over_rim, tray
from props.ribbon import curl_on_floor, grosgrain
from props.shapes import board, frame, put, sheet, turned, creases
import numpy as np

SIZE = (960, 720)
EXPOSURE = .3


def build():
    board((2.4, 1.6, .04), (0, .2, -.02), oak('table', 0, rough=.48), .004)
    here = frame((.07, .05, 0), (0, 0, -11))
    w, d, h = .44, .33, .17
    tray(here, (w, d, h), seed=7, tone=0, label_at=(-.13, .07), hole=True)
    thin = tissue()
    crumpled(here @ frame((0, 0, .10)), (w - .012, d - .012), .03, thin, 16)
    over_rim(here @ frame((-w / 2, .0, h), (0, 0, -90)), .28, .09, .07, material=thin, seed=18)
    over_rim(here @ frame((.0, d / 2, h), (0, 0, 180)), .38, .09, .06, material=thin, seed=22)
    red, grey, cream = knit('red', '#8f2a2e', '#521418'), knit('grey', '#77726b', '#413d39', .0038), knit('cream', '#dccfb8', '#a3927a', .005)
    folded(here @ frame((-.105, .0, .122), (0, 1.5, 92)), (.27, .185), 3, .018, .0092, cream, 5, 1.2)
    folded(here @ frame((.10, .004, .124), (0, -1.5, 88)), (.275, .19), 3, .019, .0094, red, 8, 1.2)
    stack(frame((-.40, -.02, 0), (0, 0, 9)), [
        ((.275, .22), 4, .0065, .0018, cotton('blue', '#a5b5c5'), .8), ((.275, .22), 4, .0065, .0018, cotton('white', '#e9e4da'), .8),
        ((.26, .21), 3, .017, .009, grey, 1.2)], 41)
    put(turned([(.020, 0), (.043, 0), (.0435, .001), (.0435, .047), (.043, .048), (.020, .048), (.0195, .047), (.0195, .001)],
               kraft('tape', '#9c7448'), 'tape', 64), (.37, -.17, 0))

    def spare(u, v):
        x, y = (u - .5) * .30, (v - .5) * .22
        flat = np.c_[x, y, x * 0]
        return np.c_[x, y, .004 + .0035 * creases(flat, 5, .12, 5, 2) + .02 * np.clip(u - .75, 0, 1) ** 2 * 4]

    put(sheet(spare, 120, 90, 'spare tissue', thin, scale=(.3, .22)), (-.05, -.27, .001), (0, 0, 17))
    curl_on_floor(frame((.22, -.30, 0), (0, 0, 21)), grosgrain(), .012, .22)
    way = (.74, .40, -.50)
    stage.sun(way, 2.6, 3.0)
    stage.shade(way, (.0, .06, .12), 1.8, (.74, .60), (2, 2), .035, reach=3, roll=4)
    stage.panel((-1.5, .25, 1.1), (0, .05, .1), (1.1, 1.4), 34)
    stage.panel((1.6, -1.2, .9), (0, .1, .1), (1.4, 1.4), 3, (1, .9, .78))
    stage.room((.97, .94, .9), .16)
    stage.camera((.0, -1.02, 1.02), (-.01, .0, .06), 60, 5.6, focus=(-.02, -.02, .14), level=False)
