"""Prints of a wardrobe, spread on an oak table."""
import stage
from materials.hard import oak
from props.photo_print import print_of
from props.shapes import board, frame

SIZE = (960, 720)
EXPOSURE = .5


def build():
    board((2.4, 1.6, .04), (0, .2, -.02), oak('table', 0, rough=.46), .004)
    for k, (name, x, y, turn, z) in enumerate((
            ('oat-cable-jumper', -.215, .150, 13, 0), ('navy-wool-blazer', -.055, .175, -6, .0012), ('red-slip-dress', .125, .150, 9, .0022),
            ('tartan-wool-scarf', -.150, -.045, -11, .0030), ('camel-wool-coat', .035, -.055, 4, .0042), ('chestnut-chelsea-boots', .215, -.03, -7, .0034))):
        print_of(frame((x, y, z), (0, 0, turn)), name, .165, .002 + .001 * (k % 3), k)
    way = (.74, .34, -.52)
    stage.sun(way, 2.8, 2.6)
    stage.shade(way, (.0, .06, .0), 1.8, (.66, .50), (2, 2), .03, reach=3, roll=4)
    stage.panel((-1.4, .35, 1.1), (0, .05, 0), (1.1, 1.3), 32)
    stage.panel((1.6, -1.1, .9), (0, .1, 0), (1.4, 1.4), 3, (1, .9, .78))
    stage.room((.97, .94, .9), .16)
    stage.camera((-.26, -.86, .52), (.0, .02, .0), 72, 2.0, focus=(.0, -.07, .01), level=False)
