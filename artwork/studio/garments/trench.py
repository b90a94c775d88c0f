"""A trench coat: a double-breasted coat with a belt, storm flap, shoulder and cuff straps and slanted pockets."""
import math
import numpy as np
from garments.button import button, horn, thread
from garments.sheet import Body, bridged, laid, sheet, soften
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
    """Round the waist and through the buckle: over its right bar, the end held by a loop."""
    body = Body(s, ('frontL', 'frontR'))  # sleeves would push it away
    x = np.linspace(.280, -.280, 96)
    flat = _strip(s, b, body, np.stack([x, WAIST + .004 * np.sin(x * 9)], 1), .042, part, 'belt', .006, 24)
    rows, width = np.linspace(-.5, .5, 9), .039
    end = np.linspace(-.034, .172, 60)
    high = .0034 + .0072 / (1 + np.exp(-(end + .004) / .0035)) - .0060 / (1 + np.exp(-(end - .050) / .012))
    out = lambda at: np.array([np.interp(at, flat[3, ::-1, 0], flat[3, ::-1, k]) for k in (1, 2)])
    grid = np.zeros((len(rows), len(end), 3))
    for j, w in enumerate(rows):
        for i, at in enumerate(end):
            at = at + (.022 * (1 - (2 * w) ** 2) - .011) * max(0, (at - .13) / .042)  # the end is pointed
            y, z = out(at)
            grid[j, i] = at, y - high[i], z + w * width - .010 * max(0, at / .17) ** 2
    sheet('belt-end', soften(grid, 2, edges=True), part, .0026, smooth=1)
    here = lambda at, up=0., above=0.: np.array([at, out(at)[0] - above, out(at)[1] + up])
    loop = np.array([here(.064, up, above) for up, above in ((-.0250, -.002), (-.0245, .0062), (-.014, .0084), (.014, .0084), (.0245, .0062), (.0250, -.002))])
    sheet('belt-loop', np.stack([loop + [q * .012, 0, 0] for q in np.linspace(-.5, .5, 6)], 1), part, .0024, smooth=2)
    leather = plain('buckle', '#4a3020', .42)
    w, h, r = .022, .030, .006
    corners = [(w - r, h, 90), (-w + r, h, 180), (-w + r, -h, 270), (w - r, -h, 360)]
    ring = []
    for cx, cz, turn in corners:
        cz = math.copysign(h - r, cz)
        ring += [(cx + r * math.cos(math.radians(q)), cz + r * math.sin(math.radians(q))) for q in np.linspace(turn - 90, turn, 7)]
    ring = np.array(ring + ring[:1])
    ring[:, 0] -= .002
    # Its left bar lies on the belt's end, its right bar under it.
    rod([here(x, z, .0082 - .0030 * (x + .024) / .044) for x, z in ring], .0034, leather, 'buckle', 14)
    rod([here(.004, 0, .0085), here(-.001, 0, .0112), here(-.012, 0, .0128), here(-.027, 0, .0134)], [.0018, .0021, .0020, .0017], plain('prong', '#b08d4f', .3, 1.), 'prong', 12)
    for at in (.0010, .036, .094, .124):
        y, z = out(at)
        hole = float(np.interp(at, end, high))
        q = np.linspace(0, 2 * math.pi, 25)
        rod(np.stack([at + .0030 * np.cos(q), q * 0 + y - hole - .0014, z - .010 * (at / .17) ** 2 + .0030 * np.sin(q)], 1), .0008, plain('eyelet', '#8a6a3c', .35, 1.), 'eyelet', 8)


def _behind(s, b, part):
    """A cape over the shoulder blades, straps and the belt, stretched over the back's folds."""
    low = lambda x: -.262 - .030 * (1 - (x / .2) ** 2)
    edge = lambda z: np.interp(z, [-.30, -.24, -.15, -.08, -.046], [.238, .226, .203, .200, .212])
    t, u = np.linspace(0, 1, 34), np.linspace(-1, 1, 64)
    top = lambda x: -.026 - .17 * max(0, abs(x) - .078)
    grid = np.array([[(lambda z: (lambda p, n: p + n * .0035)(*s.at('back', a * edge(z), z)))(top(a * .2) + (low(a * .2) - top(a * .2)) * k) for a in u] for k in t])
    sheet('cape', soften(bridged(soften(grid, 6, edges=True), 1, .0012), 4, edges=True), part, .0020, free=('v1', 'u0', 'u1'), smooth=1)
    x = np.linspace(-.270, .270, 96)
    grid = np.array([[(lambda p, n: p + n * .004)(*s.at('back', a, WAIST + w * .042)) for a in x] for w in np.linspace(-.5, .5, 7)])
    belt = soften(bridged(soften(grid, 12, edges=True), 1, .003), 30, edges=True)
    sheet('belt', belt, part, .0028, smooth=1)
    for at in (-.175, .175):
        loop = np.array([s.at('back', at, WAIST + w * .034)[0] for w in np.linspace(-1, 1, 14)])
        over = belt[np.arange(7), np.abs(belt[:, :, 0] - loop[:, 0].mean()).argmin(1)]  # it goes over the belt, and ends just above and below
        loop = over.mean(0) + np.array([[0, .0035 if abs(w) < .75 else -.003, w * .026] for w in np.linspace(-1, 1, 14)])
        sheet('belt-loop', np.stack([loop + [q * .012, 0, 0] for q in np.linspace(-.5, .5, 6)], 1), part, .0022, smooth=1)


def _details(s, b, body, part):
    _belt(s, b, body, part)
    _behind(s, b, part)
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
