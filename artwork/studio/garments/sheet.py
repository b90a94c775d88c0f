"""Parts that are laid on hung cloth rather than hung with it: collars, lapels, flaps, labels. A sheet is a grid of points."""
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from props.shapes import keep, waves


def spline(points, n):
    """A Catmull-Rom curve through the points, n samples evenly along it."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for k in range(1, len(p) - 2):
        t = np.linspace(0, 1, 24, endpoint=k == len(p) - 3)[:, None]
        a, b, c, d = p[k - 1:k + 3]
        out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    q = np.vstack(out)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))]
    return np.stack([np.interp(np.linspace(0, s[-1], n), s, q[:, k]) for k in range(3)], 1)


class Body:
    """The hung cloth as something to lie on."""

    def __init__(self, surface, pieces=None):
        names = list(surface.garment.panels)
        keep = np.isin(surface.piece, [names.index(p) for p in pieces]) if pieces else slice(None)
        self.tree = BVHTree.FromPolygons(surface.x.tolist(), surface.tri[keep].tolist())

    def push_out(self, grid, above):
        """Lifts points that are under the cloth, or nearer than `above`, along the cloth's outward normal."""
        flat = grid.reshape(-1, 3)
        lift = np.broadcast_to(np.asarray(above, float), grid.shape[:2]).ravel()
        out = flat.copy()
        for i, p in enumerate(flat):
            at, n, _, d = self.tree.find_nearest(Vector(p), .05)
            if at is None:
                continue
            high = (Vector(p) - at).dot(n)
            if high < lift[i]:
                out[i] = p + np.array(n) * (lift[i] - high)
        return out.reshape(grid.shape)


def soften(grid, times, edges=False):
    """Evens a grid, its rim kept."""
    for _ in range(times):
        m = grid.copy()
        m[1:-1, 1:-1] = (grid[:-2, 1:-1] + grid[2:, 1:-1] + grid[1:-1, :-2] + grid[1:-1, 2:]) / 4
        if edges:
            for s in ((0, slice(1, -1)), (-1, slice(1, -1))):
                m[s] = grid[s] * .5 + (grid[s[0], :-2] + grid[s[0], 2:]) * .25
            for k in (0, -1):
                m[1:-1, k] = grid[1:-1, k] * .5 + (grid[:-2, k] + grid[2:, k]) * .25
        grid = m
    return grid


def bridged(grid, out, above=0.):
    """Stretched over the folds that it lies on: each row becomes its own convex outline. out: 1 if outwards is +y, else -1."""
    grid = grid.copy()
    for row in grid:
        row[:] = row[np.argsort(row[:, 0])]  # the layers of a fold would crease it
        hull = []
        for p in row[:, :2] * [1, out]:
            while len(hull) > 1 and np.cross(hull[-1] - hull[-2], p - hull[-2]) >= 0:
                hull.pop()
            hull.append(p)
        x, y = np.array(hull).T
        row[:, 1] = (np.maximum(row[:, 1] * out, np.interp(row[:, 0], x, y)) + above) * out
    return grid


def sheet(name, grid, material, thickness=.002, uv=None, free=('u0', 'u1', 'v0', 'v1'), offset=0, smooth=1, scale_uv=None):
    """free: which sides of the grid are finished edges (u along rows, v along columns)."""
    g = np.asarray(grid, float)
    nv, nu = g.shape[:2]
    if thickness and min(nu, nv) > 4:  # nothing sewn is quite flat
        n = np.cross(np.gradient(g, axis=1), np.gradient(g, axis=0))
        g = g + n / (np.linalg.norm(n, axis=2, keepdims=True) + 1e-12) * waves(g.reshape(-1, 3), 11, 52, 2).reshape(nv, nu, 1) * min(thickness, .003) * .4
    du = np.linalg.norm(np.diff(g, axis=1), axis=2)
    dv = np.linalg.norm(np.diff(g, axis=0), axis=2)
    U = np.c_[np.zeros(nv), np.cumsum(du, 1)]
    V = np.vstack([np.zeros(nu), np.cumsum(dv, 0)])
    far = np.full((nv, nu), 1.)
    for side, d in (('u0', U), ('u1', U[:, -1:] - U), ('v0', V), ('v1', V[-1:] - V)):
        if side in free:
            far = np.minimum(far, d)
    if uv is None:
        uv = np.stack([np.broadcast_to(U.mean(0), (nv, nu)) - U.mean(0)[-1] / 2, np.broadcast_to(V.mean(1)[:, None], (nv, nu))], 2)
    me = bpy.data.meshes.new(name)
    faces = [(j * nu + i, j * nu + i + 1, (j + 1) * nu + i + 1, (j + 1) * nu + i) for j in range(nv - 1) for i in range(nu - 1)]
    me.from_pydata(g.reshape(-1, 3).tolist(), [], faces)
    a, b = me.uv_layers.new(name='uv'), me.uv_layers.new(name='marks')
    loops = np.array(faces).ravel()
    a.data.foreach_set('uv', np.asarray(uv).reshape(-1, 2)[loops].ravel().astype(np.float32))
    b.data.foreach_set('uv', np.stack([far.ravel(), np.ones(nv * nu)], 1)[loops].ravel().astype(np.float32))
    me.update()
    ob = keep(me, name, material)
    if smooth:
        s = ob.modifiers.new('round', 'SUBSURF')
        s.levels = s.render_levels = smooth
    if thickness:
        t = ob.modifiers.new('thickness', 'SOLIDIFY')
        t.thickness, t.offset = thickness, offset
    if thickness >= .0012:  # cloth is folded at an edge, not cut like card
        b = ob.modifiers.new('edge', 'BEVEL')
        b.width, b.segments, b.limit_method, b.angle_limit = thickness * .42, 3, 'ANGLE', 1.2
    return ob


def laid(surface, panel, outline, above, nu=28, nv=18):
    """A grid lying on a piece: outline(s, t) gives pattern coordinates, above(s, t) the height over the cloth; s, t from 0 to 1."""
    grid, uv = np.zeros((nv, nu, 3)), np.zeros((nv, nu, 2))
    for j, t in enumerate(np.linspace(0, 1, nv)):
        for i, s in enumerate(np.linspace(0, 1, nu)):
            q = outline(s, t)
            p, n = surface.at(panel, *q)
            grid[j, i], uv[j, i] = p + n * above(s, t), q
    return grid, uv
