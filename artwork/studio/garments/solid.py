"""Hard parts: tubes, the hanger, buttons."""
import math
import bpy
import numpy as np
from mathutils import Matrix, Vector
from materials.nodes import Material, linear


def link(name, mesh, material=None, smooth=True):
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(ob)
    if material:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return ob


def tube(path, radii, material, sides=24, flatten=1.):
    """A round bar along a path; flatten scales it across the path, in depth."""
    p = np.array(path, float)
    r = np.broadcast_to(np.asarray(radii, float), len(p))
    v, f = [], []
    for i in range(len(p)):
        t = p[min(i + 1, len(p) - 1)] - p[max(i - 1, 0)]
        t /= np.linalg.norm(t) + 1e-12
        up = np.array([0, 1., 0]) if abs(t[1]) < .9 else np.array([0, 0, 1.])
        a = np.cross(t, up)
        a /= np.linalg.norm(a)
        b = np.cross(a, t)
        v += [tuple(p[i] + r[i] * (math.cos(q) * a + math.sin(q) * flatten * b)) for q in np.linspace(0, 2 * math.pi, sides, False)]
    for i in range(len(p) - 1):
        f += [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k) for k in range(sides)]
    f += [tuple(range(sides))[::-1], tuple((len(p) - 1) * sides + k for k in range(sides))]
    mesh = bpy.data.meshes.new('bar')
    mesh.from_pydata(v, [], f)
    mesh.update()
    return link('bar', mesh, material)


def wood():
    m = Material('walnut')
    o = m.object()
    grain = m.noise(m.scaled(o, (3, 40, 40)), 1, 5, .6, .6) * .6 + m.noise(m.scaled(o, (8, 300, 300)), 1, 3, .6) * .4
    m.set(Base_Color=m.ramp(grain, [(.34, linear('#5f4029')), (.66, linear('#a27b51'))]), Roughness=.42, Specular=.4,
          Normal=m.bump(grain * .0004), Clearcoat=.2, Clearcoat_Roughness=.3)
    return m.material


class Hanger:
    """A shaped wooden hanger; its bar's middle is the origin, z up."""

    def __init__(self, half=.205, drop=.055, thick=(.010, .017), under=.027, top=-.020, bar=False):
        self.half, self.drop, self.thick, self.under, self.top, self.bar = half, drop, thick, under, top, bar
        a = np.linspace(-1, 1, 21)
        s = np.abs(a)
        self.path = np.stack([a * half, .016 * s ** 2, top - drop * s ** 1.25], 1)
        self.radius = thick[0] + (thick[1] - thick[0]) * s ** 2

    def capsules(self):
        """What the cloth lies on: as wide as a shoulder, its upper side that of the wood."""
        r = np.maximum(self.radius, self.under * (1 + .3 * (1 - np.abs(np.linspace(-1, 1, 21)))))
        p = self.path - np.stack([r * 0, r * 0, r - self.radius], 1)
        out = [(*p[k], *p[k + 1], r[k], r[k + 1]) for k in range(len(p) - 1)]
        if self.bar:
            z = self.top - self.drop - .03
            out.append((-self.half, .012, z, self.half, .012, z, .007, .007))
        return out

    def build(self, metal):
        w = wood()
        p = np.vstack([self.path[0] - (.004, 0, .002), self.path, self.path[-1] + (.004, 0, -.002)])
        r = np.r_[self.radius[0] * .45, self.radius * .92, self.radius[-1] * .45]
        out = [tube(p, r, w, 28, .75)]
        if self.bar:
            z, x = self.top - self.drop - .03, self.half - .012
            out += [tube([(-x, .012, z), (x, .012, z)], .0055, w)]
            out += [tube([(s * x, .014, self.top - self.drop + .004), (s * x, .013, z)], .0045, w) for s in (-1, 1)]
        z = self.top
        turn = [(.0215 * math.sin(q), 0, z + .0885 - .0215 * math.cos(q)) for q in np.linspace(.25, 1.5 * math.pi, 34)]
        out.append(tube([(0, 0, z), (0, 0, z + .055), (.001, 0, z + .062), *turn], .0019, metal, 14))
        out.append(tube([(0, 0, z + .006), (0, 0, z + .013)], .0046, metal, 18))
        return out


def horn(colour='#3a2617', shine=.28):
    m = Material('horn')
    streak = m.noise(m.scaled(m.object(), (160, 420, 160)), 1, 3, .6, 1.5)
    c = linear(colour)
    m.set(Base_Color=m.mix(streak, tuple(v * .6 for v in c[:3]) + (1,), tuple(min(1, v * 1.7 + .01) for v in c[:3]) + (1,)), Roughness=shine, Specular=.5)
    return m.material


def gilt():
    m = Material('gilt')
    m.set(Base_Color=linear('#c9a45c'), Metallic=1., Roughness=.28)
    return m.material


def plain(name, colour, rough=.8):
    m = Material(name)
    m.set(Base_Color=linear(colour), Roughness=rough, Specular=.2)
    return m.material


def button(at, normal, material, thread, radius=.011, above=.002, shank=False):
    """Sits on the cloth: `above` is half the cloth's thickness and the thread below the button."""
    n = Vector(normal)
    if shank:
        profile = [(0, .0052), (.3, .005), (.6, .0043), (.85, .003), (.97, .0014), (1, .0006), (.96, 0), (.5, -.0004)]
    else:
        profile = [(0, .0010), (.42, .0010), (.58, .0014), (.74, .0026), (.86, .0029), (.95, .0026), (1, .0016), (.97, .0004), (.88, 0), (.3, 0)]
    s = 32
    v = [(a * radius * math.cos(q), a * radius * math.sin(q), z * radius / .011) for a, z in profile for q in np.linspace(0, 2 * math.pi, s, False)]
    f = [(i * s + k, i * s + (k + 1) % s, (i + 1) * s + (k + 1) % s, (i + 1) * s + k) for i in range(len(profile) - 1) for k in range(s)]
    mesh = bpy.data.meshes.new('button')
    mesh.from_pydata(v, [], f)
    mesh.update()
    ob = link('button', mesh, material)
    turn = (Matrix.Translation(Vector(at) + n * above) @ n.to_track_quat('Z', 'Y').to_matrix().to_4x4()
            @ Matrix.Rotation(float(np.random.default_rng(int(abs(at[2]) * 1e4)).normal(0, .25)), 4, 'Z'))
    ob.matrix_world = turn
    if not shank:
        d, z = radius * .21, .0012 * radius / .011
        for a, b in (((-d, -d), (d, d)), ((-d, d), (d, -d))):
            t = tube([(*a, z - .0006), (*a, z + .0003), (0, 0, z + .0006), (*b, z + .0003), (*b, z - .0006)], .00055, thread, 8)
            t.matrix_world = turn
    return ob
