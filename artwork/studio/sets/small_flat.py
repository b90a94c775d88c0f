"""A small flat: a window with its city on the left, an oak bench under it, a brass rail on the right."""
import stage
from materials.hard import brass, oak, plaster
from materials.soft import cotton, knit
from props.archive_box import box
from props.cloth_on_table import stack
from props.clothes import hang
from props.hanger import rail
from props.shapes import board, frame
from sets.corner import oak_floor
from sets.workroom import window

FEW = (('sky-linen-shirt', .06, 24), ('camel-wool-coat', .40, 34), ('navy-wool-blazer', .68, 66), ('oat-cable-jumper', .79, 70), ('red-slip-dress', .90, 72))
# Place, turn and size of each box; those after the first two stand in front.
BOXES = (((-.95, .56, .43), 8, (.44, .36, .27)), ((.55, .52, 0), -9, (.44, .36, .30)), ((-.05, .46, 0), 11, (.46, .38, .32)), ((-.04, .47, .322), -5, (.40, .34, .22)), ((.57, .53, .302), 6, (.38, .32, .20)))


def build(city, boxes=1, pieces=FEW, focal=54, height=1.12):
    wall, x, y, width, low, high = plaster('wall'), -.85, .9, 1.15, .92, 2.12
    for x0, x1 in ((-5, x - width / 2), (x + width / 2, 5)):
        board((x1 - x0, .2, 4), ((x0 + x1) / 2, y + .1, 1.6), wall, .004)
    board((width, .2, low + .4), (x, y + .1, (low - .4) / 2), wall, .004)
    board((width, .2, 2), (x, y + .1, high + 1), wall, .004)
    board((width + .10, .16, .03), (x, y - .02, low - .015), oak('sill', 0), .004)
    window(city, x, y, width, low, high)
    oak_floor(-2.6, y)
    board((1.5, .40, .04), (-1.0, .66, .41), oak('bench', 0), .004)
    for lx in (-1.66, -.34):
        board((.05, .36, .39), (lx, .66, .195), oak('leg', 2), .004)
    metal = brass()
    rail(metal, -.18, 1.9, .62, 1.72, .0125, (-.10, 1.8), .60)
    for name, px, turn in pieces:
        hang(frame((px, .62, 1.72), (0, .5, turn)), name, .85)
    for k, (place, turn, size) in enumerate(BOXES[:boxes]):
        box(frame(place, (0, 0, turn)), size, 8 + 7 * k)
    stack(frame((-.52, .60, .43), (0, 0, -8)), [((.28, .22), 3, .018, .0095, knit('cream', '#dccfb8', '#a3927a', .005), 1.3), ((.27, .215), 3, .0175, .0095, knit('camel', '#b08a62', '#6d4f33'), 1.3),
                                               ((.26, .21), 4, .0062, .0018, cotton('blue', '#a5b5c5'), .8)], 17)
    way = (.72, .50, -.46)
    stage.sun(way, 3.2, 2.2)
    stage.shade(way, (.45, .8, 1.1), 3.0, (1.3, 1.3), (2, 2), .045, reach=5)
    stage.panel((-2.7, -2.0, 2.3), (.1, .4, 1.0), (1.8, 2.0), 165)
    stage.panel((2.6, -2.4, 1.2), (0, .3, 1.0), (2.3, 2.2), 14, (1, .9, .78))
    stage.room((.97, .95, .92), .2)
    # From beside the rail towards the window: what is near is sharp, the room behind it only a hint.
    stage.camera((1.55, -1.70, 1.30), (.14, .55, height + .06), focal, 1.4, focus=(.42, .46, 1.25))
