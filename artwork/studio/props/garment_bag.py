"""A calico garment bag on its hanger, with soft upright folds. The hook's centre is the origin; it hangs across x."""
import numpy as np
from .shapes import frame, hook_arc, rod, sheet, waves


def bag(pose, cloth, metal, width=.54, length=1.15, depth=.075, seed=0):
    rng = np.random.default_rng(seed)
    top = -.105

    def shape(u, v):
        a = u * 2 * np.pi
        drop = v * length
        shoulder = np.clip(drop / .16, 0, 1)
        wide = width / 2 * (.10 + .90 * np.sin(shoulder * np.pi / 2) ** .72) * (1 + .03 * v)
        deep = depth / 2 * (.25 + .75 * shoulder) * (1 + .25 * np.sin(v * 5 + seed))
        c, s = np.cos(a), np.sin(a)
        x = wide * np.sign(c) * np.abs(c) ** .8
        y = deep * np.sign(s) * np.abs(s) ** .7
        fall = np.clip((drop - .12) / .5, 0, 1)
        p = np.c_[x * 1.0, y * 3, x * 0]
        y = y + fall * (.014 * np.sin(x * 26 + seed * 2.1 + .8 * np.sin(drop * 3)) * np.sign(s) * .6 + .012 * waves(p, seed, 16, 2))
        y = y + .010 * waves(np.c_[x, y * 0 + seed, drop], seed + 3, 7, 3)
        x = x + .008 * waves(np.c_[y * 4, drop, x * 0], seed + 5, 7, 2)
        z = top - drop - .018 * np.abs(x / (width / 2)) ** 2 * (1 - shoulder) + .008 * waves(np.c_[x, y, x * 0], seed + 7, 12, 2) * v
        return np.c_[x, y, z]

    thing = sheet(shape, 96, 80, 'bag', cloth, thick=.0007, scale=(width * 2, length))
    thing.matrix_world = pose
    hook = rod([(0, 0, top - .02), (0, 0, -.03)] + hook_arc((0, 0, .0105), .0185, 20, 250, 20), .0019, metal, 'hook', 10)
    hook.matrix_world = pose
    rng.normal()
    return thing


__all__ = ['bag', 'frame']
