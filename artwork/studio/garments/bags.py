"""Bags that hang from the peg by their handles: a raffia tote and a leather shoulder bag. Metres; the peg is above the origin."""
import math
import numpy as np
from garments.sheet import sheet
from materials.cloth import cloth, dyed
from materials.graph import Graph, shade
from materials.hard import brass
from props.shapes import put, rod, turned, waves

PEG = .1015  # what hangs from the peg lies this high


def _strap(name, foot, y, depth, width, material, thick=.0032, sag=.006):
    """Over the peg and down to both sides: foot is the x and z of its end, y where it crosses the peg, depth that of its end."""
    x, z = foot
    r = .007
    over = [(r * math.sin(a), y, PEG - r + r * math.cos(a)) for a in np.linspace(0, math.radians(78), 8)]
    t = np.linspace(0, 1, 26)[1:, None]
    end = np.array([x, depth, z])
    run = np.array(over[-1]) * (1 - t) + end * t + np.array([sag, 0, 0]) * np.sin(t * math.pi)
    half = np.vstack([over, run])
    path = np.vstack([half[::-1] * [-1, 1, 1], half[1:]])
    # Above it lies flat on the peg; below it faces the front.
    turn = np.clip((PEG - path[:, 2]) / .16, 0, 1)[:, None]
    side = np.sign(path[:, :1] + 1e-9)
    across = np.array([[0, 1., 0]]) * (1 - turn) + side * np.array([[-1, 0, -.35]]) * turn
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    grid = np.stack([path + across * a * width for a in np.linspace(-.5, .5, 5)], 1)
    return sheet(name, grid, material, thick, free=('u0', 'u1'), smooth=1)


def tote(colour, leather, top=-.215, height=.305, seed=2):
    """A plaited basket, its upper edge sunk a little between the handles."""
    straw = cloth('raffia', 'raffia', colour, leather, 'strips', seam=0.)
    hide = cloth('leather', 'leather', leather, stitch=.0035, seam=0.)
    nu, nv = 240, 120
    round_ = lambda a: (np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .62, np.sign(np.sin(a)) * np.abs(np.sin(a)) ** .85)
    a = np.linspace(0, 2 * math.pi, 8001)
    far = np.r_[0, np.cumsum(np.hypot(*(np.diff(side) * by for side, by in zip(round_(a), (.19, .055)))))]
    a = np.interp(np.linspace(0, far[-1], nu + 1), far, a)  # evenly round it, so that every strip is as wide
    rows, uv = [], []
    for t in np.linspace(0, 1, nv):
        low = min(1, max(0, (t - .93) / .07))
        half = (.205 - .050 * t) * (1 - low ** 2.5)
        deep = (.030 + .058 * t ** .6) * (1 - low ** 2.5)
        x, y = (side * by for side, by in zip(round_(a), (half, deep)))
        sunk = .020 * np.exp(-(x / .075) ** 2) * (1 - t) ** 2 - .010 * (np.abs(x) / .2) ** 2 * (1 - t)
        z = top - height * (t if low == 0 else .93 + .07 * math.sin(low * math.pi / 2)) - sunk
        p = np.stack([x, y, z + 0 * x], 1)
        p += np.stack([.004 * waves(p, seed, 11, 2), .007 * waves(p, seed + 3, 9, 3) * (1 - low), .002 * waves(p, seed + 5, 9, 2)], 1)
        rows.append(p)
        uv.append(np.stack([np.linspace(0, .9, nu + 1), np.full(nu + 1, -height * t)], 1))
    grid = np.array(rows)
    grid[:, -1] = grid[:, 0]
    grid += [0, .030, 0]
    sheet('tote', grid, straw, .004, uv=np.array(uv), free=(), smooth=1)
    rim = grid[0]
    for phase in np.arange(3) * math.tau / 3:
        turn = np.arange(len(rim)) * .50 + phase + .12 * waves(rim, seed + 7, 40, 2)
        out = np.stack([np.cos(a), np.sin(a), 0 * a], 1)
        rod(rim + out * (.0034 * np.cos(turn))[:, None] + np.array([0, 0, 1.]) * (.0034 * np.sin(turn) + .001)[:, None], .0030, _cord(colour), 'plait', 10)
    _handles(rim, grid, hide)
    return None


def _cord(colour):
    """Straw twisted to a cord: its fibres run along, some paler and some darker."""
    m = Graph('cord')
    fibre = m.noise(m.scaled(m.object(), (150, 900, 900)), 1, 3, .6) * .6 + m.noise(m.object(), 60, 3, .6) * .4
    own = dyed(colour, .1, .62)
    m.set(Base_Color=m.mix((fibre - .3).most(0.) * 1.8, shade(own, .55), shade(own, 1.2)), Roughness=.7, Specular=.2, Normal=m.bump(fibre * .0012))
    return m.material


def _handles(rim, grid, hide):
    for side, over in ((-1, -.012), (1, .034)):
        face = rim[np.sign(rim[:, 1] - .03) == side]
        foot = face[np.argmin(np.abs(face[:, 0] - .092))]
        _strap('handle', (.092, foot[2] + .004), over, foot[1] + side * .007, .019, hide)
        for q in (-1, 1):
            k = int(np.argmin(np.abs(grid[0, :, 0] - q * .092) + 9 * (np.sign(grid[0, :, 1] - .03) != side)))
            tab = np.stack([grid[j, k] + np.array([w, side * .0075, .010 if j == 0 else 0]) for j in range(0, 20, 2) for w in np.linspace(-.011, .011, 5)]).reshape(-1, 5, 3)
            sheet('tab', tab, hide, .003, smooth=1)


def shoulder_bag(colour, lighter, top=-.245, size=(.285, .205, .088), seed=4):
    """A flap over a soft body, edges stitched, a brass turn lock; its strap over the peg."""
    hide = cloth('leather', 'leather', colour, stitch=.004, seam=0., thread=lighter)
    body = cloth('body', 'leather', colour, seam=0.)
    metal = brass()
    w, h, d = size[0] / 2, size[1], size[2] / 2
    y0 = .035
    nu, nv = 96, 60
    a = np.linspace(0, 2 * math.pi, nu + 1)
    power = lambda v, e: np.sign(v) * np.abs(v) ** e
    rows = []
    for t in np.linspace(0, 1, nv):
        round_ = (1 - abs(2 * t - 1) ** 9) ** (1 / 3.5)
        wide, deep = (w - .010 * (1 - t)) * (.90 + .10 * round_), d * (.55 + .45 * t ** .8) * round_
        p = np.stack([wide * power(np.cos(a), .42), deep * power(np.sin(a), .75), np.full(nu + 1, top - h * t)], 1)
        p[:, 2] -= .008 * (1 - (p[:, 0] / w) ** 2) * (1 - t)
        p += np.stack([0 * a, .0035 * waves(p, seed, 16, 3), .0015 * waves(p, seed + 2, 14, 2)], 1)
        rows.append(p)
    grid = np.array(rows)
    grid[:, -1] = grid[:, 0]
    grid += [0, y0, 0]
    sheet('body', grid, body, .003, free=(), smooth=1)
    front = grid[:, grid[nv // 2, :, 1] < y0 - .001]
    _flap(front, top, w, y0, hide)
    lock = put(turned([(.0150, 0), (.0150, .0018), (.0140, .0028), (.0001, .0032)], metal, 'lock', 40), (0, float(front[:, :, 1].min()) - .0065, top - .128), (90, 0, 0))
    lock.scale = (1, .72, 1)
    put(turned([(.0048, 0), (.0056, .004), (.0050, .0075), (.0001, .0082)], metal, 'turn', 24), (0, float(front[:, :, 1].min()) - .0090, top - .128), (90, 0, 0))
    _strap('strap', (w - .006, top - .012), .004, y0 - .004, .024, hide, .0036, .012)
    for q in (-1, 1):
        ring = [(q * (w - .006) + .011 * math.cos(b), y0 - .008, top - .018 + .0125 * math.sin(b)) for b in np.linspace(0, 2 * math.pi, 33)]
        rod(ring, .0021, metal, 'ring', 12)
    return None


def _flap(front, top, w, y0, hide):
    """From behind the upper edge over it and down the front, its lower corners round."""
    columns = np.linspace(-1, 1, 49)
    deep, r, rows = .142, .045, []
    for s in np.linspace(-.034, deep, 54):
        k = min(1, max(0, (s - deep + r) / r))
        half = w * .985 - r + r * math.sqrt(max(0, 1 - k * k))
        row = []
        for c in columns:
            x = c * half
            dip = .008 * (1 - (x / w) ** 2)
            if s < 0:
                row.append((x, y0 + .004 - s * .9, top - dip + .006 * math.cos(s / .034 * 1.3)))
                continue
            z = top - dip - s
            level = int(np.clip((top - z) / (top - front[-1, 0, 2]) * (len(front) - 1), 0, len(front) - 1))
            y = np.interp(x, front[level, ::1, 0][np.argsort(front[level, :, 0])], front[level, :, 1][np.argsort(front[level, :, 0])])
            over = math.exp(-(s / .014) ** 2)
            row.append((x, min(y, y0 - .018) * (1 - over) + (y0 - .010 - .012 * (1 - over)) * over - .0058, z + .006 * over))
        rows.append(row)
    grid = np.array(rows)
    for _ in range(3):
        grid[1:-1, 1:-1, 1] = (grid[:-2, 1:-1, 1] + grid[2:, 1:-1, 1] + grid[1:-1, :-2, 1] + grid[1:-1, 2:, 1]) / 4
    sheet('flap', grid, hide, .0034, free=('u0', 'u1', 'v1'), smooth=1)
