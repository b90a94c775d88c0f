"""A garment: panels, seams between them, where it is held, and how it hangs."""
import time
import numpy as np
from cloth.solver import BOTH, PULL, hang


class Cloth:
    """How a fabric moves: compliances are in the solver's units, larger is softer. canvas: (reach, compliance) of an interlining."""

    def __init__(self, thickness=.006, stretch=2e-7, bend=2e-5, canvas=None, damping=1.4, friction=.35):
        self.thickness, self.stretch, self.bend, self.canvas, self.damping, self.friction = thickness, stretch, bend, canvas, damping, friction


class Garment:
    def __init__(self):
        self.panels, self.seams, self.tacks, self.held, self.folded = {}, [], [], {}, []
        self.puckers = []

    def add(self, panel):
        self.panels[panel.name] = panel
        return panel

    def seam(self, a, edge_a, b, edge_b, reverse=False):
        self.seams.append((a, edge_a, b, edge_b, reverse))

    def tack(self, a, at_a, b, at_b, apart, give=1e-7):
        """Joins two points of the pattern, given flat, at a distance."""
        self.tacks.append((a, at_a, b, at_b, apart, give))

    def hold(self, panel, edge, where):
        """Keeps an edge where it is put: where(t), t from 0 to 1 along the edge, gives the point in space."""
        self.held[(panel, edge)] = where

    # -- arrays ---------------------------------------------------------------------------------------------------

    def lay(self):
        panels = list(self.panels.values())
        offset, n = {}, 0
        for p in panels:
            offset[p.name] = n
            n += len(p.flat)
        self.x = np.vstack([p.start for p in panels])
        self.flat = np.vstack([p.flat for p in panels])
        self.piece = np.concatenate([np.full(len(p.flat), k) for k, p in enumerate(panels)])
        self.push = np.vstack([p.push for p in panels])
        self.tri = np.vstack([p.tri + offset[p.name] for p in panels])
        self.chain = {(p.name, e): np.array(c) + offset[p.name] for p in panels for e, c in p.edges.items()}
        for key, where in self.held.items():
            c = self.chain[key]
            self.x[c] = [where(t) for t in np.linspace(0, 1, len(c))]

    def pairs(self):
        """Seams as pairs of chains of the same length."""
        out = []
        for a, ea, b, eb, reverse in self.seams:
            p, q = self.chain[(a, ea)], self.chain[(b, eb)]
            q = q[::-1] if reverse else q
            assert len(p) == len(q), f'{a}.{ea} has {len(p)} points, {b}.{eb} {len(q)}'
            out.append((p, q))
        return out

    def refine(self):
        """Splits each triangle in four and each step of an edge in two."""
        e = np.sort(np.vstack([self.tri[:, [0, 1]], self.tri[:, [1, 2]], self.tri[:, [2, 0]]]), 1)
        unique, index = np.unique(e, axis=0, return_inverse=True)
        n, m = len(self.x), len(self.tri)
        middle = {tuple(k): n + i for i, k in enumerate(unique)}
        for key, c in self.chain.items():
            mids = [middle[(min(i, j), max(i, j))] for i, j in zip(c[:-1], c[1:])]
            self.chain[key] = np.array([v for pair in zip(c[:-1], mids) for v in pair] + [c[-1]])
        half = lambda a: np.vstack([a, (a[unique[:, 0]] + a[unique[:, 1]]) / 2])
        self.x, self.flat, self.push = half(self.x), half(self.flat), half(self.push)
        self.piece = np.r_[self.piece, self.piece[unique[:, 0]]]
        ab, bc, ca = index.ravel()[:m] + n, index.ravel()[m:2 * m] + n, index.ravel()[2 * m:] + n
        a, b, c = self.tri.T
        self.tri = np.vstack([np.c_[a, ab, ca], np.c_[ab, b, bc], np.c_[ca, bc, c], np.c_[ab, bc, ca]])
        for key, where in self.held.items():
            chain = self.chain[key]
            self.x[chain] = [where(t) for t in np.linspace(0, 1, len(chain))]

    def nearest(self, panel, at):
        names = list(self.panels)
        mine = np.where(self.piece == names.index(panel))[0]
        return int(mine[np.argmin(((self.flat[mine] - at) ** 2).sum(1))])

    def _links(self, cloth):
        f, out = self.flat, []
        gap = lambda i, j: np.linalg.norm(f[i] - f[j], axis=1)
        put = lambda i, j, rest, give, kind=BOTH: out.append((i, j, rest, np.broadcast_to(give, len(i)), np.full(len(i), kind)))
        stiff = np.array([p.stiff for p in self.panels.values()])[self.piece]
        sides = np.vstack([self.tri[:, [0, 1, 2]], self.tri[:, [1, 2, 0]], self.tri[:, [2, 0, 1]]])
        low, high, apex = sides[:, :2].min(1), sides[:, :2].max(1), sides[:, 2]
        order = np.lexsort((high, low))
        low, high, apex = low[order], high[order], apex[order]
        again = np.r_[False, (low[1:] == low[:-1]) & (high[1:] == high[:-1])]
        put(low[~again], high[~again], gap(low[~again], high[~again]), cloth.stretch)
        one, two = apex[np.where(again)[0] - 1], apex[again]
        put(one, two, gap(one, two), cloth.bend / stiff[one])
        # Across a seam the cloth bends as if it were one piece: unfold the two triangles at their common edge.
        opposite = dict(zip(zip(low.tolist(), high.tolist()), apex.tolist()))
        across = []
        for p, q in self.pairs():
            for a0, a1, b0, b1 in zip(p[:-1], p[1:], q[:-1], q[1:]):
                oa, ob = opposite.get((min(a0, a1), max(a0, a1))), opposite.get((min(b0, b1), max(b0, b1)))
                if oa is not None and ob is not None:
                    across.append((oa, ob, _height(f, a0, a1, oa) + _height(f, b0, b1, ob)))
        if across:
            i, j, rest = zip(*across)
            put(np.array(i), np.array(j), np.array(rest), cloth.bend * 2)
        # Long threads keep the cloth from stretching under its own weight; a canvas also keeps it from buckling.
        rng = np.random.default_rng(5)
        for reach, soft, how in [(.04, 1e-9, PULL)] * 3 + [(.12, 1e-9, PULL)] * 2 + ([(*cloth.canvas, BOTH)] * 3 if cloth.canvas else []):
            i, j = self._far(reach, rng)
            if how == BOTH:
                i, j = i[stiff[i] >= 1], j[stiff[i] >= 1]
            put(i, j, gap(i, j), soft, how)
        if self.tacks:
            i = np.array([self.nearest(t[0], t[1]) for t in self.tacks])
            j = np.array([self.nearest(t[2], t[3]) for t in self.tacks])
            put(i, j, np.array([t[4] for t in self.tacks]), np.array([t[5] for t in self.tacks]), PULL)
        for key, ratio in self.puckers:
            c = self.chain[key]
            put(c[:-1], c[1:], gap(c[:-1], c[1:]) * ratio, 0.)
        return [np.concatenate(part) for part in zip(*out)]

    def _far(self, reach, rng):
        """For each point one other of its piece at about this distance in the pattern, in a direction of chance."""
        cell = reach * .22
        turn = rng.uniform(0, 2 * np.pi, len(self.flat))
        key = lambda f: np.floor(f / cell).astype(np.int64) @ np.array([1, 4096]) + self.piece * (1 << 26)
        here = key(self.flat)
        order = np.argsort(here, kind='stable')
        there = key(self.flat + reach * np.stack([np.cos(turn), np.sin(turn)], 1))
        at = np.clip(np.searchsorted(here[order], there), 0, len(order) - 1)
        j = order[at]
        found = here[j] == there
        return np.where(found)[0], j[found]

    def _from_seam(self):
        d = np.full(len(self.x), 9.)
        for k in range(len(self.panels)):
            mine = self.piece == k
            on = sorted({v for pair in self.pairs() for c in pair for v in c if self.piece[v] == k})
            if on:
                d[mine] = np.sqrt(((self.flat[mine][:, None] - self.flat[on][None]) ** 2).sum(2)).min(1)
        return d

    # -- hanging --------------------------------------------------------------------------------------------------

    def settle(self, cloth, frames, steps=14, sewing=0, capsules=(), planes=(), gravity=9.8):
        start = time.time()
        held = sorted({int(v) for key in self.held for v in self.chain[key]})
        seams = np.array([(a, b) for p, q in self.pairs() for a, b in zip(p, q)], int).reshape(-1, 2)
        self.x = hang(self.x, links=self._links(cloth), seams=seams, flat=self.flat, piece=self.piece, from_seam=self._from_seam(),
                      held=held, push=self.push, capsules=capsules, planes=planes, frames=frames, steps=steps, sewing=sewing,
                      gravity=gravity, thickness=cloth.thickness, damping=cloth.damping, friction=cloth.friction)
        print(f'hung {len(self.x)} points in {time.time() - start:.0f} s', flush=True)
        return self


def _height(flat, a, b, c):
    """Distance of c from the line a-b in the pattern."""
    d, e = flat[b] - flat[a], flat[c] - flat[a]
    return float(abs(d[0] * e[1] - d[1] * e[0]) / (np.linalg.norm(d) + 1e-12))
