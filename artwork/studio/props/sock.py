"""One striped knitted sock, flat on a clip: leg, heel and foot as a tube along a bent line."""
import math
import numpy as np
from materials.graph import Graph, shade, srgb
from .shapes import sheet, waves


def striped_knit(bands, stitch=.0034, name='sock', deep=.55):
    """`bands` are (end along v in metres, colour) from the top."""
    g = Graph(name)
    u, v, _ = g.axes(g.uv())
    length = bands[-1][0]
    ramp = g.node('ValToRGB', Fac=g.mul(v, 1 / length))
    ramp.color_ramp.interpolation = 'CONSTANT'
    elements = ramp.color_ramp.elements
    while len(elements) < len(bands):
        elements.new(.5)
    at = 0.0
    for element, (end, colour) in zip(elements, bands):
        element.position, element.color = at / length, srgb(colour)
        at = end
    column = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.mul(u, 1 / stitch)), .5))
    leg = g.math('SINE', g.mul(column, 6.2832))
    row = g.math('ABSOLUTE', g.math('SINE', g.mul(g.add(g.mul(v, 1 / (stitch * .78)), g.mul(column, 1.5)), math.pi)))
    yarn = g.noise(g.uv(), 2400, 3, .7)
    height = g.mul(leg, g.add(.3, g.mul(row, .7)))
    rib = g.mul(g.math('SINE', g.mul(u, 2 * math.pi / (stitch * 2.4))), g.math('LESS_THAN', v, .055))
    dark = g.mix(1.0, ramp.outputs[0], shade((deep, deep, deep), 1), 'MULTIPLY')
    base = g.mix(g.add(g.mul(height, .7), g.mul(yarn, .3)), dark, ramp.outputs[0])
    soft = g.bump(rib, .9, .0016, g.bump(g.noise(g.uv(), 50, 3), .3, .004))
    g.set(Base_Color=base, Roughness=.9, Specular=.15, Sheen=.7, Normal=g.bump(g.add(g.mul(height, .75), g.mul(yarn, .25)), .85, stitch * .45, soft))
    return g.material


def sock(pose, material, scale=1.0, seed=3):
    """Hangs from the origin down -z; the toe points to +x."""
    leg, foot, bend = .20 * scale, .13 * scale, .055 * scale
    line = [(0, 0, -t * leg) for t in np.linspace(0, 1, 40)]
    line += [(bend * (1 - math.cos(a)), 0, -leg - bend * math.sin(a)) for a in np.linspace(0, math.radians(74), 24)[1:]]
    end = np.array(line[-1])
    way = np.array((math.sin(math.radians(74)), 0, -math.cos(math.radians(74))))
    line += [tuple(end + way * foot * t) for t in np.linspace(0, 1, 34)[1:]]
    line = np.array(line)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    total = run[-1]
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]

    def shape(u, v):
        s = v * total
        pick = lambda a: np.stack([np.interp(s, run, a[:, k]) for k in range(3)], 1)
        centre, way = pick(line), pick(tangent)
        out = np.cross(way, (0, 1, 0))
        toe = np.clip((total - s) / (.055 * scale), 0, 1)
        wide = .046 * scale * np.sqrt(1 - (1 - toe) ** 2 * .999)
        wide *= 1 - .10 * np.clip(s / .05, 0, 1) + .22 * np.exp(-((s - leg - .05 * scale) / (.04 * scale)) ** 2)
        wide *= 1 + .05 * np.sin(s * 40 + seed) * .5
        a = u * 2 * math.pi
        c, q = np.cos(a), np.sin(a)
        deep = .011 * scale * (.6 + .4 * toe)
        p = centre + out * (wide * np.sign(c) * np.abs(c) ** .85)[:, None]
        p[:, 1] += deep * np.sign(q) * np.abs(q) ** .8
        flat = np.c_[p[:, 0], q * .02, p[:, 2]]
        p[:, 1] += .0045 * waves(flat, seed, 26, 3) + .0035 * np.exp(-((s - leg - .02) / .03) ** 2) * np.sin(s * 260) * (c < 0)
        p[:, 0] += .004 * waves(flat, seed + 2, 14, 2)
        return p

    thing = sheet(shape, 90, 220, 'sock', material, thick=.0012, scale=(.185 * scale, total))
    thing.matrix_world = pose
    return total
