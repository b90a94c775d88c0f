"""A calico garment bag on its hanger, with soft upright folds. The hook's centre is the origin; it hangs across x."""
import numpy as np
from materials.hard import paper
from materials.soft import cotton
from .archive_box import mark, pale_ink, red_paper
from .ribbon import strip
from .shapes import frame, hook_arc, put, rod, sheet, soft_box, waves


# How wide a bag is (of its full width) at a distance below its top: it follows the hanger's shoulders.
SHOULDER = np.array([(0, .08), (.006, .17), (.020, .33), (.040, .57), (.058, .79), (.072, .90), (.095, .965), (.14, 1), (9, 1)])


def bag(pose, cloth, metal, width=.54, length=1.15, depth=.075, seed=0, zipped=False):
    """Two flat panels with a piped seam at the sides: full at the chest, where the garment is, then both fall in the same folds."""
    top = -.105
    phase = np.random.default_rng(seed).uniform(0, 6.28, 5)

    def shape(u, v):
        a = u * 2 * np.pi
        drop = v ** 1.4 * length
        shoulder = np.clip(drop / .14, 0, 1)
        wide = width / 2 * np.interp(drop, SHOULDER[:, 0], SHOULDER[:, 1]) * (1 + .035 * v)
        c, s = np.cos(a), np.sin(a)
        side = np.sign(c) * np.abs(c) ** .82
        x = wide * side
        full = (.25 + .75 * shoulder) * (.42 + .58 * np.exp(-((drop - .26) / .34) ** 2))
        y = depth / 2 * full * np.sign(s) * np.clip(1 - side ** 2, 0, 1) ** .75
        fall = np.clip((drop - .10) / .45, 0, 1)
        across = x / width * 2
        fold = np.sin(across * 6.2 + phase[0] + .35 * np.sin(drop * 2.2 + phase[1])) + .55 * np.sin(across * 13 + phase[2] + .5 * np.sin(drop * 2.7))
        y = y + fall * (.014 + .014 * v) * fold + .006 * fall * waves(np.c_[x, y * 3, drop * .5], seed + 3, 9, 3)
        slack = np.clip(drop / .05, 0, 1) * np.exp(-((drop - .16) / .14) ** 2)
        y = y + .005 * slack * np.sin(drop * 46 - np.abs(across) * 7 + phase[3]) * np.sign(s) * np.clip(1 - side ** 2, 0, 1)
        x = x + .006 * waves(np.c_[y * 0, drop, np.sign(x)], seed + 5, 5, 2) * shoulder
        z = top - drop + .006 * waves(np.c_[x, y * 0, x * 0], seed + 7, 8, 2) * v
        return np.c_[x, y, z]

    thing = sheet(shape, 160, 130, 'bag', cloth, thick=.0007, scale=(width * 2, length))
    thing.matrix_world = pose
    for u in (0, .5):
        v = np.linspace(.015, 1, 90)
        rod(shape(np.full(90, u), v), .0021, cloth, 'piping', 8).matrix_world = pose
    if zipped:
        close(pose, shape, metal)
    hook = rod([(0, 0, top - .02), (0, 0, -.03)] + hook_arc((0, 0, .0105), .0185, 20, 250, 20), .0019, metal, 'hook', 10)
    hook.matrix_world = pose
    return thing


def close(pose, shape, metal):
    """A brass zip down the middle of the front (-y), with its pull."""
    v = np.linspace(.07, .97, 120)
    line = shape(np.full(120, .75), v) + [0, -.0016, 0]
    strip(line, (1, 0, 0), .022, cotton('zip tape', '#a8987c', thin=0, crease=0), .0004).matrix_world = pose
    rod(line + [0, -.0006, 0], .0014, metal, 'zip', 8, .6).matrix_world = pose
    top = line[4]
    rod([top, top + [0, -.003, -.010], top + [.001, -.003, -.030]], [.002, .0028, .0016], metal, 'pull', 10).matrix_world = pose


def tag(pose, seed=0, drop=.085, size=(.038, .058), cream=False):
    """A card on a thread from the hook's neck: red with a pale mark, or cream with a red one."""
    rng = np.random.default_rng(seed)
    here = pose @ frame((rng.uniform(.008, .02), -.048, -.052), (0, rng.normal(5, 4), rng.normal(0, 20)))
    for x in (-.0012, .0012):
        rod([(x * 2 - .012, .044, .004), (x, 0, -.02), (0, -.002, -drop)], .0005, pale_ink(), 'thread', 6).matrix_world = here
    card = soft_box((size[0], .0007, size[1]), 'tag', paper('cream-tag', '#efe6d6') if cream else red_paper(), .0003, 8, 0, .0004, seed)
    put(card, (0, -.002, -drop - size[1] / 2 + .004), within=here)
    put(mark(.024, red_paper() if cream else pale_ink()), (0, -.0028, -drop - size[1] / 2), within=here)

