"""A cream box with a red ribbon and bow, the gift card leaning on it."""
import stage
from materials.hard import paper
from props.gift_card import card
from props.ribbon import around, bow, grosgrain
from props.shapes import frame, put, soft_box
from sets.corner import bench, morning, wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    bench()
    wall(.32)
    cream, red = paper('box-paper', '#e6dccb', .7, .3), grosgrain()
    w, d, h = .30, .24, .13
    here = frame((-.03, .03, 0), (0, 0, 17))
    put(soft_box((w, d, h * .9), 'box', cream, .0010, 14, .0004, .0002, 3), (0, 0, h * .45), within=here)
    put(soft_box((w + .006, d + .006, .042), 'lid', cream, .0010, 14, .0003, .0002, 8), (0, 0, h - .021), (0, 0, .3), within=here)
    around(here, (w + .006, d + .006, h), .024, red, x=-.055, lid=.0028)
    around(here @ frame((0, 0, .0003)), (w + .006, d + .006, h), .024, red, x=.0, along='x', lid=.0028)
    bow(here @ frame((-.055, -.0, h + .002), (0, 0, 8)), .024, red)
    card(here @ frame((.075, -d / 2 - .024, .0285), (68, 0, -6)), foil=True)
    morning((.03, .06, .1), (.46, .56), distance=1.4, key=26, reach=.85)
    stage.camera((.06, -1.05, .36), (.0, .0, .082), 74, 5.0, focus=(.03, -.12, .07), level=False)
