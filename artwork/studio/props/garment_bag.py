"""A calico garment bag on its hanger, with soft upright folds. The hook's centre is the origin; it hangs across x."""
import numpy as np
from .archive_box import mark, pale_ink, red_paper
from .shapes import frame, hook_arc, put, rod, sheet, soft_box, waves


# How wide a bag is (of its full width) at a distance below its top: it follows the hanger's shoulders.
SHOULDER = np.array([(0, .08), (.006, .17), (.020, .33), (.040, .57), (.058, .79), (.072, .90), (.095, .965), (.14, 1), (9, 1)])


def bag(pose, cloth, metal, width=.54, length=1.15, depth=.075, seed=0, zipped=False):
    top = -.105

    def shape(u, v):
        a = u * 2 * np.pi
        drop = v ** 1.5 * length
        shoulder = np.clip(drop / .16, 0, 1)
        wide = width / 2 * np.interp(drop, SHOULDER[:, 0], SHOULDER[:, 1]) * (1 + .03 * v)
        deep = depth / 2 * (.22 + .78 * shoulder) * (1 + .25 * np.sin(v * 5 + seed))
        c, s = np.cos(a), np.sin(a)
        x = wide * np.sign(c) * np.abs(c) ** .8
        y = deep * np.sign(s) * np.abs(s) ** .7
        fall = np.clip((drop - .12) / .5, 0, 1)
        p = np.c_[x * 1.0, y * 3, x * 0]
        y = y + fall * (.014 * np.sin(x * 26 + seed * 2.1 + .8 * np.sin(drop * 3)) * np.sign(s) * .6 + .012 * waves(p, seed, 16, 2))
        y = y + .013 * fall * waves(np.c_[x, y * 0 + seed, drop * .35], seed + 3, 15, 3) + .006 * waves(np.c_[x, y * 0 + seed, drop], seed + 4, 9, 3)
        x = x + .008 * waves(np.c_[y * 4, drop, x * 0], seed + 5, 7, 2)
        z = top - drop - .018 * np.abs(x / (width / 2)) ** 2 * (1 - shoulder) + .008 * waves(np.c_[x, y, x * 0], seed + 7, 12, 2) * v
        return np.c_[x, y, z]

    thing = sheet(shape, 120, 110, 'bag', cloth, thick=.0007, scale=(width * 2, length))
    thing.matrix_world = pose
    if zipped:
        close(pose, shape, metal)
    hook = rod([(0, 0, top - .02), (0, 0, -.03)] + hook_arc((0, 0, .0105), .0185, 20, 250, 20), .0019, metal, 'hook', 10)
    hook.matrix_world = pose
    return thing


def close(pose, shape, metal):
    """A brass zip down the front (-y), a little off the middle, with its pull."""
    v = np.linspace(.07, .97, 120)
    line = shape(np.full(120, .735), v) + [0, -.0016, 0]
    rod(line, .0021, metal, 'zip', 8).matrix_world = pose
    top = line[4]
    rod([top, top + [0, -.003, -.010], top + [.001, -.003, -.030]], [.002, .0028, .0016], metal, 'pull', 10).matrix_world = pose


def tag(pose, seed=0, drop=.085, size=(.038, .058)):
    """A red card on a thread from the hook's neck."""
    rng = np.random.default_rng(seed)
    here = pose @ frame((rng.uniform(.008, .02), -.048, -.052), (0, rng.normal(5, 4), rng.normal(0, 20)))
    for x in (-.0012, .0012):
        rod([(x * 2 - .012, .044, .004), (x, 0, -.02), (0, -.002, -drop)], .0005, pale_ink(), 'thread', 6).matrix_world = here
    card = soft_box((size[0], .0007, size[1]), 'tag', red_paper(), .0003, 8, 0, .0004, seed)
    put(card, (0, -.002, -drop - size[1] / 2 + .004), within=here)
    put(mark(.024, pale_ink()), (0, -.0028, -drop - size[1] / 2), within=here)

