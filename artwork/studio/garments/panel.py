"""Pattern pieces: outlines in metres, x to the wearer's left as seen, z up, cut into small triangles."""
import numpy as np


def line(*points):
    return np.array(points, float)


def curve(*points, n=30):
    """A Bezier curve of two, three or four points."""
    t = np.linspace(0, 1, n)[:, None]
    p = np.array(points, float)
    while len(p.shape) < 3:
        p = p[:, None, :] * np.ones((1, n, 1))
    while len(p) > 1:
        p = (1 - t) * p[:-1] + t * p[1:]
    return p[0]


def mirror(points):
    return np.asarray(points, float)[::-1] * [-1, 1]


def length(points):
    return float(np.linalg.norm(np.diff(points, axis=0), axis=1).sum())


def steps(points, h):
    return max(1, int(round(length(points) / h)))


def resample(points, n):
    p = np.asarray(points, float)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    t = np.linspace(0, d[-1], n + 1)
    return np.stack([np.interp(t, d, p[:, k]) for k in range(p.shape[1])], 1)


def inside(points, outline):
    hit = np.zeros(len(points), bool)
    for a, c in zip(outline, np.roll(outline, -1, 0)):
        crosses = (a[1] > points[:, 1]) != (c[1] > points[:, 1])
        hit ^= crosses & (points[:, 0] < (c[0] - a[0]) * (points[:, 1] - a[1]) / ((c[1] - a[1]) or 1e-12) + a[0])
    return hit


def to_segments(points, a, b):
    """Distance of each point to the nearest of the segments a-b."""
    best = np.full(len(points), 9.)
    for p, q in zip(a, b):
        d = q - p
        t = np.clip(((points - p) @ d) / max(d @ d, 1e-12), 0, 1)[:, None]
        best = np.minimum(best, np.linalg.norm(points - (p + t * d), axis=1))
    return best


class Panel:
    """edges: (name, outline, number of steps or None), end to end around the piece.
    place(x, z) says where a point of the pattern starts in space; side is -1 towards the camera, +1 towards the wall."""

    def __init__(self, name, edges, h, place, side=-1, material=0, push=(0, 0, 0), stiff=1.):
        from mathutils import Vector
        from mathutils.geometry import delaunay_2d_cdt
        self.name, self.side, self.material, self.stiff = name, side, material, stiff
        points, self.edges = [], {}
        for edge, outline, n in edges:
            n = n or steps(outline, h)
            self.edges[edge] = list(range(len(points), len(points) + n + 1))
            points += list(resample(outline, n)[:-1])
        rim = len(points)
        self.edges = {k: [i % rim for i in v] for k, v in self.edges.items()}
        outline = np.array(points)
        lo, hi = outline.min(0), outline.max(0)
        rows = np.arange(lo[1] + h * .5, hi[1], h * .866)
        grid = np.array([(x, z) for r, z in enumerate(rows) for x in np.arange(lo[0] + (h * .5 if r % 2 else .01 * h), hi[0], h)]).reshape(-1, 2)
        grid += np.random.default_rng(3).normal(0, h * .05, grid.shape)
        grid = grid[inside(grid, outline)]
        grid = grid[to_segments(grid, outline, np.roll(outline, -1, 0)) > h * .6]
        loop = [(i, (i + 1) % rim) for i in range(rim)]
        v, _, faces, origin, _, _ = delaunay_2d_cdt([Vector(p) for p in np.vstack([outline, grid])], loop, [], 1, 1e-7, True)
        place_of = {o: k for k, many in enumerate(origin) for o in many}
        self.edges = {k: [place_of[i] for i in q] for k, q in self.edges.items()}
        self.flat = np.array([list(p) for p in v])
        tri = np.array([list(f) for f in faces if len(f) == 3], int)
        a, b, c = (self.flat[tri[:, k]] for k in range(3))
        turn = (b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0]
        longest = np.max([np.linalg.norm(p - q, axis=1) for p, q in ((a, b), (b, c), (c, a))], 0)
        keep = inside((a + b + c) / 3, outline) & (np.abs(turn) > longest ** 2 * .04)
        tri[turn < 0] = tri[turn < 0][:, ::-1]
        tri = tri[keep]
        tri = np.array([np.roll(t, -t.argmin()) for t in tri])
        self.tri = tri[np.lexsort(tri.T[::-1])]  # in an order of their own: the solver's answer is known by it
        self.start = np.array([place(*p) for p in self.flat], float)
        # Face normals point outwards: counter-clockwise in (x, z) looks along -y when x is not mirrored.
        x = self.start[self.tri]
        n = np.cross(x[:, 1] - x[:, 0], x[:, 2] - x[:, 0])
        if n[:, 1].sum() * side < 0:
            self.tri = self.tri[:, ::-1].copy()
        self.push = np.tile(np.array(push, float), (len(self.flat), 1))
