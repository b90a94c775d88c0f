"""Meshes from a few numbers: soft boxes, swept rods, sheets, turned pieces. Metres, z up."""
import math
import bpy
import numpy as np
from mathutils import Matrix, Vector


def keep(mesh, name, material=None, smooth=True):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return thing


def build(points, faces, name, material=None, uv=None, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(np.asarray(points, float).tolist(), [], [list(f) for f in faces])
    if uv is not None:
        layer = mesh.uv_layers.new(name='uv')
        order = np.empty(len(mesh.loops), np.int32)
        mesh.loops.foreach_get('vertex_index', order)
        layer.data.foreach_set('uv', np.asarray(uv, np.float32)[order].ravel())
    mesh.update()
    return keep(mesh, name, material, smooth)


def put(thing, place=(0, 0, 0), turn=(0, 0, 0), within=None):
    """Place by metres and degrees; `within` is a frame that the place is measured in."""
    pose = Matrix.Translation(Vector(place))
    for axis, degrees in zip('ZYX', reversed(turn)):
        pose = pose @ Matrix.Rotation(math.radians(degrees), 4, axis)
    thing.matrix_world = (within @ pose) if within is not None else pose
    return thing


def frame(place=(0, 0, 0), turn=(0, 0, 0)):
    pose = Matrix.Translation(Vector(place))
    for axis, degrees in zip('ZYX', reversed(turn)):
        pose = pose @ Matrix.Rotation(math.radians(degrees), 4, axis)
    return pose


def waves(points, seed, frequency, octaves=3):
    """Smooth noise in -1..1: a few sines in random directions."""
    rng = np.random.default_rng(seed)
    total, weight = np.zeros(len(points)), 0.0
    for octave in range(octaves):
        for _ in range(4):
            way = rng.normal(size=3)
            way /= np.linalg.norm(way)
            total += .5 ** octave * np.sin(points @ way * frequency * 2 ** octave * rng.uniform(.8, 1.3) + rng.uniform(0, 6.28))
        weight += .5 ** octave * 2.2
    return np.clip(total / weight, -1.2, 1.2)


def creases(points, seed, length, count=7, octaves=3):
    """Facets between straight folds, as in handled paper: triangle waves in random directions, warped a little."""
    rng = np.random.default_rng(seed)
    flat = np.asarray(points)[:, :2]
    high = np.zeros(len(flat))
    for octave in range(octaves):
        for _ in range(count):
            angle, wave = rng.uniform(0, math.pi), length * .55 ** octave * rng.uniform(.7, 1.5)
            warp = .12 * wave * np.sin(flat @ rng.normal(size=2) * 2.5 / length + rng.uniform(0, 6))
            phase = (flat @ (math.cos(angle), math.sin(angle)) + warp) / wave + rng.uniform(0, 1)
            reach = np.clip(np.sin(flat @ rng.normal(size=2) * 2.2 / length + rng.uniform(0, 6)) + .3, 0, 1)
            high += .55 ** octave * reach * (np.abs((phase % 1.0) - .5) * 4 - 1)
    return high / count ** .5


def soft_box(size, name='box', material=None, edge=.003, steps=14, bow=0.0, dent=0.0, seed=0, crush=0.0):
    """A box with rounded edges; `bow` swells its sides, `dent` makes them uneven, `crush` pushes two corners in."""
    half = np.array(size) / 2
    edge = min(edge, half.min() * .95)
    rim = edge * np.array([0, .3, .65])
    ticks = [np.concatenate([-h + rim, np.linspace(-h + edge, h - edge, steps + 1), (h - rim)[::-1]]) for h in half]
    corners, quads, start = [], [], 0
    for axis in range(3):
        a, b = [i for i in range(3) if i != axis]
        x, y = np.meshgrid(ticks[a], ticks[b], indexing='ij')
        n, m = x.shape
        cell = (np.arange(n - 1)[:, None] * m + np.arange(m - 1)).ravel()
        for sign in (-1, 1):
            p = np.zeros((n * m, 3))
            p[:, axis], p[:, a], p[:, b] = sign * half[axis], x.ravel(), y.ravel()
            quad = np.stack([cell, cell + m, cell + m + 1, cell + 1], 1) + start
            quads.append(quad if (sign > 0) == (axis != 1) else quad[:, ::-1])
            corners.append(p)
            start += n * m
    p, index = np.unique(np.round(np.vstack(corners), 7), axis=0, return_inverse=True)
    faces = index.ravel()[np.vstack(quads)].tolist()
    inner = np.clip(p, -half + edge, half - edge)
    away = p - inner
    length = np.linalg.norm(away, axis=1, keepdims=True)
    normal = away / np.maximum(length, 1e-9)
    p = inner + normal * edge
    if bow or dent:
        unit = inner / np.maximum(half - edge, 1e-6)
        bulge = np.prod(1 - np.clip(np.abs(unit), 0, 1) ** 2 + np.abs(normal), axis=1)
        p = p + normal * (bow * bulge)[:, None]
        p = p + normal * (dent * waves(p, seed, 14))[:, None]
        p = p + dent * .9 * np.stack([waves(p, seed + k + 1, 5, 2) for k in range(3)], 1)
    for at in np.random.default_rng(seed + 7).choice([-1, 1], (2, 3)) * half if crush else ():
        p = p - np.sign(at) * crush * (np.exp(-np.linalg.norm(p - at, axis=1) / crush / 1.6) * (1 + .5 * waves(p, seed, 160, 2)))[:, None]
    return build(p, faces, name, material)


def board(size, place, material, edge=.0015, turn=(0, 0, 0), within=None, name='board'):
    """A plank: an ordinary bevelled box."""
    half = [s / 2 for s in size]
    points = [(x * half[0], y * half[1], z * half[2]) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = build(points, faces, name, material, smooth=False)
    if edge:
        bevel = thing.modifiers.new('edge', 'BEVEL')
        bevel.width, bevel.segments = edge, 2
    return put(thing, place, turn, within)


def rod(path, radius, material, name='rod', sides=24, flat=1.0, closed=True, up=None):
    """A round (or flattened) rod swept along a path; `radius` may vary along it. `up` is across the path, for one that turns in a plane."""
    path = np.array(path, float)
    count = len(path)
    radius = np.broadcast_to(np.asarray(radius, float), (count,))
    points, faces = [], []
    for i in range(count):
        way = path[min(i + 1, count - 1)] - path[max(i - 1, 0)]
        way /= np.linalg.norm(way) + 1e-12
        side = up or ((0, 1.0, 0) if abs(way[1]) < .9 else (0, 0, 1.0))
        a = np.cross(way, side)
        a /= np.linalg.norm(a)
        b = np.cross(a, way)
        for k in range(sides):
            q = 2 * math.pi * k / sides
            points.append(path[i] + radius[i] * (math.cos(q) * a + math.sin(q) * b * flat))
    for i in range(count - 1):
        for k in range(sides):
            faces.append((i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k))
    if closed:
        faces += [tuple(range(sides))[::-1], tuple((count - 1) * sides + k for k in range(sides))]
    return build(points, faces, name, material)


def turned(profile, material, name='turned', sides=48):
    """A lathe: (radius, height) pairs round the z axis."""
    points, faces = [], []
    for r, z in profile:
        points += [(r * math.cos(6.28318 * k / sides), r * math.sin(6.28318 * k / sides), z) for k in range(sides)]
    for i in range(len(profile) - 1):
        for k in range(sides):
            faces.append((i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k))
    faces += [tuple(range(sides))[::-1], tuple((len(profile) - 1) * sides + k for k in range(sides))]
    return build(points, faces, name, material)


def sheet(shape, across, along, name, material, u=(0, 1), v=(0, 1), thick=0.0, scale=(1, 1)):
    """A surface: `shape(u, v)` gives points (n, 3) for arrays u and v; uv is in metres by `scale`."""
    a, b = np.meshgrid(np.linspace(*u, across + 1), np.linspace(*v, along + 1), indexing='ij')
    points = shape(a.ravel(), b.ravel())
    w = along + 1
    faces = [(i * w + j, (i + 1) * w + j, (i + 1) * w + j + 1, i * w + j + 1) for i in range(across) for j in range(along)]
    thing = build(points, faces, name, material, np.stack([a.ravel() * scale[0], b.ravel() * scale[1]], 1))
    if thick:
        solid = thing.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = thick, 0
    return thing


def hook_arc(centre, radius, start, end, steps=28):
    """Points of an arc in the x-z plane, angles in degrees from straight down, turning towards +x."""
    angles = np.radians(np.linspace(start, end, steps))
    return [(centre[0] + radius * math.sin(a), centre[1], centre[2] - radius * math.cos(a)) for a in angles]
