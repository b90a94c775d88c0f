"""An empty oak wardrobe in the morning: a brass rail, three hangers, one box on the shelf."""
import stage
from props.archive_box import box
from props.hanger import hanger
from props.shapes import frame
from materials.hard import oak
from sets.wardrobe import wardrobe

SIZE = (960, 720)
EXPOSURE = .5


def build():
    made = wardrobe(width=2.1, shelf=.20)
    pale = oak('hanger-oak', 0, '#9c6d40', '#54331b', .40, 2.4)
    for x, turn, tilt in ((-.36, 58, .6), (.04, 12, 1.2), (.37, 68, -.5)):
        hanger(pale, made['metal'], frame((x, 0, .0), (0, tilt, turn)))
    box(frame((.30, .03, .213), (0, 0, -7)), (.40, .34, .24), 8, labelled=True)
    way = (.74, .60, -.36)
    stage.sun(way, 5.0, 2.2)
    stage.shade(way, (.0, .25, -.10), 2.6, (1.0, .95), (2, 2), .04)
    stage.panel((-1.5, -2.8, .9), (0, .1, -.3), (1.8, 2.2), 150)
    stage.panel((2.4, -2.6, -.4), (0, 0, -.4), (2.2, 2.2), 10, (1, .9, .78))
    stage.room((.97, .94, .9), .22)
    stage.camera((.12, -2.0, -.125), (-.01, 0, -.125), 72, 4.0, focus=(.02, -.03, -.1))
