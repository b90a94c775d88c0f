"""A suitcase beside an open oak wardrobe with a few pieces in it."""
import stage
from materials.hard import plaster
from materials.soft import cotton, knit
from props.cloth_on_table import stack
from props.clothes import hang
from props.shapes import board, frame
from props.suitcase import suitcase
from sets.corner import oak_floor
from sets.wardrobe import wardrobe

SIZE = (960, 720)
EXPOSURE = .5
FLOOR = -1.42


def build():
    made = wardrobe(width=1.15, shelf=.22, floor=FLOOR + .12, top=.6, boards=3)
    oak_floor(-2.6, .4, z=FLOOR)
    wall = plaster('wall')
    for side in (-1, 1):
        board((3, .02, 5), (side * (1.5 + .60), .16, .6), wall, 0)
    board((1.204, .50, .12), (0, .03, FLOOR + .06), made['wide'], .003)
    for x, key, turn, depth in ((-.28, 'sky-linen-shirt', 24, .85), (.10, 'navy-wool-blazer', 30, .85), (.36, 'charcoal-wool-trousers', 66, .8)):
        hang(frame((x, 0, 0), (0, .5, turn)), key, depth)
    stack(frame((-.18, -.02, FLOOR + .136), (0, 0, -6)), [
        ((.30, .24), 3, .0185, .0095, knit('grey', '#77726b', '#413d39', .0038), 1.2), ((.29, .23), 3, .018, .0095, knit('cream', '#dccfb8', '#a3927a', .005), 1.2),
        ((.275, .22), 4, .0065, .0018, cotton('white', '#e9e4da'), .8)], 21)
    suitcase(frame((-.92, -.42, FLOOR), (0, 0, 24)))
    way = (.76, .58, -.42)
    stage.sun(way, 3.2, 2.2)
    stage.shade(way, (-.2, .15, -.75), 2.8, (1.5, 1.3), (2, 3), .04, reach=5)
    stage.panel((-2.4, -2.6, .8), (-.2, .1, -.7), (2.0, 2.3), 190)
    stage.panel((2.6, -2.6, -.3), (0, 0, -.7), (2.4, 2.4), 14, (1, .9, .78))
    stage.room((.97, .94, .9), .2)
    stage.camera((-1.5, -3.6, -.62), (-.25, 0, -.72), 60, 1.4, focus=(-.75, -.2, -.6))
