"""The studio: a jacket before white paper, as the camera sees it before the picture is cut."""
import numpy as np
import stage
from materials.hard import brass, paper
from props.clothes import hang
from props.hanger import rail
from props.shapes import frame, rod, sheet
from sets.corner import oak_floor, wall

SIZE = (960, 720)
EXPOSURE = .55
FLOOR = -1.22


def backdrop(x0, x1, y, top, floor, reach, material):
    """Paper from a roll: down the wall, through a wide bend, along the floor."""
    bend = .34
    a = np.linspace(0, np.pi / 2, 26)[1:-1]
    line = np.array([(y, z) for z in np.linspace(top, floor + bend, 20)] + list(zip(y - bend + bend * np.cos(a), floor + bend - bend * np.sin(a)))
                    + [(v, floor) for v in np.linspace(y - bend, y - reach, 16)])
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]

    def shape(u, v):
        s = v * run[-1]
        p = np.c_[x0 + (x1 - x0) * u, np.interp(s, run, line[:, 0]), np.interp(s, run, line[:, 1])]
        p[:, 1] += .004 * np.sin(p[:, 0] * 7 + 1) * np.sin(np.pi * v)
        p[:, 2] += .003 + .006 * np.clip(v - .93, 0, 1) * 14 * (.5 + .5 * np.sin(p[:, 0] * 4))
        return p

    sheet(shape, 60, 120, 'backdrop', material, scale=(x1 - x0, run[-1]))


def build():
    oak_floor(-3.0, 1.1, z=FLOOR)
    wall(1.05)
    metal = brass()
    backdrop(-.66, .66, .86, .42, FLOOR, 1.75, paper('backdrop', '#f3efe7', .8, .1))
    rod([(-.80, .84, .44), (.80, .84, .44)], .038, paper('roll', '#f3efe7', .8, .1), 'roll', 32)
    rail(metal, -.48, .48, .30, .10)
    for x in (-.45, .45):
        rod([(x, .30, FLOOR), (x, .30, .10)], .0105, metal, 'post', 24)
    hang(frame((-.04, .30, .10), (0, .4, 5)), 'navy-wool-blazer')
    stage.panel((-2.3, -1.4, .75), (0, .3, -.4), (1.5, 1.8), 150)
    stage.panel((2.4, -2.6, .0), (0, 0, -.4), (2.2, 2.2), 9, (1, .9, .78))
    way = (.74, .56, -.44)
    stage.sun(way, 2.2, 2.6)
    stage.shade(way, (.5, .9, -.2), 3.0, (.8, 1.3), (2, 3), .04, reach=4)
    stage.room((.97, .94, .9), .2)
    stage.camera((-1.45, -2.9, -.30), (-.02, .25, -.42), 80, 1.8, focus=(-.04, .22, -.3))
