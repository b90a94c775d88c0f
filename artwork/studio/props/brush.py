"""A clothes brush on its bristles."""
from materials.graph import Graph, srgb
from .shapes import put, soft_box


def bristles():
    g = Graph('bristles')
    here = g.place()
    hair = g.noise(g.scaled(here, (1500, 1500, 14)), 1.0, 2, .6)
    g.set(Base_Color=g.mix(hair, srgb('#2b1f17'), srgb('#7d6149')), Roughness=.8, Specular=.2, Normal=g.bump(hair, .9, .003))
    return g.material


def brush(pose, wood, size=(.17, .050, .026), hair=.024):
    w, d, h = size
    put(soft_box((w * .94, d * .86, hair), 'bristles', bristles(), .003, 20, 0, .0011, 3), (0, 0, hair / 2), within=pose)
    put(soft_box(size, 'brush', wood, .0115, 14, .0012, 0, 4), (0, 0, hair + h / 2), within=pose)
