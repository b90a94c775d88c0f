"""From hung cloth to a mesh: seams welded, edges ironed straight, the surface rounded, distances to edges and seams stored."""
import numpy as np
import bpy
from garments.panel import to_segments
from garments.wear import wear
from props.shapes import keep


def _edges(tri):
    e = np.sort(np.vstack([tri[:, [0, 1]], tri[:, [1, 2]], tri[:, [2, 0]]]), 1)
    unique, index, count = np.unique(e, axis=0, return_inverse=True, return_counts=True)
    return unique, index.ravel(), count


def _averages(tri, n, weight=None):
    """Neighbours whose mean is each point's smooth place: along the rim for points of the rim. weight: of each side of a triangle."""
    unique, index, count = _edges(tri)
    weight = np.ones(len(unique)) if weight is None else np.bincount(index, weight) / count
    rim = np.zeros(n, bool)
    rim[unique[count == 1].ravel()] = True
    i, j, c = np.r_[unique[:, 0], unique[:, 1]], np.r_[unique[:, 1], unique[:, 0]], np.r_[count, count]
    use = ~rim[i] | (c == 1)
    own = np.arange(n)  # a little weight of its own keeps a point that has hardly any neighbour along the warp, as at a hem
    i, j, weight = np.r_[i[use], own], np.r_[j[use], own], np.r_[np.r_[weight, weight][use], np.full(n, .05 * (weight.min() < 1))]
    degree = np.maximum(np.bincount(i, weight, n), 1e-9)[:, None]
    return lambda a: np.stack([np.bincount(i, a[j, k] * weight, n) for k in range(a.shape[1])], 1) / degree


def _iron(x, tri, chains):
    """Smooths each chain along itself, as often as it says, ends kept, and lets the cloth beside it follow. A hem is only made level: drawn
    straight, its folds would close to fingers."""
    moved, count = np.zeros_like(x), np.zeros(len(x))
    for c, times, hem in chains:
        if len(c) < 4:
            continue
        p = x[c].copy()
        for _ in range(times):
            p[1:-1] += .5 * ((p[:-2] + p[2:]) / 2 - p[1:-1])
        moved[c] += (p - x[c]) * ([0, 0, 1] if hem else 1)
        count[c] += 1
    fixed = count > 0
    moved[fixed] /= count[fixed, None]
    mean, held = _averages(tri, len(x)), moved.copy()
    for _ in range(12):
        moved = mean(moved) * .93
        moved[fixed] = held[fixed]
    return x + moved


class Surface:
    """The welded, refined cloth of a garment in numpy; `mesh` hands it to Blender."""

    def __init__(self, garment, iron=24, smooth=2, split=1, straight=(), fall=0, worn=None):
        """iron: how strongly edges and seams are evened; those in `straight`, by name, three times as much; fall: how often the cloth is evened along its warp alone, so that a fold falls straight; worn: how weight and wear
        shape it (wear.py)."""
        g = self.garment = garment
        root = np.arange(len(g.x))
        def find(i):
            while root[i] != i:
                root[i] = root[root[i]]
                i = root[i]
            return i
        for p, q in g.pairs():
            for a, b in zip(p, q):
                root[find(a)] = find(b)
        root = np.array([find(i) for i in range(len(g.x))])
        _, weld = np.unique(root, return_inverse=True)
        n = weld.max() + 1
        x = np.stack([np.bincount(weld, g.x[:, k], minlength=n) for k in range(3)], 1) / np.bincount(weld, minlength=n)[:, None]
        tri = weld[g.tri]
        keep = (tri[:, 0] != tri[:, 1]) & (tri[:, 1] != tri[:, 2]) & (tri[:, 2] != tri[:, 0])
        tri, corner = tri[keep], g.tri[keep]
        sewn = {(a, e) for a, e, *_ in g.seams} | {(b, e) for _, _, b, e, _ in g.seams}
        chains = [(weld[c], iron * (3 if key[1] in straight else 1), key[1].startswith('hem') and key not in sewn) for key, c in g.chain.items() if key not in g.folded]
        x = _iron(x, tri, chains)
        edge, seam = self._distances(g, sewn)
        side = g.flat[np.roll(corner, -1, 1)] - g.flat[corner]
        warp = (side[..., 1] ** 2 / (side ** 2).sum(2)).T.ravel() ** 4 + .002
        g.flat, x = self._round(g.flat, corner, fall, .5, -.52, warp), self._round(x, tri, fall, .5, -.52, warp)
        x = self._calm(x, tri, g.piece[corner[:, 0]])
        # What is evened slides in the cloth: the pattern slides with it, so that its stripes stay straight.
        flat, piece = np.c_[self._round(g.flat, corner, smooth, .5, -.52), edge, seam], g.piece[corner[:, 0]]
        x = _iron(self._round(x, tri, smooth, .5, -.52), tri, chains)  # rounding brought back a ripple from beside the seams
        for _ in range(split):
            (x, tri), (flat, corner) = self._split(x, tri), self._split(flat, corner)
            piece = np.tile(piece, 4)
            x, flat[:, :2] = self._round(x, tri, 2, .45, -.3), self._round(flat[:, :2], corner, 2, .45, -.3)
        self.x, self.tri, self.uv, self.marks, self.piece = x, tri, flat[corner][..., :2], flat[corner][..., 2:], piece
        if worn:
            self._wear(worn)

    def _calm(self, x, tri, piece):
        """Presses most of its folds out of a back: they would begin from nowhere below the collar. Its seams stay where they are."""
        names = list(self.garment.panels)
        if 'back' not in names or not any(name.startswith('sleeve') for name in names):
            return x
        mine = tri[piece == names.index('back')]
        there = np.unique(mine)
        number = np.full(len(x), -1)
        number[there] = np.arange(len(there))
        edges, _, count = _edges(mine)
        whole = np.bincount(_edges(tri)[0][_edges(tri)[2] == 1].ravel(), minlength=len(x)) > 0
        fixed = np.zeros(len(x), bool)
        fixed[edges[count == 1].ravel()] = True
        fixed = (fixed & ~whole)[there]
        mean, at = _averages(number[mine], len(there)), x[there, :2]  # across too, or what lay double would stay as an edge
        for _ in range(500):
            at = np.where(fixed[:, None], x[there, :2], mean(at))
        out = x.copy()
        t = np.clip((-x[there, 2] - .03) / .10, 0, 1)
        out[there, :2] += .92 * (t * t * (3 - 2 * t))[:, None] * (at - x[there, :2])
        return out

    def _wear(self, worn):
        n, g = len(self.x), self.garment
        far = np.ones((n, 2))
        np.minimum.at(far, self.tri.ravel(), self.marks.reshape(-1, 2))
        sleeve = np.zeros((n, 1))
        sleeve[self.tri[np.array([name.startswith(('sleeve', 'cuff')) for name in g.panels])[self.piece]]] = 1
        mean = _averages(self.tri, n)
        for _ in range(14):
            sleeve = mean(sleeve)
        held = [p for key in g.held for p in g.x[g.chain[key]]] or [(0, 0, 1)]
        self.x = wear(self.x, self.normals(), sleeve[:, 0], far[:, 1], far[:, 0], np.array(held), **worn)

    @staticmethod
    def _split(x, tri):
        """Each triangle in four: points and triangles."""
        unique, index, _ = _edges(tri)
        m, k = len(tri), len(x)
        ab, bc, ca = index[:m] + k, index[m:2 * m] + k, index[2 * m:] + k
        a, b, c = tri.T
        return np.vstack([x, (x[unique[:, 0]] + x[unique[:, 1]]) / 2]), np.vstack([np.c_[a, ab, ca], np.c_[ab, b, bc], np.c_[ca, bc, c], np.c_[ab, bc, ca]])

    @staticmethod
    def _round(x, tri, times, forth, back, weight=None):
        mean = _averages(tri, len(x), weight)
        for _ in range(times):
            for by in (forth, back):
                x = x + by * (mean(x) - x)
        return x

    @staticmethod
    def _distances(g, sewn):
        edge, seam = np.full(len(g.x), 1.), np.full(len(g.x), 1.)
        for k, name in enumerate(g.panels):
            mine = g.piece == k
            for is_seam, into in ((False, edge), (True, seam)):
                a, b = [], []
                for (panel, e), c in g.chain.items():
                    if panel == name and ((panel, e) in sewn) == is_seam and (panel, e) not in g.folded:
                        a += list(g.flat[c[:-1]])
                        b += list(g.flat[c[1:]])
                if a:
                    into[mine] = to_segments(g.flat[mine], np.array(a), np.array(b))
        return edge, seam

    def normals(self):
        t = self.x[self.tri]
        f = np.cross(t[:, 1] - t[:, 0], t[:, 2] - t[:, 0])
        n = np.zeros_like(self.x)
        for k in range(3):
            np.add.at(n, self.tri[:, k], f)
        return n / (np.linalg.norm(n, axis=1, keepdims=True) + 1e-12)

    def mesh(self, name, materials, thickness=.002, lining=None):
        """materials are per panel material number; lining, if any, is what the inside shows."""
        me = bpy.data.meshes.new(name)
        me.from_pydata(self.x.tolist(), [], self.tri.tolist())
        me.uv_layers.new(name='uv').data.foreach_set('uv', self.uv.reshape(-1).astype(np.float32))
        me.uv_layers.new(name='marks').data.foreach_set('uv', self.marks.reshape(-1).astype(np.float32))
        for m in materials:
            me.materials.append(m)
        if lining:
            for m in materials:
                me.materials.append(lining)
        number = np.array([p.material for p in self.garment.panels.values()])[self.piece]
        me.polygons.foreach_set('material_index', number.astype(np.int32))
        me.polygons.foreach_set('use_smooth', [True] * len(self.tri))
        me.update()
        ob = keep(me, name, smooth=False)
        if thickness:
            m = ob.modifiers.new('thickness', 'SOLIDIFY')
            m.thickness, m.offset, m.use_rim = thickness, 0, True
            if lining:
                m.material_offset = len(materials)
        return ob

    def at(self, panel, u, v):
        """Point, normal and whether it is on the piece, of a place in the pattern."""
        k = list(self.garment.panels).index(panel)
        if not hasattr(self, '_lookup'):
            self._lookup, self._n = {}, self.normals()
        if k not in self._lookup:
            mine = np.where(self.piece == k)[0]
            f = self.uv[mine]
            a, b, c = f[:, 0], f[:, 1], f[:, 2]
            self._lookup[k] = (mine, a, b - a, c - a)
        mine, a, e, f = self._lookup[k]
        q = np.array([u, v]) - a
        den = e[:, 0] * f[:, 1] - f[:, 0] * e[:, 1]
        s = (q[:, 0] * f[:, 1] - f[:, 0] * q[:, 1]) / den
        t = (e[:, 0] * q[:, 1] - q[:, 0] * e[:, 1]) / den
        best = int(np.argmax(np.minimum(np.minimum(s, t), 1 - s - t)))
        w = np.array([1 - s[best] - t[best], s[best], t[best]])
        i = self.tri[mine[best]]
        n = w @ self._n[i]
        return w @ self.x[i], n / (np.linalg.norm(n) + 1e-12)
