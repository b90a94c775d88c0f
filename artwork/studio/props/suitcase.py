"""A hard-shell suitcase on four wheels, its handle out. Stands on the origin, its front towards -y."""
from materials.graph import Graph, shade, srgb
from materials.hard import plain
from .shapes import frame, put, rod, soft_box, turned


def shell(colour='#7d1c22'):
    g = Graph('shell')
    here = g.place()
    grain = g.cells(here, 700)
    rub = g.ramp(g.noise(g.scaled(here, (40, 40, 6)), 1.0, 4, .6), (.62, 0.0), (.70, 1.0))
    tone = srgb(colour)
    g.set(Base_Color=g.mix(g.mul(rub, .25), tone, shade(tone, 1.6)), Roughness=g.add(.38, g.mul(rub, .2)), Specular=.45, Normal=g.bump(grain, .25, .0005))
    return g.material


def suitcase(pose, size=(.42, .235, .58), colour='#7d1c22', handle=.34):
    w, d, h = size
    skin, dark, steel = shell(colour), plain('suitcase trim', '#1f1d1c', .5), plain('suitcase tube', '#b9b4ab', .3, 1.0)
    foot = .055
    for side in (-1, 1):
        put(soft_box((w, d / 2 - .003, h), 'half', skin, .042, 22), (0, side * d / 4, foot + h / 2), within=pose)
        for k in range(7):
            x = (k - 3) * w * .118
            put(soft_box((.026, .012, h - .10), 'rib', skin, .0055, 12), (x, side * (d / 2 - .0035), foot + h / 2), within=pose)
    put(soft_box((w - .016, .010, h - .016), 'seam', dark, .004, 10), (0, 0, foot + h / 2), within=pose)
    for x in (-.17, .17):
        for y in (-.085, .085):
            put(soft_box((.040, .040, .030), 'fork', dark, .008, 6), (x, y, .052), within=pose)
            rod([(x - .010, y, .026), (x + .010, y, .026)], .026, dark, 'wheel', 28).matrix_world = pose
    for x in (-.085, .085):
        rod([(x, .075, foot + h - .02), (x, .075, foot + h + handle)], .0072, steel, 'tube', 16).matrix_world = pose
    put(soft_box((.205, .028, .026), 'grip', dark, .010, 8), (0, .075, foot + h + handle), within=pose)
    strap = [(-.075, 0, foot + h - .002), (-.068, 0, foot + h + .020), (0, 0, foot + h + .026), (.068, 0, foot + h + .020), (.075, 0, foot + h - .002)]
    rod(strap, .0085, dark, 'strap', 14, flat=1.6).matrix_world = pose
    put(turned([(0, 0), (.010, 0), (.010, .004), (0, .005)], steel, 'lock', 24), (w * .40, -d / 2 + .012, foot + h * .62), (90, 0, 0), within=pose)
    return pose @ frame((0, 0, foot + h))
