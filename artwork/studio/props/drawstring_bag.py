"""A filled calico bag, its neck gathered by a red cord; a red label sewn on."""
import math
import numpy as np
from .archive_box import mark, pale_ink
from .shapes import build, put, rod, sheet, waves

# The outline: height (of the whole) and radius. It stands on a flat foot and slumps; what is folded in it keeps corners.
PROFILE = np.array([(0, .72), (.015, .90), (.06, 1.02), (.16, 1.06), (.30, 1.02), (.44, .92), (.56, .78), (.67, .54), (.75, .30), (.79, .235), (.815, .27), (.88, .42), (1.0, .56)])


def profile(t):
    """The outline, smoothed: a mean over a short window of the polyline."""
    return sum(np.interp(np.clip(t + d, 0, 1), PROFILE[:, 0], PROFILE[:, 1]) * w
               for d, w in ((-.05, .12), (-.025, .22), (0, .32), (.025, .22), (.05, .12)))


def surface(radius, height, seed):
    """The bag as a function of the angle round it and the height: lumps of what is in it, ridges of slack cloth that run to the neck."""
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, 6.28, 9)
    corners = [(rng.uniform(0, 6.28), rng.uniform(.12, .5), rng.uniform(.05, .12)) for _ in range(9)]
    ridges = [(rng.uniform(0, 6.28), rng.uniform(.10, .42), rng.uniform(.13, .26), rng.normal(0, .7), rng.uniform(.6, 1.2)) for _ in range(15)]

    def at(a, t):
        sharp = np.clip((t - .60) / .12, 0, 1)
        r = radius * (profile(t) * (1 - sharp) + np.interp(t, PROFILE[:, 0], PROFILE[:, 1]) * sharp)
        round_ = np.sign(np.cos(2 * a)) * np.abs(np.cos(2 * a)) ** .8
        r = r * (1 - .05 * round_ * np.clip(1.1 - t * 1.6, 0, 1))
        neck = np.exp(-((t - .79) / .15) ** 2)
        wobble = a + .10 * np.sin(3 * a + phase[0]) + .05 * np.sin(5 * a + phase[1]) + .25 * (t - .8) * np.sin(2 * a + phase[2])
        pleat = np.abs(np.sin(8.5 * wobble + phase[3])) - .6 + .45 * np.sin(11 * wobble + phase[4] + 2 * t)
        above = np.clip((t - .80) / .2, 0, 1)
        r = r * (1 + pleat * (.20 * neck + .16 * above))
        body = np.clip(t * 9, 0, 1) * np.clip((.76 - t) / .12, 0, 1)
        p = np.c_[np.cos(a), np.sin(a), t * 2.2]
        bulge = .08 * waves(p, seed + 1, 1.9, 2)
        for at_a, at_t, size in corners:
            far = np.sqrt((np.angle(np.exp(1j * (a - at_a))) * .8) ** 2 + ((t - at_t) * 2.4) ** 2)
            bulge = bulge + size * np.clip(1 - far / .75, 0, 1) ** 1.4
        fold = 0
        for at_a, start, wide, lean, strong in ridges:
            from_ridge = np.angle(np.exp(1j * (a - at_a - lean * (t - .75)))) / (wide * (1.15 - t))
            fold = fold + strong * np.clip((t - start) / .2, 0, 1) * np.clip(1 - from_ridge ** 2, 0, 1) ** 2
        r = r * (1 + body * (bulge - .03 + .062 * fold + .014 * waves(p, seed + 4, 9, 3)))
        crush = np.clip(1 - t / .14, 0, 1) * np.clip(t / .02, 0, 1)
        r = r + radius * .03 * crush * np.sin(t * 120 + 5 * waves(p, seed + 6, 3, 2)) * np.clip(.4 + waves(p, seed + 7, 2, 2), 0, 1)
        z = height * (t - .28 * np.clip(t - .8, 0, 1) * np.sin(2 * a + phase[6]) * above * .4 + .02 * body * waves(p, seed + 8, 1.6, 2))
        x, y = r * np.cos(a), r * np.sin(a) * .82
        x = x + radius * (.16 * t ** 2 + .05 * np.sin(t * 5))
        return np.c_[x, y, np.maximum(z, 0) + .004 * waves(p, seed + 9, 6, 2) * np.clip(t * 8, 0, 1)]

    return at


def bag(pose, cloth, cord, radius=.168, height=.47, seed=4):
    at = surface(radius, height, seed)
    thing = sheet(lambda u, v: at(u * 2 * math.pi, v), 420, 260, 'bag', cloth, thick=.0008, scale=(radius * 6.28, height))
    thing.matrix_world = pose
    angle = np.linspace(-math.pi / 2, 1.5 * math.pi, 90)
    for lift, grow in ((0, 1.02), (.0055, 1.0)):
        ring = at(angle, np.full(90, .79 + lift / height))
        centre = ring.mean(0)
        ring = centre + (ring - centre) * .5 + (ring - centre) / np.linalg.norm((ring - centre)[:, :2], axis=1)[:, None] * radius * .137 * grow
        ring[:, 2] = height * .79 + lift + .0015 * np.sin(3 * angle)
        rod(ring, .0032, cord, 'cord', 10).matrix_world = pose
    start = ring[0] + [0, -.004, 0]
    front = np.concatenate([at(np.linspace(math.pi, 2 * math.pi, 240), np.full(240, t)) for t in np.linspace(.2, .8, 90)])
    for dx, length, swing in ((-.022, .15, .3), (.016, .19, -.2)):
        t = np.linspace(0, 1, 40)
        tail = np.c_[start[0] + dx * t ** .5 + .012 * swing * np.sin(t * 5), start[1] - .022 * np.sin(t * 1.4) ** .7 - .075 * t ** 1.3, start[2] - length * t]
        near = np.argmin(((front[None] - tail[:, None])[..., ::2] ** 2).sum(2), 1)
        tail[:, 1] = np.minimum(tail[:, 1], front[near, 1] - .0045)  # on the cloth, never in it
        rod(tail, .0030, cord, 'cord', 10).matrix_world = pose
        knot = rod([tail[-1] + [0, 0, .006], tail[-1] + [0, 0, 0], tail[-1] + [0, 0, -.008]], [.003, .0062, .004], cord, 'knot', 12)
        knot.matrix_world = pose
    return at


def sewn_label(pose, at, red, angle=-1.35, t=.34, size=.055, radius=.168, height=.47):
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

