"""Each piece in a cover of its own, on the brass rail before plaster: one seen from the front, its neighbours edge on."""
import stage
from materials.hard import brass
from materials.soft import cotton
from props.clothes import hang
from props.garment_bag import bag, tag
from props.hanger import rail
from props.shapes import frame
from sets.corner import wall

SIZE = (960, 720)
EXPOSURE = .45


def build():
    wall(.36)
    metal = brass()
    rail(metal, -2, 2)
    calico, flax = cotton('calico', '#e2d8c6', thin=.12, crease=.6), cotton('flax', '#c3b498', thin=.1, crease=.6)
    hang(frame((-.50, .01, 0), (0, .4, 24)), 'oat-cable-jumper', .9)
    front = frame((.06, -.02, 0), (0, -.5, 17))
    bag(front, flax, metal, .54, 1.16, .10, 5, zipped=True)
    tag(front, 4)
    for k, (x, turn, cloth, long) in enumerate(((.36, 66, calico, 1.05), (.455, 72, calico, 1.12), (.55, 70, flax, .98))):
        bag(frame((x, .02, 0), (0, (-1) ** k * .6, turn)), cloth, metal, .50, long, .07, 11 + 4 * k)
    way = (.74, .60, -.40)
    stage.sun(way, 3.6, 2.2)
    stage.shade(way, (.05, .2, -.5), 2.6, (1.15, 1.15), (2, 3), .04, reach=4, roll=3)
    stage.panel((-2.0, -2.1, .8), (.1, .1, -.5), (1.6, 2.0), 112)
    stage.panel((2.4, -2.4, .0), (.1, 0, -.5), (2.2, 2.2), 9, (1, .9, .78))
    stage.room((.97, .94, .9), .18)
    stage.camera((.16, -3.0, -.50), (.02, 0, -.50), 76, 5.0, focus=(.06, -.1, -.4))
