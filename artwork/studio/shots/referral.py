"""Two pieces side by side on one rail, a jumper and a shirt."""
import stage
from materials.hard import brass
from props.clothes import hang
from props.hanger import rail
from props.ribbon import grosgrain, strip
from props.shapes import frame
from sets.corner import morning, wall
import numpy as np

SIZE = (960, 720)
EXPOSURE = .5


def build():
    wall(.26)
    rail(brass(), -2, 2)
    hang(frame((-.30, 0, 0), (0, .6, 10)), 'oat-cable-jumper')
    hang(frame((.30, 0, 0), (0, -.6, -9)), 'sky-linen-shirt', .9)
    t = np.linspace(0, 1, 80)
    path = np.c_[-.295 + .585 * t, -.02 - .02 * np.sin(t * 3.14), -.012 - .085 * np.sin(t * 3.14) + .012 * np.sin(t * 12) * np.sin(t * 3.14)]
    strip(path, np.c_[t * 0, np.cos(t * 4), np.sin(t * 4)], .012, grosgrain())
    morning((.0, .2, -.35), (1.05, .85), 2.8, (.74, .60, -.40), distance=2.0, key=32, fill=3, reach=1.4)
    stage.camera((.10, -2.7, -.36), (.0, 0, -.36), 74, 5.0, focus=(0, -.1, -.3))
