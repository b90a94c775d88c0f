"""A red dress on the rail with its tag, a jacket beside it; beside them a sold piece under tissue in its open box."""
import stage
from materials.hard import brass, oak, tissue
from props.clothes import hang
from props.garment_bag import tag
from props.hanger import rail
from props.open_box import crumpled, lid, tray
from props.shapes import board, frame
from sets.corner import wall

SIZE = (1440, 1080)
EXPOSURE = .4
SAMPLES = 48
TABLE = -.70


def build():
    wall(.34)
    metal = brass()
    rail(metal, -2, 2)
    hang(frame((-.60, .02, 0), (0, -.6, 26)), 'sand-linen-blazer', .9)
    dress = frame((-.14, -.03, 0), (0, .5, 12))
    hang(dress, 'red-slip-dress')
    tag(dress @ frame((.055, -.045, -.10)), 4, cream=True)
    wood = oak('table', 0, rough=.46)
    board((1.5, .62, .036), (.94, .0, TABLE - .018), wood, .004)
    board((.05, .05, 1), (.25, -.26, TABLE - .53), oak('leg', 2), .004)
    here = frame((.50, -.06, TABLE), (0, 0, 14))
    w, d, h = .36, .28, .13
    tray(here, (w, d, h), seed=9, tone=0, label_at=(-.11, .06))
    crumpled(here @ frame((0, 0, .098)), (w - .012, d - .012), .034, tissue(), 6, .13, .016)
    lid(frame((.62, .27, TABLE + .15), (76, 0, 5)), (.369, .289, .05), 4, 0)
    way = (.74, .58, -.42)
    stage.sun(way, 4.2, 1.8)
    stage.shade(way, (.12, .2, -.48), 2.6, (1.30, 1.05), (3, 3), .04, reach=4, roll=3)
    stage.panel((-2.1, -2.2, .9), (.1, .1, -.45), (1.7, 2.0), 98)
    stage.panel((2.4, -2.4, .1), (.1, 0, -.5), (2.2, 2.2), 10, (1, .9, .78))
    stage.room((.97, .94, .9), .18)
    stage.camera((-.75, -2.75, -.36), (.12, 0, -.44), 74, 2.0, focus=(-.1, -.1, -.45))
