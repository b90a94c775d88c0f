"""Buttons of horn, pearl and metal, sewn on with thread."""
import math
import numpy as np
from mathutils import Matrix, Vector
from materials.graph import Graph, srgb
from materials.hard import plain
from props.shapes import build, rod


def thread(colour):
    return plain('thread', colour, .8, specular=.2)


def pearl():
    m = Graph('pearl')
    n = m.noise(m.object(), 260, 3, .5, 1.)
    m.set(Base_Color=m.mix(n, srgb('#e9e2d6'), srgb('#f8f4ec')), Roughness=.22, Specular=.6)
    return m.material


def horn(colour='#3a2617', shine=.28):
    m = Graph('horn')
    streak = m.noise(m.scaled(m.object(), (160, 420, 160)), 1, 3, .6, 1.5)
    c = srgb(colour)
    m.set(Base_Color=m.mix(streak, tuple(v * .6 for v in c[:3]) + (1,), tuple(min(1, v * 1.7 + .01) for v in c[:3]) + (1,)), Roughness=shine, Specular=.5)
    return m.material


def gilt():
    return plain('gilt', '#c9a45c', .28, 1.)


def copper():
    return plain('copper', '#a9703f', .35, 1.)


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
    ob = build(v, f, 'button', material)
    turn = (Matrix.Translation(Vector(at) + n * above) @ n.to_track_quat('Z', 'Y').to_matrix().to_4x4()
            @ Matrix.Rotation(float(np.random.default_rng(int(abs(at[2]) * 1e4)).normal(0, .25)), 4, 'Z'))
    ob.matrix_world = turn
    if not shank:
        d, z = radius * .21, .0012 * radius / .011
        q = np.linspace(0, 2 * math.pi, 12, False)
        for x, y in ((-d, -d), (d, d), (-d, d), (d, -d)):  # the holes, in which the thread ends
            hole = np.c_[x * 1.12 + radius * .085 * np.cos(q), y * 1.12 + radius * .085 * np.sin(q), q * 0 + z - .00015 * radius / .011]
            build(hole, [range(12)], 'hole', plain('hole', '#1a1410', 1., specular=0), smooth=False).matrix_world = turn
        for k, (a, b) in enumerate((((-d, -d), (-d, d)), ((d, -d), (d, d)), ((-d * .86, -d), (-d * 1.1, d)), ((d * 1.1, -d), (d * .88, d)))):
            t = rod([(*a, z - .0010), (*a, z + .0001), ((a[0] + b[0]) / 2, 0, z + .0003 + .0001 * k), (*b, z + .0001), (*b, z - .0010)], .00034, thread, 'thread', 8)
            t.matrix_world = turn
    return ob
