"""A season's clothes on the rail, a ribboned box below them."""
import stage
from materials.hard import brass, oak
from props.archive_box import box
from props.clothes import hang
from props.hanger import rail
from props.ribbon import around, bow, grosgrain
from props.shapes import board, frame
from sets.corner import morning, wall

SIZE = (960, 720)
EXPOSURE = .5
BENCH = -1.06


def build():
    wall(.32)
    rail(brass(), -2, 2)
    hang(frame((-.52, .0, 0), (0, .6, 21)), 'camel-wool-coat', .9)
    hang(frame((.08, .01, 0), (0, -.6, 15)), 'oat-cable-jumper')
    hang(frame((.60, .0, 0), (0, .4, 22)), 'tartan-wool-scarf')
    board((4, .60, .036), (0, .02, BENCH - .018), oak('bench', 0, rough=.48), .004)
    size, here = (.40, .32, .20), frame((.25, -.03, BENCH), (0, 0, -13))
    box(here, size, 15, labelled=False, hole=False)
    red = grosgrain()
    around(here, (size[0] + .012, size[1] + .012, size[2] + .002), .026, red)
    bow(here @ frame((0, 0, size[2] + .004)), .026, red, .095)
    morning((.0, .2, -.55), (1.25, 1.25), 3.0, (.74, .60, -.40), distance=2.2, key=36, fill=3, reach=1.6, panes=(2, 3))
    stage.camera((.14, -3.1, -.46), (.04, 0, -.54), 70, 5.0, focus=(.1, -.1, -.4))
