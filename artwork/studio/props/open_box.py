"""The archive box without its lid: four walls and a floor, lined with tissue that falls over the rim."""
import math
import numpy as np
from materials.hard import flutes
from .archive_box import board_of, label, once
from .shapes import build, creases, frame, put, sheet, soft_box, waves


def tray(pose, size=(.40, .30, .20), wall=.004, seed=0, tone=0, label_at=None):
    """Origin in the middle of the foot, the front towards -y."""
    w, d, h = size
    material = board_of(tone)
    for k, (sx, sy, sz, x, y, z) in enumerate((
            (w, wall, h, 0, -d / 2, h / 2), (w, wall, h, 0, d / 2, h / 2),
            (wall, d, h, -w / 2, 0, h / 2), (wall, d, h, w / 2, 0, h / 2), (w, d, wall, 0, 0, wall / 2))):
        put(soft_box((sx, sy, sz), 'wall', material, .0006, 16, 0, .0005, seed + k), (x, y, z), within=pose)
        if k < 4:
            cut(pose @ frame((x, y, h + .0006), (0, 0, 90 * (k > 1))), (max(sx, sy) - wall * 2 * (k > 1), wall))
    face = -d / 2 - wall / 2 - .0018
    if label_at:
        label(pose @ frame((label_at[0], face, label_at[1])), (.06, .06), seed)


def cut(pose, size):
    """The cut edge of a wall, seen from above."""
    x, y = size[0] / 2, size[1] / 2
    build([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], 'cut', once('flutes', flutes), [(0, 0), (size[0], 0), (size[0], 1), (0, 1)]).matrix_world = pose


def lid(pose, size=(.409, .309, .055), seed=0, tone=0):
    return put(soft_box(size, 'lid', board_of(tone), .0012, 14, .0008, .0006, seed, .003), (0, 0, 0), within=pose)


def over_rim(pose, width, inner=.10, over=.075, out=.006, material=None, seed=0, lift=.004, lean=0.0):
    """Tissue that comes up inside a wall, bends over its rim and hangs outside. The rim runs along x at the origin, outside is -y."""
    phases = np.random.default_rng(seed).uniform(0, 6.28, 1)

    def shape(u, v):
        x = (u - .5) * width
        edge = over * (1 + .05 * np.sin(x * 9 + phases[0])) + lean * x
        s = -inner + v * (inner + edge)
        r = .0034
        bend = math.pi * r * .9
        t = np.clip(s / bend, 0, 1) * math.pi * .96
        y = r * np.cos(t)
        z = r * np.sin(t) + lift
        z = z + np.where(s < 0, s, 0) - np.where(s > bend, (s - bend) * math.cos(.16), 0)
        y = y - np.where(s > bend, (s - bend) * .16 + out, out * t / math.pi) + np.where(s < 0, -s * .10, 0)
        flat = np.c_[x, s, x * 0]
        c = creases(flat, seed, .085, 6, 3)
        free = .35 + .65 * np.clip(np.abs(s) / .03, 0, 1)
        wide = .004 * waves(np.c_[x, s * .5, x * 0], seed + 3, 15, 2) * np.clip(s / over, 0, 1)
        y = y - (.0042 * c + .004) * free * np.where(s > 0, 1, -.6) + wide
        z = z + .0030 * c * np.sin(np.clip(t, 0, math.pi)) + .0016 * creases(flat, seed + 9, .05, 5, 2) * np.sin(t)
        return np.c_[x + .0015 * creases(flat, seed + 5, .07, 5, 2), y, z]

    thing = sheet(shape, 220, 170, 'tissue', material, scale=(width, inner + over))
    thing.matrix_world = pose
    return thing


def crumpled(pose, size, height=.03, material=None, seed=0, length=.10, dome=.02):
    """A handled sheet that lies in the box: flat facets and sharp folds."""
    w, d = size

    def shape(u, v):
        x, y = (u - .5) * w, (v - .5) * d
        flat = np.c_[x, y, x * 0]
        z = height * .32 * creases(flat, seed, length, 6, 4) + dome * (1 - (2 * u - 1) ** 4) * (1 - (2 * v - 1) ** 4)
        shift = .006 * creases(flat, seed + 2, length * .8, 5, 2)
        return np.c_[x + shift, y + .006 * creases(flat, seed + 4, length * .8, 5, 2), z]

    thing = sheet(shape, 240, 200, 'tissue', material, scale=(w, d))
    thing.matrix_world = pose
    return thing
