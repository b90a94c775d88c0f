"""Shoes on the oak shelf, in pairs: Chelsea boots, pumps and trainers. One shoe is made with its toe to +x, standing on z = 0; metres."""
import math
import bpy
import numpy as np
from mathutils import Matrix
from garments.sheet import sheet, spline
from materials.cloth import cloth
from materials.graph import Graph, shade, srgb
from materials.hard import brass, oak, plain
from props.archive_box import draw_mark
from props.shapes import board, frame, rod, waves

SHELF = -.36     # height of the shelf's upper side below the hanger's bar


class Shelf:
    """What shoes stand on, as others hang on a hanger."""

    def build(self, metal):
        return [board((1.9, .190, .030), (0, .003, SHELF - .015), oak('shelf', 0, '#a88a6c', '#765840'), .0025)]


def pair(make, near, far):
    """Two copies, the second mirrored: each at (x, y, degrees) on the shelf."""
    for k, (x, y, turn) in enumerate((near, far)):
        before = set(bpy.data.objects)
        make()
        pose = frame((x, y, SHELF), (0, 0, turn)) @ Matrix.Diagonal((1, -1 if k else 1, 1, 1))
        for thing in set(bpy.data.objects) - before:
            thing.matrix_world = pose @ thing.matrix_world
            thing['pose'] = [v for row in pose for v in row]
            thing['far'] = bool(k)
    return Shelf()


def _again(things, shelf, near, far):
    """Both shoes in other poses, on a shelf as deep as they are long."""
    for thing in things:
        was = np.array(thing['pose']).reshape(4, 4).tolist()
        thing.matrix_world = (far if thing['far'] else near) @ Matrix(was).inverted() @ thing.matrix_world
    for board in shelf:
        board.matrix_world = Matrix.Translation((0, -.078, 0)) @ Matrix.Diagonal((1, 1.8, 1, 1)) @ board.matrix_world


def from_behind(things, shelf, _):
    """The heels to the camera."""
    _again(things, shelf, frame((.062, -.105, SHELF), (0, 0, 58)), frame((-.050, -.050, SHELF), (0, 0, 49)) @ Matrix.Diagonal((1, -1, 1, 1)))


def show_sole(things, shelf):
    """One shoe on its side, its sole to the camera; the other is taken away."""
    lying = Matrix(((-1, 0, 0, .035), (0, 0, 1, -.125), (0, 1, 0, SHELF), (0, 0, 0, 1)))
    _again(things, shelf, lying, Matrix.Translation((9, 0, 0)))
    shown = [thing for thing in things if not thing['far']]
    low = min((thing.matrix_world @ v.co).z for thing in shown for v in thing.data.vertices)
    for thing in shown:
        thing.matrix_world = Matrix.Translation((0, 0, SHELF - low - .0004)) @ thing.matrix_world


def along(points, n=110):
    """Values at stations of a table (x, value...), smooth between them; the ends closer together."""
    p = np.array(points, float)
    t = (1 - np.cos(np.linspace(0, math.pi, n))) / 2
    x = p[0, 0] + (p[-1, 0] - p[0, 0]) * t
    order = np.argsort(p[:, 0])
    out = []
    for c in p.T[1:]:
        # Monotone between the given points: a cubic with limited slopes.
        a, b = p[order, 0], c[order]
        d = np.diff(b) / np.diff(a)
        m = np.r_[d[0], np.where(d[:-1] * d[1:] > 0, 2 * d[:-1] * d[1:] / (d[:-1] + d[1:] + 1e-12), 0), d[-1]]
        k = np.clip(np.searchsorted(a, x) - 1, 0, len(a) - 2)
        w = a[k + 1] - a[k]
        s = (x - a[k]) / w
        out.append((1 + 2 * s) * (1 - s) ** 2 * b[k] + s * (1 - s) ** 2 * w * m[k] + s ** 2 * (3 - 2 * s) * b[k + 1] + s ** 2 * (s - 1) * w * m[k + 1])
    return x, *out


def slab(name, x, wide, top, low, material, bend=0.):
    """A sole: half widths, upper and lower heights along x."""
    section = np.array([(0, 1), (.9, 1), (.98, .94), (1, .8), (1, .2), (.98, .06), (.9, 0), (0, 0), (-.9, 0), (-.98, .06), (-1, .2), (-1, .8), (-.98, .94), (-.9, 1), (0, 1)])
    grid = np.stack([np.stack([np.full(len(section), a), section[:, 0] * w + sway(a, bend), l + (t - l) * section[:, 1]], 1) for a, w, t, l in zip(x, wide, top, low)])
    return sheet(name, grid, material, 0, free=(), smooth=0)


def outsole(colour, cut, rough=.62, below=None):
    """What a sole stands on: cut(x, y) says where its tread is cut, 0 to 1; `below` is another colour underneath."""
    m = Graph('outsole')
    x, y, _ = m.axes(m.object())
    under = (m.axes(m.node('TexCoord').outputs['Normal'])[2] * -1).step(.55, .85)
    worn = m.noise(m.object(), 90, 4, .6)
    groove = cut(x, y) * under
    own = srgb(colour)
    base = m.mix(under, own, srgb(below)) if below else m.mix(0., own, own)
    base = m.mix(groove * .75, base, shade(srgb(below or colour), .45))
    base = m.mix((worn - .5).most(0.) * under * .8, base, shade(srgb(below or colour), 1.25))
    base = m.mix((m.noise(m.scaled(m.object(), (40, 40, 160)), 1, 4, .65) - .42).most(0.) * (1 - under) * 1.3, base, shade(own, .72))  # scuffs of the street
    fine = m.noise(m.object(), 1400, 2, .6) * .00012
    m.set(Base_Color=base, Roughness=rough, Specular=.35, Normal=m.bump(fine - groove * .0012))
    return m.material


def stamp(material, x, z, size=.026, slope=0.):
    """Our mark under the sole, its top to the outside."""
    face = frame((x, 0, z), (0, slope, 0)) @ Matrix(((-1, 0, 0, 0), (0, 0, 1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    draw_mark(size, material, .0006).matrix_world = face


def sway(x, bend):
    """Feet are not straight: how far the middle line is to the outside."""
    return bend * np.sin((np.asarray(x) + .09) / .27 * math.pi * 1.1)


def walked(grid, flex, seed, uneven=.0011):
    """Feet were in it: creases across at each (x, depth), and leather that is nowhere quite smooth."""
    points = grid.reshape(-1, 3)
    n = np.cross(np.gradient(grid, axis=0), np.gradient(grid, axis=1))
    n *= np.sign((n * (grid - grid.mean(1, keepdims=True))).sum(2, keepdims=True)) / (np.linalg.norm(n, axis=2, keepdims=True) + 1e-12)
    high = waves(points, seed, 62, 2).reshape(grid.shape[:2]) * uneven
    top = np.clip((grid[..., 2] - .024) / .016, 0, 1)
    bent = grid[..., 0] + grid[..., 1] ** 2 * 5 + .004 * waves(points, seed + 1, 60, 1).reshape(grid.shape[:2])
    for at, deep in flex:
        high += deep * top * (.7 * np.exp(-((bent - at - .0075) / .0050) ** 2) - np.exp(-((bent - at) / .0034) ** 2)) * (grid[..., 2] < at * -.3 + .105)
    return grid + n * high[..., None]


def upper(name, table, material, lining, thick=.0022, round_=.72, bend=.006, n=120, around=61, low_round=None, flex=(), uneven=0.):
    """From a table (x, half width, sole, height above it, share of it that is open): slices across, open at the top; low_round: how round they are
    below the middle, where the upper turns in under the foot. Returns the grid."""
    x, wide, low, high, opening = along(table, n)
    rows, uv = [], []
    for a, w, l, h, o in zip(x, wide, low, high, opening):
        w = max(w, 1e-4)
        start = math.asin(min(.97, max(o, 0)) ** (1 / round_))
        q = np.r_[np.linspace(start, math.pi, around // 2 + 1), np.linspace(math.pi, 2 * math.pi - start, around // 2 + 1)[1:]]
        power = np.where(np.cos(q) < 0, low_round or round_, round_)
        y = np.sign(np.sin(q)) * np.abs(np.sin(q)) ** power * w
        z = l + h * (.5 + .5 * np.cos(q))
        rows.append(np.stack([np.full(len(q), a), y + sway(a, bend), z], 1))
        uv.append(np.stack([np.full(len(q), a), np.abs(z - l) * np.sign(y + 1e-9)], 1))
    grid = walked(np.array(rows), flex, 5, uneven)
    ob = sheet(name, grid, material, thick, uv=np.array(uv), free=('u0', 'u1'), offset=-1, smooth=1)
    if lining:
        ob.data.materials.append(lining)
        ob.modifiers['thickness'].material_offset = 1
    return grid


def boot(colour, elastic, sole='#2f2620'):
    """A Chelsea boot: rings from the toe round the ankle to the shaft's top."""
    # lower or rear point, upper or front point, half width
    stations = np.array([
        (.1860, .0215, .1865, .026, .004), (.178, .0170, .180, .0365, .0205), (.156, .0140, .158, .0455, .0330), (.118, .0120, .122, .0545, .0430), (.075, .0130, .089, .0665, .0450),
        (.030, .0180, .060, .085, .0395), (-.015, .0240, .037, .107, .0360), (-.060, .0290, .021, .130, .0340), (-.1000, .0320, .012, .147, .0320), (-.1080, .0520, .008, .158, .0345),
        (-.1055, .0850, .006, .170, .0370), (-.0985, .1200, .006, .184, .0405), (-.0980, .1650, .007, .198, .0455), (-.1000, .1960, .008, .2080, .0485)])
    t = np.linspace(0, 1, len(stations))
    fine = np.linspace(0, 1, 120)
    cols = [np.interp(fine, t, c) for c in stations.T]
    k = np.hanning(13)
    cols = [np.convolve(np.r_[2 * c[0] - c[6:0:-1], c, 2 * c[-1] - c[-2:-8:-1]], k / k.sum(), 'valid') for c in cols]
    q = np.linspace(0, 2 * math.pi, 73)
    rows, uv = [], []
    for f, bx, bz, fx, fz, w in zip(fine, *cols):
        s = (1 - np.cos(q)) / 2
        s = s ** (1 + .35 * max(0, 1 - f * 1.7))
        y = np.sign(np.sin(q)) * np.abs(np.sin(q)) ** (.80 - .12 * max(0, 1 - f * 1.6)) * w
        x, z = bx + (fx - bx) * s, bz + (fz - bz) * s
        rows.append(np.stack([x, y + sway(x, .006), z], 1))
        uv.append(np.stack([x, z], 1))
    grid = walked(np.array(rows), ((.102, .0011), (.084, .0017)), 3)
    grid[:, :, 2] += (.0016 * np.sin(q * 2 + 1) + .0012 * np.sin(q * 3)) * np.clip((fine[:, None] - .8) * 5, 0, 1)

    def gore(u, v):
        """The elastic at the ankle: a wedge, wider above; ribbed."""
        mid = u + .043
        low = v - mid * mid * 26  # round below
        inside = (mid.abs() - .0175 - (v - .10) * .10).below(0.) * low.above(.078) * v.below(.1955)
        seam = ((mid.abs() - .0205 - (v - .10) * .10).abs().ridge(0., .0010) + (mid.abs() - .0240 - (v - .10) * .10).abs().ridge(0., .0009)) * low.above(.073) + low.ridge(.0745, .0010) * mid.abs().below(.021)
        vamp = (mid - .004 + (v - .075) * .42).ridge(0., .0011) * v.below(.074)  # where front and back are joined
        heel = (u + .083 - (v - .06) * (v - .06) * 3).ridge(0., .0010) * v.below(.074)
        return inside * ((u * 2600).sin() * .0002 - .0007) - (seam + vamp * 1.8 + heel) * .0005, (inside + vamp * .55 + seam * .25 + heel * .3).least(1.)
    suede = cloth('suede', 'suede', colour, lines=gore, thread=elastic, seam=0.)
    sheet('boot', grid, suede, .0024, uv=np.array(uv), free=('v1',), smooth=1)
    edge = cloth('binding', 'suede', colour, seam=0.)
    rod(grid[-1], .0022, edge, 'binding', 10)
    loop = spline([(-.1010, 0, .168), (-.1032, 0, .184), (-.1046, 0, .198), (-.1040, 0, .209), (-.1008, 0, .2135), (-.0976, 0, .208), (-.0968, 0, .190)], 26)
    sheet('tab', np.stack([loop + [0, y, 0] for y in (-.0095, -.005, 0, .005, .0095)], 1), edge, .0016, smooth=1)
    plan = [(-.1085, 0.), (-.1060, .0170), (-.098, .0262), (-.080, .0310), (-.045, .0310), (0, .0280), (.040, .0335), (.080, .0430), (.115, .0462), (.150, .0378), (.175, .0248), (.187, .0105), (.1905, 0.)]
    x, wide = along(plan)
    top = np.interp(x, [-.11, -.094, -.060, -.015, .030, .075, .115, .150, .174, .190], [.0345, .0335, .0300, .0250, .0190, .0142, .0132, .0146, .0180, .0220])
    low = np.interp(x, [-.11, -.05, .0, .05, .09, .12, .15, .185], [.0275, .0240, .0175, .0085, .0014, .0012, .0046, .0130])
    def chevrons(x, y):
        row = ((x + y.abs() * .55) / .0082).fraction()
        return row.step(.05, .14) * (1 - row.step(.42, .51)) * ((x - .028).step(0., .001) + (x + .050).below(0.)) * y.abs().below(.040)
    rubber, stack = outsole(sole, chevrons), plain('welt', '#4d3424', .6)
    stamp(brass(), -.008, .0157, slope=9.)
    slab('sole', x, wide - .0006, top - .0025, low, rubber, .006)
    slab('welt', x, wide + .0004, top, top - .0030, stack, .006)
    hx, hw = along([(-.1085, 0.), (-.1055, .0180), (-.097, .0270), (-.080, .0315), (-.055, .0315), (-.0435, .0290), (-.0425, 0.)], 60)
    slab('heel', hx, hw, np.interp(hx, [-.11, -.04], [.028, .023]), hx * 0, rubber, .006)


def chelsea_boots(colour, elastic):
    return pair(lambda: boot(colour, elastic), (.052, -.040, 171), (.012, .048, 190))


def pump(colour):
    calf, inside = cloth('calf', 'calf', colour, seam=0., stitch=.0022), plain('lining', '#b98f68', .6)
    rise = lambda x: .0045 + .068 * (lambda t: t * t * (3 - 2 * t))(np.clip((.078 - x) / .150, 0, 1))
    table = [(.1760, 0., .0085, .0015, 0.), (.1745, .0028, .0083, .0045, 0.), (.1690, .0080, .0075, .0100, 0.), (.152, .0180, .0065, .0185, 0.), (.128, .0300, .0050, .0285, 0.), (.112, .0362, .0045, .0352, 0.), (.1085, .0374, .0045, .0366, .10),
             (.103, .0385, .0045, .0395, .56), (.090, .0405, .0045, .0400, .86), (.070, .0410, rise(.07), .0410, .94), (.035, .0355, rise(.035), .0400, .94), (0, .0300, rise(0), .0420, .94),
             (-.035, .0280, rise(-.035), .0500, .94), (-.060, .0260, rise(-.06), .0600, .92), (-.076, .0200, rise(-.076), .0670, .90), (-.0835, .0118, .0725, .0658, .88), (-.0852, .0070, .0725, .0653, .88), (-.0862, 0., .0725, .0650, .88)]
    deep = lambda x: np.interp(x, (-.09, -.045, .03, .17), (.0050, .0030, .0016, .0010))  # into what it stands on, so that no gap is left
    upper('pump', [(x, w, low - deep(x), high + deep(x), opening) for x, w, low, high, opening in table], calf, inside, .0018, .66, .005, low_round=.36, flex=((.122, .0006),), uneven=.0004)
    x, wide = along([(r[0], r[1] * .93) for r in table])
    low = np.where(x < .10, rise(x), np.interp(x, (.10, .128, .150, .165, .170), (.0045, .0050, .0065, .0075, .0085)))
    top = low + .0014 - deep(x)  # below the foot
    slab('sole', x, wide, top, np.maximum(np.minimum(low - .0030, top - .0020), 0), outsole('#1d1917', lambda x, y: (y.abs() - .040).above(9.), .45, '#80593a'), .005)
    stamp(brass(), .088, .0010)
    _heel(rise, calf)


def _heel(rise, material):
    """From the seat under the foot, whose slope it takes, to a small tip: its back nearly straight, its front hollow."""
    t = np.linspace(0, 1, 40)
    at = lambda *v: np.interp(t, (0, .12, .3, .55, .8, 1), v)
    back, front = at(-.0852, -.0838, -.0806, -.0768, -.0742, -.0735), at(-.0400, -.0500, -.0585, -.0620, -.0628, -.0625)
    half = at(.0205, .0178, .0130, .0090, .0070, .0064)
    q = np.linspace(0, 2 * math.pi, 49)
    x = ((back + front) / 2)[:, None] + ((front - back) / 2)[:, None] * np.cos(q)
    y = half[:, None] * np.sign(np.sin(q)) * np.abs(np.sin(q)) ** .8 + sway(x, .005)
    z = (rise(x) - .0022) * (1 - t[:, None]) + .0006
    ring = np.stack([x, y, z], 2)
    sheet('heel', ring, material, 0, free=(), smooth=1)
    foot = ring[-1] - ring[-1].mean(0)
    piece = np.stack([ring[-1].mean(0) + foot * k + [0, 0, z] for k, z in ((1.02, .0022), (1.02, .0003), (1.02, .0001), (.96, -.0004), (.5, -.0005), (0, -.0005))])
    sheet('heel-tip', piece, plain('top piece', '#3a332d', .8), 0, free=(), smooth=0)


def pumps(colour):
    return pair(lambda: pump(colour), (.060, -.048, 174), (.006, .040, 196))


class Shell:
    """An upper as something to sew on: places are (row, metres along the row from its first rim or, if negative, from its last)."""

    def __init__(self, grid):
        self.grid = grid
        n = np.cross(np.gradient(grid, axis=0), np.gradient(grid, axis=1))
        out = grid - grid.mean(1, keepdims=True)
        n *= np.sign((n * out).sum(2, keepdims=True))
        self.normal = n / (np.linalg.norm(n, axis=2, keepdims=True) + 1e-12)
        self.run = np.concatenate([np.zeros((len(grid), 1)), np.cumsum(np.linalg.norm(np.diff(grid, axis=1), axis=2), 1)], 1)

    def at(self, row, along, lift=0.):
        low = int(min(max(row, 0), len(self.grid) - 2))
        part = 0
        for k, weight in ((low, 1 - (row - low)), (low + 1, row - low)):
            d = along if along >= 0 else self.run[k, -1] + along
            part = part + weight * np.array([np.interp(d, self.run[k], self.grid[k, :, c] + lift * self.normal[k, :, c]) for c in range(3)])
        return part

    def row(self, x):
        """The row that stands at x, toe first."""
        return float(np.interp(-x, -self.grid[:, 0, 0], np.arange(len(self.grid))))

    def facing(self, x, side, wide):
        """Where a strip beside the opening ends: as wide as this, round before the laces."""
        w = wide * math.sqrt(max(1e-4, 1 - max(0, (x - .104) / .015) ** 2))
        return w if side > 0 else -w


def _sewn_on(shell, hide):
    """Cap and facings are pieces of their own, laid on the upper and stitched round."""
    cap = []
    for s in np.linspace(0, 1, 61):
        high = lambda r: shell.at(r, s * shell.run[int(r), -1])
        ahead = [high(r)[0] - .124 + .16 * max(0, high(r)[2] - .022) for r in range(90)]
        last = next((r - ahead[r] / (ahead[r] - ahead[r - 1]) for r in range(2, 90) if ahead[r] < 0), 30)
        cap.append([shell.at(r, s * shell.run[int(r), -1], .0009) for r in np.linspace(0, last, 26)])
    sheet('cap', np.array(cap).transpose(1, 0, 2), hide, .0016, free=('v1',), smooth=1)
    for side in (1, -1):
        strip = [[shell.at(shell.row(x), k * shell.facing(x, side, .0185) + (1e-6 if side > 0 else -1e-6), .0011) for k in np.linspace(0, 1, 9)] for x in np.linspace(-.012, .1185, 60)]
        sheet('facing', np.array(strip), hide, .0017, smooth=1)


def trainer(colour, accent, deep=.014):
    """deep: how far the upper goes down into the sole, so that no ledge is left round it."""
    def counter(u, v):
        """The heel counter: a cut edge, two rows of stitches. In the side three rows of holes let air in."""
        high = v.abs() - deep
        edge = u + .050 - high * .32
        seam = (edge + .0028).ridge(0., .0006) + (edge + .0052).ridge(0., .0006)
        a, b = ((u + high * .3) / .0082).fraction() - .5, ((high - .012) / .0090).fraction() - .5
        hole = (a * a + b * b).below(.020) * (u + high * .3 - .038).abs().below(.0246) * (high - .0255).abs().below(.0135)
        return edge.step(.0005, -.0005) * .0008 - (edge + .0028).ridge(0., .0011) * .0003 - hole * .0009, seam * .8 + hole * 1.4
    white, inside = cloth('leather', 'nappa', colour, seam=0., stitch=.0035, lines=counter, thread='#8d8577'), plain('lining', '#e9e4d8', .9)
    table = [(.1740, 0., .0235, .0065, 0.), (.1680, .0195, .0215, .0155, 0.), (.152, .0330, .0205, .0250, 0.), (.125, .0425, .0200, .0345, 0.), (.105, .0465, .0200, .0425, 0.), (.100, .0470, .0200, .0447, .08),
             (.094, .0470, .0200, .0485, .27), (.075, .0455, .0200, .0600, .37), (.045, .0425, .0205, .0785, .44), (.015, .0390, .0210, .0900, .56), (-.010, .0365, .0215, .0840, .78),
             (-.045, .0345, .0220, .0680, .88), (-.075, .0320, .0225, .0700, .88), (-.095, .0240, .0230, .0775, .86), (-.1030, .0130, .0235, .0815, .84), (-.1060, 0., .0235, .0815, .84)]
    grid = upper('trainer', [(x, w, low - deep, high + deep, opening) for x, w, low, high, opening in table], white, inside, .0030, .70, flex=((.104, .0017), (.121, .0014), (.090, .0009)), uneven=.0012)
    x, wide = along([(r[0] + .0028 * np.sign(r[0] - .03), r[1] * 1.015 + (.0015 if 0 < k < 15 else 0)) for k, r in enumerate(table)])
    low = np.interp(x, [-.12, -.02, .12, .155, .18], [.0012, 0, 0, .0035, .010])
    top = np.interp(x, [-.12, .0, .12, .18], [.0225, .0200, .0195, .0250])
    def waves(x, y):
        row = ((x + (y * 430).sin() * .0028) / .0068).fraction()
        return row.step(.05, .15) * (1 - row.step(.42, .52)) * ((x - .085) * (x - .085) + y * y).above(.00078) * ((x + .065) * (x + .065) + y * y).above(.0003)
    slab('sole', x, wide, top, low, outsole('#efeade', waves, .55), .006)
    stamp(plain('stamp', accent, .6), .085, -.0003, .034)
    slab('line', x, wide + .0006, low + (top - low) * .30, low + (top - low) * .24, plain('line', accent, .6), .006)
    shell, hide = Shell(grid), cloth('hide', 'nappa', colour, seam=0., stitch=.0024, thread='#8d8577')
    _sewn_on(shell, hide)
    _laces(shell, cloth('lace', 'poplin', '#f1ece2', seam=0., crease=0.), hide)
    rear = [row for row in grid if row[0, 0] < .004]
    rod([row[0] for row in rear] + [row[-1] for row in rear[::-1]], .0040, hide, 'collar', 14)
    slab('welt', x, wide + .0004, top - .0016, top - .0026, plain('welt', '#bdb6a6', .7), .006)
    patch = grid[-13:]
    for side in (slice(0, 9), slice(-9, None)):
        part = patch[:, side]
        out = part - np.array([-.07, 0, 0]) * [1, 0, 0] - np.array([0, 0, 1.]) * part[..., 2:]
        out = out / (np.linalg.norm(out, axis=2, keepdims=True) + 1e-9)
        sheet('heel-tab', part + out * .0024, cloth('tab', 'leather', accent, seam=0., stitch=.0025), .0016, smooth=1)


def _laces(shell, cotton, tongue):
    """The tongue under the opening and six flat laces straight across; their ends are tucked in."""
    rows = [g for g in shell.grid if .010 < g[0, 0] < .101][::-1]
    rim = np.array([(g[0], g[-1]) for g in rows])
    leaf = np.array([[(a + b) / 2 + (a - b) * w * .62 + np.array([0, 0, -.0030 + .0045 * (1 - (2 * w) ** 2)]) for w in np.linspace(-.8, .8, 9)] for a, b in rim])
    root, half, wing = leaf[0].mean(0), np.abs(leaf[0][:, 1] - leaf[0][:, 1].mean()).max(), np.linspace(-1, 1, 9)[:, None]
    rise, out = np.array([-.62, 0, .78]), np.array([.78, 0, .62])  # it stands up behind the last lace, its rim round and turned a little forward
    more = [root + rise * (.021 * s - .004 * wing ** 2 * s) + out * (.005 * s * s - .005 * wing ** 2) + [0, half * 1.04, 0] * wing * (1 - .30 * max(0, s - .55) ** 2 / .2) for s in np.linspace(1, .12, 9)]
    sheet('tongue', np.concatenate([np.array(more), leaf]), tongue, .0058, smooth=2)
    eye = plain('eyelet', '#d8d2c6', .35, .6)
    for x in np.linspace(.094, .002, 6):
        r = shell.row(x)
        ends = [(shell.at(r, side * .0085), shell.at(r, side * .0085, 1.)) for side in (1, -1)]
        (a, na), (b, nb) = [(p, (q - p) / np.linalg.norm(q - p)) for p, q in ends]
        top, end = shell.at(r, 1e-6), shell.at(r, -1e-6)
        middle = (top + end) / 2 + [0, 0, .0052]
        path = spline([a - na * .0010, a + na * .0030 + (top - a) * .12, top + [0, 0, .0028], middle * .5 + (top + [0, 0, .0034]) * .5, middle,
                       middle * .5 + (end + [0, 0, .0034]) * .5, end + [0, 0, .0028], b + nb * .0030 + (end - b) * .12, b - nb * .0010], 44)
        way = np.gradient(path, axis=0)
        ahead = shell.at(shell.row(x + .004), 1e-6) - shell.at(shell.row(x - .004), 1e-6)
        across = ahead - way * ((way @ ahead) / (way * way).sum(1))[:, None]
        across /= np.linalg.norm(across, axis=1, keepdims=True)
        wide = .0066 - .0030 * np.exp(-(np.minimum(np.arange(44), np.arange(44)[::-1]) / 3.) ** 2)
        sheet('lace', np.stack([path + across * (wide * k)[:, None] for k in np.linspace(-.5, .5, 7)], 1), cotton, .0013, smooth=1)
        for p, n in ((a, na), (b, nb)):
            u = ahead / np.linalg.norm(ahead)
            v = np.cross(n, u)
            rod([p + n * .0021 + (u * math.cos(q) + v * math.sin(q)) * .0027 for q in np.linspace(0, 2 * math.pi, 25)], .0007, eye, 'eyelet', 8)


def trainers(colour, accent):
    return pair(lambda: trainer(colour, accent), (.050, -.045, 171), (.010, .050, 191))
