"""The gift card: thick red cotton board, the hanger mark pressed into it, a cream envelope with red lining."""
import math
import numpy as np
from materials.graph import Graph, shade, srgb
from materials.hard import RED, paper
from .shapes import build, frame, hook_arc, waves


def card_stock(foil=False):
    """Dyed through: its cut edge is the same red, a little lighter. With `foil`, what is pressed is brass foil."""
    g = Graph('card-foil' if foil else 'card')
    here = g.node('TexCoord').outputs['Object']
    felt = g.noise(here, 1900, 3, .65)
    cloud = g.noise(here, 60, 4, .6)
    tone = srgb('#a31f27')
    base = g.mix(g.ramp(felt, (.3, 0.0), (.7, 1.0)), shade(tone, .86), shade(tone, 1.1))
    base = g.mix(g.mul(cloud, .18), base, shade(tone, .75))
    g.set(Base_Color=base, Roughness=.78, Specular=.2, Normal=g.bump(felt, .5, .0002, g.bump(cloud, .1, .0012)))
    if foil:
        pressed = g.ramp(g.node('VertexColor', {'layer_name': 'pressed'}).outputs[0], (.45, 0.0), (.55, 1.0))
        g.set(Base_Color=g.mix(pressed, base, srgb('#cfa96a')), Metallic=pressed, Roughness=g.mix(pressed, (.62, .62, .62, 1), (.3, .3, .3, 1)))
    return g.material


def mark_line(size):
    s = size / 2
    hook = hook_arc((0, 0, .50 * s), .17 * s, 250, 0, 30)
    hook = [(-x, 0, z) for x, _, z in hook]
    line = hook + [(0, 0, .22 * s)]
    left = [(0, 0, .22 * s), (-s * .93, 0, -.30 * s)]
    foot = [(-s * .93, 0, -.30 * s), (-s, 0, -.38 * s), (-s * .95, 0, -.45 * s), (s * .95, 0, -.45 * s), (s, 0, -.38 * s), (s * .93, 0, -.30 * s), (0, 0, .22 * s)]
    path = np.array(line + left[1:] + foot[1:])[:, [0, 2]]
    return path


def distance(points, path):
    """From each point to a polyline."""
    best = np.full(len(points), 9.0)
    for a, b in zip(path[:-1], path[1:]):
        way = b - a
        t = np.clip(((points - a) @ way) / max(way @ way, 1e-12), 0, 1)[:, None]
        best = np.minimum(best, np.linalg.norm(points - a - t * way, axis=1))
    return best


def card(pose, size=(.0856, .054), thick=.0008, corner=.003, press=.00018, material=None, seed=2, foil=False):
    """Lies in the x-y plane, face up, with the mark pressed in."""
    w, h = size
    nx, ny = 420, 270
    x, y = np.meshgrid(np.linspace(-w / 2, w / 2, nx), np.linspace(-h / 2, h / 2, ny), indexing='ij')
    flat = np.stack([x.ravel(), y.ravel()], 1)
    # Round the corners: pull points outside the corner circle back onto it.
    inner = np.clip(flat, [-w / 2 + corner, -h / 2 + corner], [w / 2 - corner, h / 2 - corner])
    away = flat - inner
    length = np.maximum(np.abs(away).max(1), 1e-12)
    round_ = np.maximum(np.linalg.norm(away, axis=1), 1e-12)
    flat = inner + away * np.where(length > 1e-9, length / round_, 1)[:, None]
    border = corner - np.linalg.norm(flat - inner, axis=1)
    rim = np.clip(1 - np.minimum(border, np.minimum(w / 2 - np.abs(flat[:, 0]), h / 2 - np.abs(flat[:, 1]))) / .0003, 0, 1)
    d = distance(flat, mark_line(.036) + [0, -.001])
    pressed = 1 / (1 + np.exp((d - .00062) / .00010))
    swell = np.exp(-((d - .0011) / .0005) ** 2) * .05
    frame_ = np.abs(np.maximum(np.abs(flat[:, 0]) - w / 2 + .0042, np.abs(flat[:, 1]) - h / 2 + .0042))
    pressed = np.maximum(pressed, .85 / (1 + np.exp((frame_ - .00022) / .00006)))
    z = thick / 2 - press * pressed + press * swell - .00005 * rim ** 2
    bend = .0009 * (flat[:, 0] / (w / 2)) ** 2
    lift = bend + .0001 * waves(np.c_[flat, flat[:, :1] * 0], seed, 60)
    top = np.c_[flat, z + lift]
    below = np.c_[flat, -thick / 2 + .00004 * rim ** 2 + lift]
    points = np.vstack([top, below])
    n = nx * ny
    faces = []
    for i in range(nx - 1):
        for j in range(ny - 1):
            a, b, c, e = i * ny + j, (i + 1) * ny + j, (i + 1) * ny + j + 1, i * ny + j + 1
            faces += [(a, b, c, e), (n + e, n + c, n + b, n + a)]
    edge = [i * ny for i in range(nx)] + [(nx - 1) * ny + j for j in range(1, ny)] + [i * ny + ny - 1 for i in range(nx - 2, -1, -1)] + [j for j in range(ny - 2, 0, -1)]
    for a, b in zip(edge, edge[1:] + edge[:1]):
        faces.append((b, a, n + a, n + b))
    thing = build(points, faces, 'card', material or card_stock(foil))
    layer = thing.data.color_attributes.new('pressed', 'FLOAT_COLOR', 'POINT')
    tone = np.concatenate([pressed, pressed * 0])
    layer.data.foreach_set('color', np.stack([tone, tone, tone, tone * 0 + 1], 1).astype(np.float32).ravel())
    thing.matrix_world = pose
    split = thing.modifiers.new('crisp', 'EDGE_SPLIT')
    split.split_angle = math.radians(50)
    return thing


def envelope(pose, size=(.098, .066), flap=.046, open_by=150, seed=1):
    """Lies in the x-y plane, its back up, the flap open along the upper (+y) edge. The paper bows a little."""
    cream, lining = paper('envelope', '#e9dfcd', .78, .45), paper('lining', RED, .6, .2)
    w, h = size

    def leaf(outline, z, material, name, bow=.0012, n=60):
        """A convex outline filled with a fine grid, softly bowed."""
        outline = np.array(outline)
        t = np.linspace(0, 1, n)
        low, high = outline[:, 1].min(), outline[:, 1].max()
        ys = low + (high - low) * t
        closed = np.vstack([outline, outline[:1]])
        points = []
        for yy in ys:
            yy = min(max(yy, low + 1e-7), high - 1e-7)
            cross = []
            for a, b in zip(closed[:-1], closed[1:]):
                if (a[1] - yy) * (b[1] - yy) <= 0 and a[1] != b[1]:
                    cross.append(a[0] + (yy - a[1]) / (b[1] - a[1]) * (b[0] - a[0]))
            x0, x1 = min(cross), max(cross)
            points += [(x0 + (x1 - x0) * s, yy, 0) for s in t]
        points = np.array(points)
        points[:, 2] = z + bow * (1 - (points[:, 0] / w * 2) ** 2) * .6 + .00035 * waves(points, seed, 55)
        faces = [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(n - 1) for j in range(n - 1)]
        thing = build(points, faces, name, material)
        solid = thing.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = .00016, 0
        return thing

    a, b = w / 2, h / 2
    leaf([(-a, -b), (a, -b), (a, b), (-a, b)], 0, cream, 'back').matrix_world = pose
    leaf([(-a + .002, -b + .002), (a - .002, -b + .002), (a - .002, b), (-a + .002, b)], .0004, lining, 'lining').matrix_world = pose
    leaf([(-a, -b), (a, -b), (a, -b + .0005), (.005, .0075), (.0025, .0090), (0, .0095), (-.0025, .0090), (-.005, .0075), (-a, -b + .0005)], .0030, cream, 'front', .0016).matrix_world = pose
    for s in (-1, 1):
        side = [(s * a, -b), (s * a, b), (s * (a - .0005), b), (s * .006, .0035), (s * .0045, .001), (s * .006, -.0015)]
        leaf(side if s > 0 else side[::-1], .0024, cream, 'side', .0014).matrix_world = pose
    up = frame((0, b, .0006)) @ frame((0, 0, 0), (180 - open_by, 0, 0))
    tip = [(-a, 0), (a, 0), (a - .0005, .0006), (.0050, flap - .0033), (.0026, flap - .0013), (0, flap), (-.0026, flap - .0013), (-.0050, flap - .0033), (-a + .0005, .0006)]
    leaf(tip, 0, cream, 'flap', .0008).matrix_world = pose @ up
    inset = [(-a + .010, .001), (a - .010, .001), (.004, flap - .0075), (0, flap - .0058), (-.004, flap - .0075)]
    leaf(inset, .0004, lining, 'flap lining', .0008).matrix_world = pose @ up
