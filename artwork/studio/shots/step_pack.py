"""A box being packed: pieces filed upright on tissue, a stack that waits."""
import stage
from materials.hard import oak, tissue
from materials.soft import cotton, knit
from props.cloth_on_table import folded, stack
from props.open_box import crumpled, over_rim, tray
from props.shapes import board, frame

SIZE = (960, 720)
EXPOSURE = .5


def file(here, foot):
    """Two rows of folded pieces that stand in the box with their folds up, as in a drawer."""
    wool = {'cream': knit('cream', '#dccfb8', '#a3927a', .005), 'oat': knit('oat', '#c3ad8b', '#85714f', .0046), 'camel': knit('camel', '#b08a62', '#6d4f33'),
            'red': knit('red', '#8f2a2e', '#521418'), 'navy': knit('navy', '#2b3448', '#141a28'), 'stone': knit('stone', '#8d8578', '#565047', .0038)}
    shirt = {'white': cotton('white', '#e9e4da'), 'blue': cotton('blue', '#a5b5c5'), 'stripe': cotton('sand', '#cdbfa4')}
    for x, row in ((-.105, ('cream', 'white', 'camel', 'stripe', 'stone', 'blue', 'oat')), (.105, ('oat', 'blue', 'red', 'white', 'cream', 'navy'))):
        y = -.148
        for k, name in enumerate(row):
            thin = name in shirt
            pitch, thick = (.0080, .0022) if thin else (.0158, .0100)
            layers = 4 if thin else 3
            pose = here @ frame((x + .003 * (-1) ** k, y, foot + .004 * (k % 3)), (-90, 0, 0))
            folded(pose, (.190 - .006 * (k % 2), .135 - .008 * (k % 3)), layers, pitch, thick, shirt.get(name) or wool[name], 5 + 3 * k + int(x > 0), 1.0)
            y += layers * pitch + thick * .55


def build():
    board((2.4, 1.6, .04), (0, .2, -.02), oak('table', 0, rough=.48), .004)
    here = frame((.07, .05, 0), (0, 0, -11))
    w, d, h = .44, .33, .17
    tray(here, (w, d, h), seed=7, tone=0, label_at=(-.13, .07))
    thin = tissue()
    crumpled(here @ frame((0, 0, .10)), (w - .012, d - .012), .03, thin, 16)
    over_rim(here @ frame((-w / 2, .0, h), (0, 0, -90)), .28, .09, .07, material=thin, seed=18)
    over_rim(here @ frame((.0, d / 2, h), (0, 0, 180)), .38, .09, .06, material=thin, seed=22)
    file(here, .098)
    stack(frame((-.40, -.02, 0), (0, 0, 9)), [
        ((.275, .22), 4, .0065, .0018, cotton('blue', '#a5b5c5'), .8), ((.275, .22), 4, .0065, .0018, cotton('white', '#e9e4da'), .8),
        ((.26, .21), 3, .017, .009, knit('grey', '#77726b', '#413d39', .0038), 1.2)], 41)
    way = (.74, .40, -.50)
    stage.sun(way, 2.6, 3.0)
    stage.shade(way, (.0, .06, .12), 1.8, (.74, .60), (2, 2), .035, reach=3, roll=4)
    stage.panel((-1.5, .25, 1.1), (0, .05, .1), (1.1, 1.4), 34)
    stage.panel((1.6, -1.2, .9), (0, .1, .1), (1.4, 1.4), 3, (1, .9, .78))
    stage.room((.97, .94, .9), .16)
    stage.camera((-.34, -.98, .62), (.0, .0, .095), 74, 1.8, focus=(-.03, -.13, .17), level=False)
