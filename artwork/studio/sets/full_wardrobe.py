"""The hero's open wardrobe: a brass rail under an oak shelf, plaster behind, an oak floor; clothes on the right, quiet on the left."""
import stage
from materials.hard import brass, oak
from materials.soft import cotton, knit
from props.archive_box import box
from props.cloth_on_table import stack
from props.clothes import hang
from props.garment_bag import bag
from props.hanger import hanger, rail
from props.shapes import board, frame
from sets.corner import wall

BENCH = -1.30
# Where on the rail, which piece, how far it is turned, its tilt, how flat its neighbours press it.
PIECES = ((.0, 'camel-wool-coat', 32, .5, .9), (.30, 'sky-linen-shirt', 70, -.8, .7), (.395, 'navy-wool-blazer', 77, .6, .75),
          (.505, 'oat-cable-jumper', 73, -.4, .75), (.60, 'red-slip-dress', 78, .5, .8), (.69, 'charcoal-wool-trousers', 74, -.5, .8),
          (.775, 'sand-linen-blazer', 78, .4, .75), (.955, 'tartan-wool-scarf', 68, 0, .9))


def clothes(metal):
    for x, key, turn, tilt, depth in PIECES:
        hang(frame((x, 0, 0), (0, tilt, turn)), key, depth)
    calico, flax = cotton('calico', '#dccfb8', thin=.1, crease=.6), cotton('flax', '#bfae90', thin=.08, crease=.6)
    for k, (x, cloth, long) in enumerate(((.865, flax, 1.05), (1.06, calico, 1.10), (1.15, flax, 1.0))):
        pose = frame((x, 0, 0), (0, (-1) ** k * .6, 70 + 3 * k))
        bag(pose, cloth, metal, .50, long, .085, 4 + 3 * k)


def build():
    wall(.33)
    metal, wide = brass(), oak('oak-lying', 0)
    board((5, .40, .030), (0, .13, .215), wide, .002)
    board((5, .62, .05), (0, .03, BENCH - .025), wide, .004)
    board((5, .02, 1), (0, .30, BENCH - .55), oak('oak-plinth', 0, '#a88a6c'), 0)
    rail(metal, -2.5, 2.5, 0, 0, .0125, (-.95, .20, 1.35), .20)
    clothes(metal)
    pale = oak('hanger-oak', 0, '#a97b4c', '#7a5230', .38, 1.6)
    for x, turn in ((-.72, 52), (-.62, 64)):
        hanger(pale, metal, frame((x, 0, 0), (0, .6, turn)))
    box(frame((-.72, .02, BENCH), (0, 0, 9)), (.44, .36, .27), 8, label_at=(.12, .09))
    stack(frame((-.70, .02, BENCH + .272), (0, 0, -6)), [
        ((.30, .235), 3, .0185, .0095, knit('grey', '#77726b', '#413d39', .0038), 1.2),
        ((.29, .23), 3, .018, .0092, knit('cream', '#dccfb8', '#a3927a', .005), 1.2)], 21)
    box(frame((.34, .04, BENCH), (0, 0, -7)), (.40, .32, .20), 15, label_at=(-.125, .055), taped=True)
    way = (.76, .56, -.38)
    stage.sun(way, 3.6, 2.0)
    stage.shade(way, (.05, .15, -.60), 2.8, (1.75, 1.30), (3, 3), .04, reach=5)
    stage.panel((-2.2, -2.9, .9), (.1, .1, -.6), (2.0, 2.4), 190)
    stage.panel((2.8, -2.8, -.3), (0, 0, -.6), (2.4, 2.4), 13, (1, .9, .78))
    stage.room((.97, .94, .9), .18)
