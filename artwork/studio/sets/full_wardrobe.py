"""The hero's wardrobe: a long oak back, clothes and garment bags on the right of the rail, two empty hangers on the left."""
import stage
from materials.hard import oak
from materials.soft import cotton, knit
from props.archive_box import box
from props.cloth_on_table import stack
from props.clothes import hang
from props.garment_bag import bag, tag
from props.hanger import hanger
from props.shapes import frame
from sets.wardrobe import wardrobe

FLOOR = -1.36


def clothes(metal):
    for x, key, turn, tilt, depth in ((.02, 'camel-wool-coat', 33, .5, .9), (.30, 'sky-linen-shirt', 74, -.8, .7), (.395, 'navy-wool-blazer', 79, .6, .75),
                                      (.51, 'oat-cable-jumper', 75, -.4, .75), (.60, 'red-slip-dress', 80, .5, .8), (.80, 'tartan-wool-scarf', 70, 0, .9)):
        hang(frame((x, 0, 0), (0, tilt, turn)), key, depth)
    calico, flax = cotton('calico', '#e2d8c6', thin=.16, crease=.5), cotton('flax', '#c9bba2', thin=.12, crease=.5)
    for k, (x, cloth, long) in enumerate(((.715, calico, 1.10), (.91, flax, .98), (1.01, calico, 1.15), (1.12, calico, 1.04))):
        pose = frame((x, 0, 0), (0, (-1) ** k * .6, 76 + 3 * k))
        bag(pose, cloth, metal, .50, long, .075, 4 + 3 * k)
        if k in (0, 2):
            tag(pose, k)


def build():
    made = wardrobe(width=3.4, shelf=.20, floor=FLOOR, boards=6)
    clothes(made['metal'])
    pale = oak('hanger-oak', 0, '#a97b4c', '#7a5230', .38, 1.6)
    for x, turn in ((-.62, 58), (-.53, 69)):
        hanger(pale, made['metal'], frame((x, 0, 0), (0, .6, turn)))
    z = FLOOR + .016
    box(frame((-.52, .02, z), (0, 0, 9)), (.44, .36, .27), 8, label_at=(.12, .09))
    stack(frame((-.50, .02, z + .272), (0, 0, -6)), [
        ((.30, .235), 3, .0185, .0095, knit('grey', '#77726b', '#413d39', .0038), 1.2),
        ((.29, .23), 3, .018, .0092, knit('cream', '#dccfb8', '#a3927a', .005), 1.2)], 21)
    box(frame((.37, .04, z), (0, 0, -6)), (.38, .36, .20), 15, labelled=False)
    way = (.76, .58, -.36)
    stage.sun(way, 5.0, 2.2)
    stage.shade(way, (.0, .15, -.62), 2.8, (1.65, 1.35), (3, 3), .04)
    stage.panel((-1.8, -3.0, .7), (.1, .1, -.6), (2.0, 2.4), 210)
    stage.panel((2.6, -2.8, -.5), (0, 0, -.6), (2.4, 2.4), 12, (1, .9, .78))
    stage.room((.97, .94, .9), .2)
