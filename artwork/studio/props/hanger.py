"""The one hanger, a shaped wooden bar with a brass hook, and the rail that it hangs on."""
import math
import numpy as np
from mathutils import Matrix
from materials.graph import Graph, srgb
from .shapes import build, hook_arc, put, rod, turned

RAIL = .0756  # the rail's centre above the origin of a hanger


def walnut():
    g = Graph('walnut')
    here = g.object()
    grain = g.noise(g.scaled(here, (3, 40, 40)), 1, 5, .6, .6) * .6 + g.noise(g.scaled(here, (8, 300, 300)), 1, 3, .6) * .4
    g.set(Base_Color=g.ramp(grain, (.34, srgb('#5f4029')), (.66, srgb('#a27b51'))), Roughness=.42, Specular=.4, Normal=g.bump(grain * .0004), Clearcoat=.2, Clearcoat_Roughness=.3)
    return g.material


class Hanger:
    """Metres; the origin is a little above the middle of the bar, x along it, z up. `half` is half its span, `drop` the fall of its
    shoulders, `thick` its radius in the middle and at the ends, `under` how wide cloth lies on it, `bar` whether it has a dowel."""

    def __init__(self, half=.205, drop=.055, thick=(.010, .017), under=.027, top=-.020, bar=False):
        self.half, self.drop, self.thick, self.under, self.top, self.bar = half, drop, thick, under, top, bar
        self.path, self.radius = self.line(np.linspace(-1, 1, 21))

    def line(self, t):
        """Points (n, 3) and radii along the bar, t from -1 to 1."""
        s = np.abs(t)
        return np.stack([t * self.half, .016 * s ** 2, self.top - self.drop * s ** 1.25], 1), self.thick[0] + (self.thick[1] - self.thick[0]) * s ** 2

    def capsules(self):
        """What the cloth lies on, (ends, radii): as wide as a shoulder, its upper side that of the wood."""
        r = np.maximum(self.radius, self.under * (1 + .3 * (1 - np.abs(np.linspace(-1, 1, 21)))))
        p = self.path - np.stack([r * 0, r * 0, r - self.radius], 1)
        out = [(*p[k], *p[k + 1], r[k], r[k + 1]) for k in range(len(p) - 1)]
        if self.bar:
            z = self.top - self.drop - .03
            out.append((-self.half, .012, z, self.half, .012, z, .007, .007))
        return out

    def build(self, metal, wood=None):
        """Returns its parts."""
        wood = wood or walnut()
        parts = [self._bow(wood)]
        z, x = self.top, self.half - .012
        if self.bar:
            low = z - self.drop - .03
            parts.append(rod([(-x, .012, low), (x, .012, low)], .0055, wood, 'dowel'))
            parts += [rod([(s * x, .014, z - self.drop + .004), (s * x, .013, low)], .0045, wood, 'stay') for s in (-1, 1)]
        wire = [(0, 0, z), (0, 0, z + .055), (.001, 0, z + .062), *hook_arc((0, 0, z + .0885), .0215, 14, 270, 34)]
        parts.append(rod(wire, .0019, metal, 'hook', 14))
        tip = turned([(.0001, -.0024), (.0017, -.0017), (.0024, 0), (.0017, .0017), (.0001, .0024)], metal, 'tip', 16)
        parts.append(put(tip, wire[-1]))
        parts.append(put(turned([(.0056, 0), (.0056, .002), (.0036, .006), (.0026, .009)], metal, 'collar', 24), (0, 0, z + self.thick[0] * .9)))
        return parts

    def _bow(self, material, count=64, sides=28):
        """The bar: an oval section, rounded at the ends."""
        t = np.linspace(-1, 1, count)
        p, r = self.line(t)
        end = np.clip((1 - np.abs(t)) / .05, 0, 1) ** .5
        tall, wide = r * (.40 + .54 * end), r * .72 * (.45 + .55 * end)
        slope = np.gradient(p[:, 2], p[:, 0])
        up = np.stack([-slope, 0 * slope, 0 * slope + 1], 1) / np.hypot(slope, 1)[:, None]
        q = np.linspace(0, 2 * math.pi, sides, False)
        c, s = (np.sign(v) * np.abs(v) ** .8 for v in (np.cos(q), np.sin(q)))
        points = p[:, None] + up[:, None] * (tall[:, None] * s)[..., None] + np.array([0, 1., 0]) * (wide[:, None] * c)[..., None]
        faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k) for i in range(count - 1) for k in range(sides)]
        faces += [tuple(range(sides))[::-1], tuple((count - 1) * sides + k for k in range(sides))]
        return build(points.reshape(-1, 3), faces, 'hanger', material)


class ClipHanger(Hanger):
    """A straight bar with two clips, felt inside, that hold a waist at the height GRIP."""
    GRIP = -.115

    def __init__(self, half=.19, clips=.135):
        super().__init__(half=half, drop=.012, thick=(.009, .009))
        self.clips = clips

    def build(self, metal, wood=None):
        parts = super().build(metal, wood)
        for x in (-self.clips, self.clips):
            z = self.line(np.array([x / self.half]))[0][0, 2]
            parts.append(rod([(x, -.001, z), (x, -.001, self.GRIP + .026)], .0016, metal, 'wire', 12))
            for y in (-.0185, .0140):
                corners = [(x + a * w, y + d, self.GRIP + h) for h, w in ((.030, .005), (.024, .011), (-.022, .0125), (-.024, .0115)) for a in (-1, 1) for d in (0, .003)]
                faces = [(0, 1, 3, 2), (12, 14, 15, 13)]
                for k in (0, 4, 8):
                    faces += [(k, k + 2, k + 6, k + 4), (k + 1, k + 5, k + 7, k + 3), (k, k + 4, k + 5, k + 1), (k + 2, k + 3, k + 7, k + 6)]
                jaw = build(corners, faces, 'clip', metal, smooth=False)
                bevel = jaw.modifiers.new('edge', 'BEVEL')
                bevel.width, bevel.segments = .0012, 3
                parts.append(jaw)
        return parts


def hanger(wood, metal, pose, dowel=True):
    """An empty hanger on the rail whose centre is at `pose`, its bar along x. Returns its parts."""
    parts = Hanger(half=.22, drop=.062, thick=(.012, .012), bar=dowel).build(metal, wood)
    for part in parts:
        part.matrix_world = pose @ Matrix.Translation((0, 0, -RAIL)) @ part.matrix_world
    return parts


def rail(metal, x0, x1, y=0, z=0, radius=.0125, stems=(), rise=.09):
    """A round rail along x, on stems that reach up to a board `rise` above it."""
    rod([(x0, y, z), (x1, y, z)], radius, metal, 'rail', 40)
    for x in stems:
        rod([(x, y, z), (x, y, z + rise)], .007, metal, 'stem', 20)
        put(turned([(.021, 0), (.021, -.0035), (.0195, -.005), (.008, -.0055)], metal, 'rose', 40), (x, y, z + rise))
        put(turned([(.0155, -.011), (.0165, -.009), (.0165, .009), (.0155, .011)], metal, 'sleeve', 32), (x, y, z), (0, 90, 0))
