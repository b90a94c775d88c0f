"""A filled calico bag, its neck gathered by a red cord; a red label sewn on."""
import math
import numpy as np
from .archive_box import mark, pale_ink
from .shapes import build, put, rod, sheet, waves

PROFILE = np.array([(0, .55), (.02, .80), (.08, .97), (.25, 1.06), (.42, 1.0), (.58, .78), (.70, .46), (.765, .265), (.79, .235), (.815, .27), (.88, .42), (1.0, .56)])


def profile(t):
    """The outline, smoothed: a mean over a short window of the polyline."""
    return sum(np.interp(np.clip(t + d, 0, 1), PROFILE[:, 0], PROFILE[:, 1]) * w
               for d, w in ((-.05, .12), (-.025, .22), (0, .32), (.025, .22), (.05, .12)))


def surface(radius, height, seed):
    rng = np.random.default_rng(seed)
    fold, phase = rng.uniform(.5, 1.2, 9), rng.uniform(0, 6.28, 9)

    def at(a, t):
        sharp = np.clip((t - .60) / .12, 0, 1)
        r = radius * (profile(t) * (1 - sharp) + np.interp(t, PROFILE[:, 0], PROFILE[:, 1]) * sharp)
        neck = np.exp(-((t - .79) / .17) ** 2)
        wobble = a + .10 * np.sin(3 * a + phase[0]) + .05 * np.sin(5 * a + phase[1]) + .25 * (t - .8) * np.sin(2 * a + phase[2])
        pleat = np.abs(np.sin(8.5 * wobble + phase[3])) - .6 + .45 * np.sin(11 * wobble + phase[4] + 2 * t)
        above = np.clip((t - .80) / .2, 0, 1)
        r = r * (1 + pleat * (.20 * neck + .16 * above))
        p = np.c_[np.cos(a), np.sin(a), t * 2.2]
        lumps = waves(p, seed + 1, 2.1, 3) * np.clip(1.15 - t * 1.35, 0, 1)
        r = r * (1 + .11 * lumps + .016 * np.clip(t * 6, 0, 1) * waves(p, seed + 4, 9, 3))
        drape = np.clip((t - .12) / .5, 0, 1) * np.clip((.8 - t) / .3, 0, 1)
        r = r + radius * drape * (.06 * (1 - np.abs(np.sin(2.5 * wobble + phase[5] + 1.5 * t))) ** 2 * fold[0] + .035 * waves(np.c_[np.cos(a) * 3, np.sin(a) * 3, t * 1.2], seed + 6, 2.6, 2))
        z = height * (t - .035 * np.clip(t - .8, 0, 1) * np.sin(2 * a + phase[6]) * 8 * above * .4)
        x, y = r * np.cos(a), r * np.sin(a) * .82
        x = x + .10 * radius * t ** 2
        return np.c_[x, y, np.maximum(z, 0) + .004 * waves(p, seed + 9, 6, 2) * np.clip(t * 8, 0, 1)]

    return at


def bag(pose, cloth, cord, radius=.19, height=.46, seed=4):
    at = surface(radius, height, seed)
    thing = sheet(lambda u, v: at(u * 2 * math.pi, v), 320, 220, 'bag', cloth, thick=.0008, scale=(radius * 6.28, height))
    thing.matrix_world = pose
    angle = np.linspace(-math.pi / 2, 1.5 * math.pi, 90)
    for lift, grow in ((0, 1.02), (.0055, 1.0)):
        ring = at(angle, np.full(90, .79 + lift / height))
        centre = ring.mean(0)
        ring = centre + (ring - centre) * .5 + (ring - centre) / np.linalg.norm((ring - centre)[:, :2], axis=1)[:, None] * radius * .137 * grow
        ring[:, 2] = height * .79 + lift + .0015 * np.sin(3 * angle)
        rod(ring, .0032, cord, 'cord', 10).matrix_world = pose
    start = ring[0] + [0, -.004, 0]
    for dx, length, swing in ((-.022, .15, .3), (.016, .19, -.2)):
        t = np.linspace(0, 1, 40)
        tail = np.c_[start[0] + dx * t ** .5 + .012 * swing * np.sin(t * 5), start[1] - .022 * np.sin(t * 1.4) ** .7 - .075 * t ** 1.3, start[2] - length * t]
        rod(tail, .0030, cord, 'cord', 10).matrix_world = pose
        knot = rod([tail[-1] + [0, 0, .006], tail[-1] + [0, 0, 0], tail[-1] + [0, 0, -.008]], [.003, .0062, .004], cord, 'knot', 12)
        knot.matrix_world = pose
    return at


def sewn_label(pose, at, red, angle=-1.35, t=.34, size=.055, radius=.19, height=.46):
    """A square on the surface that follows its folds a little."""
    n = 12
    u, v = np.meshgrid(np.linspace(-.5, .5, n), np.linspace(-.5, .5, n), indexing='ij')
    a = angle + u.ravel() * size / radius
    base = at(a, t + v.ravel() * size / height)
    soft = at(np.full(n * n, angle), np.full(n * n, t)).mean(0)
    out = np.array([math.cos(angle), math.sin(angle), .12])
    out /= np.linalg.norm(out)
    side = np.array([-math.sin(angle), math.cos(angle), 0])
    up = np.cross(out, side)
    depth = (base - soft) @ out
    flat = soft + np.outer(u.ravel() * size, side) + np.outer(v.ravel() * size, up) + np.outer(np.maximum(depth, -.003) * .8 + .003, out)
    faces = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(n - 1) for j in range(n - 1)]
    build(flat, faces, 'label', red, np.c_[u.ravel() * size, v.ravel() * size]).matrix_world = pose
    turn = math.degrees(angle) + 90
    put(mark(size * .6, pale_ink()), soft + out * (max(depth.max(), 0) * .8 + .0042), (-4, 0, turn), within=pose)

