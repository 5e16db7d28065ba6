"""Flat sewing patterns -> triangulated, seam-welded cloth meshes.

A Panel is a closed outline made of named edges.  A seam pairs two edges; both
get the same number of points, so a long edge sewn to a short one gathers.
"""
import numpy as np
from scipy.spatial import Delaunay
from cloth import topology


def curve(*pts, n=40):
    """Smooth open curve through pts (Catmull-Rom); two points = straight."""
    p = np.asarray(pts, float)
    if len(p) == 2:
        return p
    q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(q) - 2):
        t = np.linspace(0, 1, n, endpoint=False)[:, None]
        a, b, c, d = q[i - 1:i + 3]
        out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2
                         + (3 * b - a - 3 * c + d) * t ** 3))
    return np.vstack(out + [p[-1:]])


def length(c):
    return np.linalg.norm(np.diff(c, axis=0), axis=1).sum()


def resample(c, n):
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(c, axis=0), axis=1))]
    t = np.linspace(0, s[-1], n + 1)
    return np.stack([np.interp(t, s, c[:, k]) for k in range(2)], 1)


def inside(poly, P):
    x, y = P[:, 0], P[:, 1]
    r = np.zeros(len(P), bool)
    j = len(poly) - 1
    for i in range(len(poly)):
        (xi, yi), (xj, yj) = poly[i], poly[j]
        c = ((yi > y) != (yj > y)) & (x < (xj - xi) * (y - yi) / (yj - yi + 1e-12) + xi)
        r ^= c
        j = i
    return r


def seg_dist(P, line):
    """Distance from points to a polyline, and arc length of the foot point."""
    best = np.full(len(P), 9.0)
    arc = np.zeros(len(P))
    s = 0.0
    for a, b in zip(line[:-1], line[1:]):
        ab = b - a
        L = np.linalg.norm(ab) + 1e-9
        t = np.clip(((P - a) @ ab) / L ** 2, 0, 1)
        d = np.linalg.norm(P - a - t[:, None] * ab, axis=1)
        m = d < best
        best[m] = d[m]
        arc[m] = s + t[m] * L
        s += L
    return best, arc


class Panel:
    def __init__(self, name, edges, place, trim=(), flip=False):
        self.name, self.edges, self.place = name, dict(edges), place
        self.trim, self.count, self.flip = trim, {}, flip

    def build(self, h):
        ring, self.ids = [], {}
        names = list(self.edges)
        for nm in names:
            c = self.edges[nm]
            n = self.count.get(nm) or max(1, int(round(length(c) / h)))
            r = resample(c, n)
            self.ids[nm] = [len(ring) + k for k in range(n + 1)]
            ring += list(r[:-1])
        m = len(ring)
        for nm in names:
            self.ids[nm] = [i % m for i in self.ids[nm]]
        ring = np.array(ring)
        lo, hi = ring.min(0), ring.max(0)
        ys = np.arange(lo[1], hi[1], h * .866)
        pts = []
        for k, y in enumerate(ys):
            xs = np.arange(lo[0] + (k % 2) * h / 2, hi[0], h)
            pts.append(np.c_[xs, np.full(len(xs), y)])
        pts = np.vstack(pts)
        pts = pts[inside(ring, pts)]
        loop = np.vstack([ring, ring[:1]])
        pts = pts[seg_dist(pts, loop)[0] > .55 * h]
        P = np.vstack([ring, pts])
        T = Delaunay(P + np.random.default_rng(0).normal(0, 1e-6, P.shape)).simplices
        c = P[T].mean(1)
        T = T[inside(ring, c)]
        a, b, d = P[T[:, 0]], P[T[:, 1]], P[T[:, 2]]
        area = (b - a)[:, 0] * (d - a)[:, 1] - (b - a)[:, 1] * (d - a)[:, 0]
        T = T[np.abs(area) > 1e-4 * h * h]
        area = area[np.abs(area) > 1e-4 * h * h]
        T[area < 0] = T[area < 0][:, ::-1]
        self.P, self.T = P, T[:, ::-1] if self.flip else T
        return self


class Garment:
    """Panels + seams; after weld() a single mesh with per-corner pattern UVs."""

    def __init__(self, panels, seams, stitches=(), elastic=(), loose=()):
        self.panels = {p.name: p for p in panels}
        self.seams = seams                     # (panelA, edgeA, panelB, edgeB, flip)
        self.stitches = stitches               # (panelA, uvA, panelB, uvB, gap)
        self.elastic = elastic                 # (panel names, v0, v1, scale)
        self.loose = loose                     # panels whose seams fold freely (collars)
        self.keep = np.zeros((0, 2), np.int64)

    def build(self, h):
        for a, ea, b, eb, _ in self.seams:
            pa, pb = self.panels[a], self.panels[b]
            n = max(2, int(round(max(length(pa.edges[ea]), length(pb.edges[eb])) / h)))
            if max(length(pa.edges[ea]), length(pb.edges[eb])) > 1.25 * min(
                    length(pa.edges[ea]), length(pb.edges[eb])):
                n = int(n * .85)
            pa.count[ea] = pb.count[eb] = n
        X, F, UV, pid, off = [], [], [], [], {}
        n = 0
        for k, p in enumerate(self.panels.values()):
            p.build(h)
            off[p.name] = n
            X.append(p.place(p.P))
            F.append(p.T + n)
            UV.append(p.P[p.T])
            pid.append(np.full(len(p.T), k))
            n += len(p.P)
        self.x = np.vstack(X)
        self.F = np.vstack(F)
        self.uv = np.vstack(UV)                # (faces, 3 corners, 2), metres
        self.pid = np.concatenate(pid)
        s = []
        for a, ea, b, eb, flip in self.seams:
            ia = [off[a] + i for i in self.panels[a].ids[ea]]
            ib = [off[b] + i for i in self.panels[b].ids[eb]]
            s += list(zip(ia, ib[::-1] if flip else ib))
        self.sew = np.array(s)
        near = lambda nm, uv: off[nm] + int(np.argmin(np.linalg.norm(self.panels[nm].P - uv, axis=1)))
        self.keep = np.array([(near(a, ua), near(b, ub)) for a, ua, b, ub, _ in self.stitches],
                             np.int64).reshape(-1, 2)
        self.gap = np.array([q[4] for q in self.stitches], float)
        self.v = np.zeros_like(self.x)
        self.w = np.ones(len(self.x))
        return self

    def weld(self):
        n = len(self.x)
        root = np.arange(n)

        def find(i):
            while root[i] != i:
                root[i] = root[root[i]]
                i = root[i]
            return i
        for i, j in self.sew:
            root[find(i)] = find(j)
        lab = np.array([find(i) for i in range(n)])
        u, inv = np.unique(lab, return_inverse=True)
        cnt = np.bincount(inv)[:, None]
        mean = lambda A: np.stack([np.bincount(inv, A[:, k]) for k in range(3)], 1) / cnt
        self.x, self.v = mean(self.x), mean(self.v) * 0
        self.w = np.ones(len(u))
        self.F = inv[self.F]
        ok = (self.F[:, 0] != self.F[:, 1]) & (self.F[:, 1] != self.F[:, 2]) & (self.F[:, 0] != self.F[:, 2])
        self.F, self.uv, self.pid = self.F[ok], self.uv[ok], self.pid[ok]
        self.sew = None
        self.keep = inv[self.keep]
        return self

    def subdivide(self):
        """Split every triangle in four; pattern UVs follow."""
        n = len(self.x)
        F = self.F
        e = np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]])
        k, inv = np.unique(np.sort(e, 1), axis=0, return_inverse=True)
        inv = inv.ravel()
        self.x = np.vstack([self.x, self.x[k].mean(1)])
        self.v = np.vstack([self.v, self.v[k].mean(1)])
        self.w = np.r_[self.w, self.w[k].min(1)]
        m = len(F)
        ab, bc, ca = n + inv[:m], n + inv[m:2 * m], n + inv[2 * m:]
        a, b, c = F.T
        A, B, C = self.uv[:, 0], self.uv[:, 1], self.uv[:, 2]
        AB, BC, CA = (A + B) / 2, (B + C) / 2, (C + A) / 2
        T = lambda *q: np.stack(q, 1)
        self.F = np.vstack([T(a, ab, ca), T(ab, b, bc), T(ca, bc, c), T(ab, bc, ca)])
        self.uv = np.vstack([T(A, AB, CA), T(AB, B, BC), T(CA, BC, C), T(AB, BC, CA)])
        self.pid = np.tile(self.pid, 4)
        return self

    def constraints(self):
        """Edges + rest lengths and bending pairs, both from the flat pattern."""
        F, uv = self.F, self.uv
        E, _ = topology(F)
        d = [np.linalg.norm(uv[:, i] - uv[:, j], axis=1) for i, j in ((0, 1), (1, 2), (2, 0))]
        e = np.sort(np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]]), 1).astype(np.int64)
        N = len(self.x)
        key = e[:, 0] * N + e[:, 1]
        u, inv = np.unique(key, return_inverse=True)
        inv = inv.ravel()
        rest_u = np.bincount(inv, np.concatenate(d)) / np.bincount(inv)
        rest = rest_u[np.searchsorted(u, E[:, 0].astype(np.int64) * N + E[:, 1])]
        # bending: unfold the two triangles next to each inner edge
        opp = np.concatenate([F[:, 2], F[:, 0], F[:, 1]])
        hgt, foot = self._heights(d)
        order = np.argsort(inv, kind="stable")
        si = inv[order]
        pair = np.nonzero(si[1:] == si[:-1])[0]
        i, j = order[pair], order[pair + 1]
        flipped = (np.concatenate([F[:, 0], F[:, 1], F[:, 2]])[i] ==
                   np.concatenate([F[:, 0], F[:, 1], F[:, 2]])[j])
        base = np.concatenate(d)
        fj = np.where(flipped, foot[j], base[j] - foot[j])
        B = np.stack([opp[i], opp[j]], 1)
        brest = np.hypot(hgt[i] + hgt[j], foot[i] - fj)
        names = list(self.panels)
        soft = np.isin(np.arange(len(names)), [names.index(q) for q in self.loose])
        pi, pj = self.pid[i % len(F)], self.pid[j % len(F)]
        ok = ~((pi != pj) & (soft[pi] | soft[pj]))
        B, brest = B[ok], brest[ok]
        if len(self.elastic):
            vv = np.bincount(F.ravel(), uv[..., 1].ravel(), N) / np.bincount(F.ravel(), minlength=N)
            for who, v0, v1, sc in self.elastic:
                on = np.zeros(N, bool)
                on[F[np.isin(self.pid, [names.index(q) for q in who])]] = True
                on &= (vv > v0) & (vv < v1)
                z = on[E].all(1) & (np.abs(vv[E[:, 0]] - vv[E[:, 1]]) < .6 * rest)
                rest[z] *= sc
        if len(self.keep):
            E, rest = np.vstack([E, self.keep]), np.r_[rest, self.gap]
        return E.astype(np.int64), rest, B.astype(np.int64), brest

    @staticmethod
    def _heights(d):
        out_h, out_f = [], []
        for k in range(3):
            c, a, b = d[k], d[(k + 1) % 3], d[(k + 2) % 3]   # base, next, previous
            f = (b * b + c * c - a * a) / (2 * c + 1e-12)
            out_f.append(f)
            out_h.append(np.sqrt(np.maximum(b * b - f * f, 1e-12)))
        return np.concatenate(out_h), np.concatenate(out_f)

    def edge_fields(self):
        """Per-corner distance to, and arc length along, four kinds of edge of each panel.

        Trim edges alternate between the layers `a` and `b`, so that two that meet (neck and centre front)
        stay apart and the shader can mitre them; `seam` is what is sewn to something, `free` what is hemmed.
        A triangle takes the edge nearest to its middle: its three corners never speak of different edges.
        """
        sewn = {(p, e) for a, ea, b, eb, _ in self.seams for p, e in ((a, ea), (b, eb))}
        out = {k: np.full((*self.uv.shape[:2], 2), 9.0) for k in ("a", "b", "seam", "free")}
        for k, p in enumerate(self.panels.values()):
            m = self.pid == k
            P, mid = self.uv[m], self.uv[m].mean(1)
            kinds = {"a": [], "b": [], "seam": [e for e in p.edges if (p.name, e) in sewn],
                     "free": [e for e in p.edges if (p.name, e) not in sewn]}
            for i, e in enumerate(t for t in p.trim if t in p.edges):
                kinds["ab"[i % 2]].append(e)
            for kind, edges in kinds.items():
                best = np.full(len(mid), 8.0)
                for e in edges:
                    line = resample(p.edges[e], 120)
                    near = seg_dist(mid, line)[0]
                    d, s = (q.reshape(-1, 3) for q in seg_dist(P.reshape(-1, 2), line))
                    win = near < best
                    best[win] = near[win]
                    out[kind][np.nonzero(m)[0][win]] = np.stack([d, s], -1)[win]
        return {k: v.astype(np.float32) for k, v in out.items()}

    def save(self, path, **extra):
        np.savez(path, x=self.x.astype(np.float32), F=self.F.astype(np.int32),
                 uv=self.uv.astype(np.float32), pid=self.pid.astype(np.int32), **self.edge_fields(), **extra)
