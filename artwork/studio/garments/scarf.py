"""A scarf or a folded sari over the hanger's bar; a scarf's fringes are combed."""
import math
import bpy
import numpy as np
from garments.garment import Cloth, Garment
from garments.panel import Panel, line
from garments.surface import Surface
from garments.wear import WEIGHT
from materials.cloth import cloth
from props.hanger import Hanger
from props.shapes import keep


def scarf(fabric, colour, accent=None, pattern='solid', fine=None, width=.34, front=.53, back=.63, gather=.72, thick=.0032, soft=1.5e-4, h=.011, fringe=.085, layers=1, seed=4, **look):
    """layers: how often it is folded upon itself; fringe 0 leaves a plain end."""
    hanger = Hanger(half=.205, drop=.050, thick=(.009, .012), bar=True)
    z0, y0, r = hanger.top - hanger.drop - .03, .012, .019
    g = Garment()
    w = width / 2

    def place(x, z):
        """z runs from the front end (below) over the bar to the back end."""
        s = z - front
        wave = .012 * math.sin(x / width * 2 * math.pi * 2.2 + .6) + .006 * math.sin(x / width * 2 * math.pi * 5.1)
        fall = min(1, abs(s) / .2)
        a = max(-math.pi / 2, min(math.pi / 2, s / r))
        y, up = y0 + r * math.sin(a), z0 + r * math.cos(a)
        up -= max(0, abs(s) - r * math.pi / 2)
        return x * (1 - (1 - gather) * fall), y + wave * fall * (1 if s < 0 else .6) - .012 * fall * (1 if s < 0 else -1), up
    g.add(Panel('scarf', [('end', line((-w, 0), (w, 0)), None), ('right', line((w, 0), (w, front + back)), None), ('tail', line((w, front + back), (-w, front + back)), None),
                          ('left', line((-w, front + back), (-w, 0)), None)], h, place, -1))
    g.lay()
    caps, wall = hanger.capsules()[:-1], [(0, -1, 0, -.090)]
    caps.append((-.2, y0, z0 - .006, .2, y0, z0 - .006, .016, .016))
    g.settle(Cloth(.008, bend=soft, canvas=(.035, 2e-4), damping=4., friction=.45), 90, 14, 0, caps, wall)
    g.refine()
    g.settle(Cloth(.0055, bend=soft, damping=4., friction=.45), 40, 18, 0, caps, wall)
    s = Surface(g, iron=12, smooth=3, worn=dict(WEIGHT['soft'], seed=seed, hanger=None, pucker=.0004))
    wool = cloth('scarf', fabric, colour, accent, pattern, fine, **look)
    face = s.mesh('scarf', [wool], thick)
    for k in range(1, layers):
        under = face.copy()
        under.scale, under.location = (1 + .006 * k * (-1) ** k, 1 - .16 * k, 1), (.0022 * (-1) ** k, y0 * .16 * k, -.004 * k)
        face.users_collection[0].objects.link(under)
    if fringe:
        _fringe(s, g, wool, fringe, width, seed)
    return hanger


def _fringe(s, g, material, deep, width, seed):
    """Twisted threads as curves, two dozen at each end of each colour they come from."""
    rng = np.random.default_rng(seed)
    v, f, uv = [], [], []
    total = g.flat[:, 1].max()
    for end, z in (('front', .001), ('back', total - .001)):
        for k in np.linspace(-width / 2 + .004, width / 2 - .004, 56):
            p, n = s.at('scarf', k, z)
            side = rng.normal(0, .0035)
            path = [p]
            d = np.array([rng.normal(0, .10), rng.normal(0, .05), -1.])
            for t in range(9):
                d = d + np.array([rng.normal(0, .045), rng.normal(0, .03), 0])
                d /= np.linalg.norm(d)
                path.append(path[-1] + d * (deep + side) / 9)
            path = np.array(path)
            sides = 6
            base = len(v)
            for i, q in enumerate(path):
                r = (.0017 + .0004 * math.sin(i * 2.1 + k * 900)) * (1 if i < len(path) - 1 else .7)
                if i == 7:
                    r *= 1.25
                for a in np.linspace(0, 2 * math.pi, sides, False):
                    v.append(tuple(q + r * np.array([math.cos(a), math.sin(a), 0])))
                    uv.append((k, z + (-i if end == 'front' else i) * .0002))
            for i in range(len(path) - 1):
                f += [(base + i * sides + a, base + i * sides + (a + 1) % sides, base + (i + 1) * sides + (a + 1) % sides, base + (i + 1) * sides + a) for a in range(sides)]
    me = bpy.data.meshes.new('fringe')
    me.from_pydata(v, [], f)
    loops = np.array(f).ravel()
    me.uv_layers.new(name='uv').data.foreach_set('uv', np.array(uv)[loops].ravel().astype(np.float32))
    me.uv_layers.new(name='marks').data.foreach_set('uv', np.ones(len(loops) * 2, np.float32))
    keep(me, 'fringe', material)
