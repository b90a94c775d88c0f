"""A trench coat: a double-breasted coat with a belt, storm flap, shoulder and cuff straps and slanted pockets."""
import math
import numpy as np
from garments.button import button, horn, thread
from garments.sheet import Body, laid, sheet, soften
from garments.tailored import tailored
from materials.hard import plain
from props.shapes import rod

WAIST = -.475


def _front(s, b, x, z):
    """A point of the closed front and its normal: the left side laps over the right one."""
    return s.at('frontL', x, z) if x > -b.lap + .002 else s.at('frontR', -x, z)


def _strip(s, b, body, path, width, material, name, lift=.0045, calm=10):
    """A band along a path (n, 2) of pattern coordinates, lying on the front."""
    path = np.array(path, float)
    way = np.gradient(path, axis=0)
    side = np.stack([-way[:, 1], way[:, 0]], 1) / np.linalg.norm(way, axis=1, keepdims=True)
    rows = []
    for a in np.linspace(-.5, .5, 7):
        rows.append([p + n * lift for p, n in (_front(s, b, *q) for q in path + side * a * width)])
    grid = soften(np.array(rows), calm, edges=True)
    grid = body.push_out(grid, np.full(grid.shape[:2], lift * .8))
    sheet(name, grid, material, .0028, smooth=1)
    return grid


def _belt(s, b, body, part):
    body = Body(s, ('frontL', 'frontR'))  # sleeves would push it away
    x = np.linspace(.280, -.280, 96)
    _strip(s, b, body, np.stack([x, WAIST + .004 * np.sin(x * 9)], 1), .042, part, 'belt', .006, 24)
    t = np.linspace(0, 1, 34)
    tail = np.stack([.020 + .085 * t + .012 * np.sin(t * 3), WAIST + .010 - .205 * t ** 1.12], 1)
    _strip(s, b, body, tail, .040, part, 'belt-end', .0115, 8)
    leather = plain('buckle', '#4a3020', .42)
    p, n = _front(s, b, .008, WAIST)
    n = n / np.linalg.norm(n)
    w, h, r = .021, .030, .006
    corners = [(w - r, h, 90), (-w + r, h, 180), (-w + r, -h, 270), (w - r, -h, 360)]
    ring = []
    for cx, cz, end in corners:
        cz = math.copysign(h - r, cz)
        ring += [(cx + r * math.cos(math.radians(a)), cz + r * math.sin(math.radians(a))) for a in np.linspace(end - 90, end, 7)]
    ring.append(ring[0])
    rod([p + n * .0145 + np.array([x, 0, z]) for x, z in ring], .0034, leather, 'buckle', 14)
    rod([p + n * .0150 + np.array([x, 0, 0]) for x in (-.021, .018)], .0022, plain('prong', '#b08d4f', .3, 1.), 'prong', 12)


def _details(s, b, body, part):
    _belt(s, b, body, part)
    horned, cotton = horn('#3b2a1c'), thread('#a08a66')

    def storm(u, t):
        top, low = np.array([.088 + .124 * u, -.012 - .034 * u]), np.array([.070 + .112 * u, -.270 + .030 * (2 * u - 1) ** 2 + .012 * u])
        return top + (low - top) * t
    grid, uv = laid(s, 'frontR', storm, lambda u, t: .0034 + .0025 * t, 30, 26)
    sheet('storm-flap', grid, part, .002, uv=uv, free=('v1', 'u0', 'u1'))
    for side in ('frontL', 'frontR'):
        def strap(u, t):
            a, c = np.array([.096, -.020]), np.array([.214, -.056])
            q = a + (c - a) * u
            wide = .019 * min(1, .45 + u * 5)
            return q + np.array([-.30, -.95]) * (t - .5) * 2 * wide + np.array([0, -.016])
        grid, uv = laid(s, side, strap, lambda u, t: .0072 + .0014 * math.sin(math.pi * u), 26, 8)
        sheet('shoulder-strap', grid, part, .002, uv=uv)
        p, n = s.at(side, .112, -.042)
        button(p, n, horned, cotton, .0075, .0098)

        def pocket(u, t):
            q = np.array([.165, -.600]) + np.array([.26, .96]) * (u - .5) * .165 + np.array([.96, -.26]) * (t - .5) * .034
            return q
        grid, uv = laid(s, side, pocket, lambda u, t: .0036 + .0010 * t, 26, 8)
        sheet('pocket', grid, part, .002, uv=uv)
    for side in 'LR':
        low, wide = -b.sleeve['length'] + .072, b.sleeve['cuff'] + .02
        grid, uv = laid(s, f'sleeve-front{side}', lambda u, t: (wide * u * 1.02 + .004, low - (t - .5) * .030), lambda u, t: .0040, 26, 7)
        sheet('cuff-strap', grid, part, .002, uv=uv, free=('v0', 'v1'))
        p, n = s.at(f'sleeve-front{side}', wide * .34, low)
        button(p, n, horned, cotton, .0075, .0058)


def trench(colour, fabric='gabardine', length=1.02, **look):
    return tailored(fabric, colour, double=True, buttons=(-.395, -.575, -.70), spread=.075, button_kind='horn', button_radius=.0125, thick=.0019, soft=2.2e-5, canvas=(.035, 1.5e-4), stitch=.0065,
                    block=dict(length=length, hem=.315, lap=.098, breakpoint=-.365, notch=(.134, -.128), tip=(.172, -.108), collar_tip=(.124, -.098), belly=.010, shoulder=.225, chest=.275),
                    flaps=(), welt=None, cuff_buttons=0, lining='#b79a6c', more=_details, **look)
