"""A coat before the studio wall, out of focus; in front of it its page on a phone."""
import stage
from materials.hard import brass, oak
from props.clothes import hang
from props.hanger import rail
from props.phone import on_stand, piece_page
from props.shapes import board, frame
from sets.corner import wall

SIZE = (1440, 1080)
EXPOSURE = .4
SAMPLES = 48


def build():
    wall(1.36)
    board((1.6, .30, .03), (0, .02, -.015), oak('ledge', 0, rough=.46), .004)
    page = piece_page('camel-wool-coat', ('camel-wool-coat', 'navy-wool-blazer', 'oat-cable-jumper', 'tartan-wool-scarf'))
    on_stand(frame((-.062, -.03, 0), (0, 0, 15)), page)
    rail(brass(), -2, 2, 1.12, .46)
    hang(frame((.30, 1.12, .46), (0, .6, 14)), 'camel-wool-coat')
    way = (.76, .48, -.40)
    stage.sun(way, 3.4, 2.2)
    stage.shade(way, (.20, 1.1, .05), 2.2, (.95, 1.0), (2, 3), .04, reach=4)
    stage.panel((-1.5, -.35, .85), (.05, .5, .05), (1.4, 1.5), 46)
    stage.panel((1.9, -1.2, .5), (0, .4, .1), (1.6, 1.6), 6, (1, .9, .78))
    stage.room((.97, .94, .9), .18)
    stage.camera((.0, -.66, .125), (.0, 0, .090), 62, 4.5, focus=(-.062, -.036, .08))
