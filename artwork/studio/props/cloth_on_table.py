"""Cloth that lies: a linen runner with a soft fold, and folded knits and shirts in a stack."""
import math
import numpy as np
from .shapes import frame, sheet, waves


def runner(pose, size, material, seed=3, lift=.004, folds=((.0, .012, .03),), across=200, along=160):
    """Lies in the x-y plane; each fold is (position along y, height, width) of a ridge that runs along x."""
    w, d = size

    def shape(u, v):
        x, y = (u - .5) * w, (v - .5) * d
        flat = np.c_[x, y, x * 0]
        z = lift * .5 * (1 + waves(flat, seed, 9, 3)) * .6 + .0012 * waves(flat, seed + 4, 40, 2)
        for at, height, width in folds:
            centre = at + .012 * np.sin(x * 9 + seed) + .004 * np.sin(x * 31)
            z = z + height * np.exp(-((y - centre) / width) ** 2) * (.75 + .25 * np.sin(x * 6 + seed))
        return np.c_[x + .002 * waves(flat, seed + 8, 20, 2), y + .003 * waves(flat, seed + 9, 12, 2), z]

    thing = sheet(shape, across, along, 'linen', material, thick=.0006, scale=(w, d))
    thing.matrix_world = pose
    return thing


def folded(pose, size, layers, pitch, thick, material, seed, soft=1.0):
    """One folded piece: a band that runs to and fro, its folds towards -y. Returns the height of its top."""
    rng = np.random.default_rng(seed)
    w, d = size
    half, path = d / 2, []
    for k in range(layers):
        y0, y1 = (half, -half) if k % 2 == 0 else (-half, half)
        way = math.copysign(1, y1 - y0)
        short = rng.uniform(0, .010, 2)
        y = np.linspace(y0 + way * (pitch / 2 + short[0]), y1 - way * (pitch / 2 + short[1]), 30)
        path += [(q, k * pitch) for q in y]
        if k < layers - 1:
            end = y[-1]
            path += [(end + way * pitch * .6 * math.sin(a), k * pitch + pitch / 2 - pitch / 2 * math.cos(a)) for a in np.linspace(0, math.pi, 12)[1:-1]]
    path = np.array(path)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    nx, m = 76, len(path)

    def shape(u, v):
        j = np.clip(np.round(v * (m - 1)).astype(int), 0, m - 1)
        x, y, z = (u - .5) * w, path[j, 0], path[j, 1]
        layer = np.round(z / pitch)
        p = np.c_[x, y, layer * .31]
        rim = np.clip((np.abs(u - .5) * 2 - .84) / .16, 0, 1)
        droop = 1 - .14 * rim ** 2 * soft - .05 * soft * np.clip((np.abs(y) / half - .8) / .2, 0, 1) ** 2
        z2 = z * droop + .0026 * soft * waves(p, seed, 16) * (.3 + z / (pitch * layers)) + .0008 * soft * waves(p, seed + 1, 60, 2)
        y2 = y + .004 * soft * waves(np.c_[x, layer * .5, x * 0], seed + 2, 13) + .001 * soft * waves(np.c_[x, layer, x * 0], seed + 3, 60, 2)
        x2 = x + (.005 * waves(np.c_[y, layer * .7, y * 0], seed + 5, 14) + .004 * np.sin(layer * 2.1 + seed)) * rim * np.sign(x)
        return np.c_[x2, y2, z2]

    thing = sheet(shape, nx, m - 1, 'folded', material)
    # uv in metres along the band
    layer = thing.data.uv_layers['uv']
    order = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get('vertex_index', order)
    i, j = np.divmod(order, m)
    layer.data.foreach_set('uv', np.c_[(i / nx - .5) * w, run[j]].astype(np.float32).ravel())
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = thick, 0
    smooth = thing.modifiers.new('soft', 'SUBSURF')
    smooth.levels = smooth.render_levels = 1
    thing.matrix_world = pose @ frame((rng.normal(0, .004), rng.normal(0, .003), thick / 2), (0, 0, rng.normal(0, 1.3)))
    return layers * pitch + thick * .15


def stack(pose, pieces, seed=11):
    """Pieces from below: (size, layers, pitch, thick, material, softness). Returns the height."""
    z = 0.0
    for k, (size, layers, pitch, thick, material, soft) in enumerate(pieces):
        z += folded(pose @ frame((0, 0, z)), size, layers, pitch, thick, material, seed + 7 * k, soft)
    return z

