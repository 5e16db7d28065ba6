"""Parametric garments: style dictionary -> draped mesh (.npz)."""
import os
import time
import numpy as np
import body
import cloth
from pattern import Panel, Garment, curve, length
from functools import lru_cache
from pathlib import Path

OUT = Path(os.environ.get("STUDIO_OUT", Path(__file__).parent / "out"))
OUT.mkdir(exist_ok=True)

BASE = dict(
    kind="dress", seed=1,
    bust=.225, waist=.172, waist_z=1.10, ease=.0,       # quarter girths, metres
    neck_w=.085, neck_d=.075, neck="round", back_d=.02,
    sleeve=.56, sleeve_w=.36, cuff_w=.22, sleeve_head=.13,
    skirt="gathered", gather=1.7, hem_q=.55, skirt_len=.99,
    bend=5e-4, h=.022, levels=2, arm0=41, arm1=15,
)


@lru_cache(None)
def body_grid(angle, res, head=True):
    f = OUT / f"sdf_{angle:g}_{res:g}_{int(head)}.npz"
    if f.exists():
        z = np.load(f)
        return z["d"], z["lo"], float(z["h"])
    d, lo, h = body.grid(res, angle=angle, head=head)
    np.savez(f, d=d, lo=lo, h=h)
    return d, lo, float(h)


LIFT = .05      # garments are sewn a little above the shoulders, then settle


# ---------------------------------------------------------------- placement
def half_round(side, width, z0=0., kx=1.1, ky=.92, zoff=0.):
    """Wrap a panel on half an elliptic cylinder; side=-1 front, +1 back."""
    def place(P):
        W = np.maximum(np.array([width(v) for v in P[:, 1]]), .05)
        r = W / np.pi
        phi = np.pi * P[:, 0] / W
        s = 1 if side < 0 else -1
        return np.stack([s * kx * r * np.sin(phi), side * ky * r * np.cos(phi), P[:, 1] + z0], 1)
    return place


def around_arm(sign, angle, top, slack=1.15):
    """Wrap a sleeve round the (raised) arm; sign +1 = figure's left arm."""
    s, e, w, f = body.arm_points(angle)
    s, w = s * [sign, 1, 1], w * [sign, 1, 1]
    d = (w - s) / np.linalg.norm(w - s)
    back = np.array([0, 1., 0])
    o = np.cross(back, d) * sign
    o /= np.linalg.norm(o)
    o = o if o[0] * sign > 0 else -o
    b = np.cross(d, o)
    b = b if b[1] > 0 else -b

    def place(P, width):
        th = 2 * np.pi * P[:, 0] / width(P[:, 1])
        r = (width(P[:, 1]) / 2 / np.pi * slack)[:, None]
        axis = s + (top - P[:, 1])[:, None] * d
        return axis + r * (np.cos(th)[:, None] * o + sign * np.sin(th)[:, None] * b)
    return place


# ------------------------------------------------------------------ drafting
def mirror(half, join=None):
    """half: [(name, curve)] from centre top to centre bottom, u >= 0."""
    m = lambda c: (np.asarray(c) * [-1, 1])[::-1]
    ed = []
    for nm, c in half:
        ed.append((nm + "+", np.asarray(c)))
    for nm, c in half[::-1]:
        ed.append((nm + "-", m(c)))
    for j in (join or []):                      # fuse the two halves of an edge
        names = [n for n, _ in ed]
        i = names.index(j + "+")
        k = names.index(j + "-")
        if k == i + 1:
            ed[i:k + 1] = [(j, np.vstack([ed[i][1], ed[k][1][1:]]))]
        else:                                   # wraps past the start of the list
            ed = [(j, np.vstack([ed[k][1], ed[i][1][1:]]))] + ed[i + 1:k]
    return ed


def bodice(p, back=False, bottom=None):
    w, d = p["neck_w"], p["back_d"] if back else p["neck_d"]
    sh = (.166, 1.482)
    nk = (w, 1.530 - .45 * max(0, w - .07))
    top = nk[1]
    if back or p["neck"] == "round":
        c = curve((0, top - d), (w * .55, top - d * .86), (w * .92, top - d * .35), nk)
    elif p["neck"] == "v":
        c = curve((0, top - d), (w * .55, top - d * .45), nk)
    elif p["neck"] == "boat":
        c = curve((0, top - d), (w * .7, top - d * .8), nk)
    B, W = p["bust"] + p["ease"], p["waist"]
    arm = curve(sh, (.152, 1.42), (.164, 1.355), (B, 1.310))
    side = curve((B, 1.310), ((B + W) / 2 - .006, (1.310 + p["waist_z"]) / 2 - .005), (W, p["waist_z"]))
    return [("neck", c), ("shoulder", np.array([nk, sh])), ("arm", arm), ("side", side),
            ("waist", np.array([(W, p["waist_z"]), (0, p["waist_z"] - (0 if back else .008))]))]


def skirt(p):
    t = p["waist"] * (p["gather"] if p["skirt"] == "gathered" else 1.0)
    H, L = p["hem_q"], p["skirt_len"]
    zb = -np.sqrt(max(L * L - (H - t) ** 2, (.8 * L) ** 2))
    a = np.linspace(0, 1, 30)
    hem = np.c_[H * (1 - a), -L + (zb + L) * (1 - a) ** 2]
    return [("waist", np.array([(0, 0), (t, 0)])), ("side", np.array([(t, 0), (H, zb)])), ("hem", hem)]


def sleeve_outline(p, cap_len):
    W, C, L = p["sleeve_w"], p["cuff_w"], p["sleeve"]
    lo, hi = .04, .22
    for _ in range(30):                          # cap height that fits the armhole
        hgt = (lo + hi) / 2
        u = np.linspace(-W / 2, W / 2, 60)
        cap = np.c_[u, hgt * (.5 + .5 * np.cos(2 * np.pi * u / W)) ** .85]
        lo, hi = (hgt, hi) if length(cap) < cap_len * 1.03 else (lo, hgt)
    und = curve((W / 2, 0), ((W * .45 + C * .55) / 2, -L * .55), (C / 2, -L))
    k = len(cap) // 2
    mid = np.array([[0, hgt]])
    return hgt, [("cap-", np.vstack([cap[:k], mid])), ("cap+", np.vstack([mid, cap[k:]])),
                 ("und+", und), ("cuff", np.array([(C / 2, -L), (-C / 2, -L)])),
                 ("und-", (und * [-1, 1])[::-1])]


def dress(p):
    F, B = mirror(bodice(p), ["waist", "neck"]), mirror(bodice(p, True), ["waist", "neck"])
    panels = [Panel("front", F, half_round(-1, lambda v: 2 * (p["bust"] + p["ease"]), z0=LIFT), trim=("neck",)),
              Panel("back", B, half_round(1, lambda v: 2 * (p["bust"] + p["ease"]), z0=LIFT), trim=("neck",))]
    seams = []
    for a, b in (("+", "-"), ("-", "+")):
        for e in ("shoulder", "side"):
            seams.append(("front", e + a, "back", e + b, True))
    t = p["waist"] * (p["gather"] if p["skirt"] == "gathered" else 1)
    last, z0 = ("front", "back"), p["waist_z"] - .01 + LIFT
    for k, (drop, g) in enumerate(p.get("tiers") or [(None, 0)]):          # one skirt panel, or several gathered tiers
        if drop:
            t = (p["waist"] if k == 0 else b) * g
            b = t * 1.05
            half = [("waist", np.array([(0, 0), (t, 0)])), ("side", np.array([(t, 0), (b, -drop)])), ("hem", np.array([(b, -drop), (0, -drop)]))]
        else:
            half, b, drop = skirt(p), p["hem_q"], p["skirt_len"]
        S = mirror(half, ["waist", "hem"])
        now = (f"sfront{k or ''}", f"sback{k or ''}")
        for nm, up, side in zip(now, last, (-1, 1)):
            panels.append(Panel(nm, S, half_round(side, lambda v, t=t, b=b, d=drop: 2 * (t + (b - t) * min(1, max(0, -v / d))), z0=z0), trim=("hem",)))
            seams.append((up, "hem" if k else "waist", nm, "waist", True))
        seams += [(now[0], "side+", now[1], "side-", True), (now[0], "side-", now[1], "side+", True)]
        last, z0 = now, z0 - drop
    if p["sleeve"] > 0:
        al = length(dict(F)["arm+"]) + length(dict(B)["arm+"])
        hgt, sl = sleeve_outline(p, al)
        for nm, sign in (("sleeveL", 1), ("sleeveR", -1)):
            pl = around_arm(sign, p["arm0"], hgt)
            width = lambda v: np.interp(-v, [-.2, 0, p["sleeve"]], [p["sleeve_w"]] * 2 + [max(p["cuff_w"], .2)])
            panels.append(Panel(nm, sl, (lambda P, pl=pl: pl(P, width)), trim=("cuff",)))
            seams.append((nm, "und+", nm, "und-", True))
        # left sleeve: u>0 is the back; armhole edges run from shoulder to underarm
        seams += [("front", "arm+", "sleeveL", "cap-", True), ("back", "arm-", "sleeveL", "cap+", True),
                  ("front", "arm-", "sleeveR", "cap+", True), ("back", "arm+", "sleeveR", "cap-", True)]
    el = []
    if p.get("cuff_gather"):
        el = [(("sleeveL", "sleeveR"), -p["sleeve"] + .03, -p["sleeve"] + .055, p["cuff_gather"])]
    return Garment(panels, seams, elastic=el)


def robe(p):
    """Open-front garment cut in one length: abaya, kaftan, coat, jacket."""
    w, d, bd, ov = p["neck_w"], p["neck_d"], p["back_d"], p["overlap"]
    B, W, L = p["bust"] + p["ease"], p["waist"] + p["ease"], p["length"]
    sh = (.166 + p["drop"], 1.482 - .3 * p["drop"])
    nk = (w, 1.530 - .45 * max(0, w - .07))
    zu = 1.310 - p["armhole"]
    hemz = nk[1] - L
    arm = curve(sh, (.152 + p["drop"] * .9, 1.42), (.164 + p["drop"] * .7, zu + .045), (B, zu))
    Hq = p["hem_q"]
    zs = hemz + .3 * max(0, Hq - W) ** 1.5
    hip = [(W + (Hq - W) * .45, p["waist_z"] - .25)] if zs < p["waist_z"] - .30 else []      # a jacket ends above it
    side = curve((B, zu), ((B + W) / 2, (zu + p["waist_z"]) / 2), (W, p["waist_z"]), *hip, (Hq, zs))
    zb = nk[1] - d
    hem = lambda x0: curve((Hq, zs), (Hq * .5, hemz + (zs - hemz) * .25), (x0, hemz))

    def front(o):                                     # o = how far it reaches past centre front
        if p["neck"] == "v":
            neck = curve((-o, zb), (w * .45, zb + d * .52), nk)
        else:
            neck = curve((-o, zb), (w * .55, zb + d * .14), (w * .92, zb + d * .65), nk)
        return neck, [("neck", neck), ("shoulder", np.array([nk, sh])), ("arm", arm), ("side", side),
                      ("hem", hem(-o)), ("centre", np.array([(-o, hemz), (-o, zb)]))]
    flipx = lambda c: (np.asarray(c) * [-1, 1])[::-1]
    neckL, fr = front(0.)                             # left front stops at the centre,
    neckR, fl = front(ov)                             # right front laps over it
    fl = [(n, flipx(c)) for n, c in fl[::-1]]
    bneck = curve((0, nk[1] - bd), (w * .55, nk[1] - bd * .9), (w * .92, nk[1] - bd * .35), nk)
    bk = mirror([("neck", bneck), ("shoulder", np.array([nk, sh])), ("arm", arm), ("side", side),
                 ("hem", hem(0))], ["neck", "hem"])
    sx, sz = side[:, 0][::-1], side[:, 1][::-1]
    o = np.argsort(sz)
    wid = lambda v: 2 * float(np.interp(v, sz[o], sx[o]))
    k = 1 + p["puff"]
    t = tuple(p["trim_edges"])
    tb = tuple(x for x in t if x in ("hem", "neck"))
    panels = [Panel("frontL", fr, half_round(-1, wid, z0=LIFT, kx=1.1 * k, ky=.92 * k), trim=t),
              Panel("frontR", fl, half_round(-1, wid, z0=LIFT, kx=1.14 * k, ky=(1.25 if ov else 1.0) * k), trim=t),
              Panel("back", bk, half_round(1, wid, z0=LIFT, kx=1.1 * k, ky=.92 * k), trim=tb)]
    seams = [("frontL", "shoulder", "back", "shoulder-", True), ("frontL", "side", "back", "side-", True),
             ("frontR", "shoulder", "back", "shoulder+", True), ("frontR", "side", "back", "side+", True)]
    hgt, sl = sleeve_outline(p, 2 * length(arm))
    for nm, sg in (("sleeveL", 1), ("sleeveR", -1)):
        pl = around_arm(sg, p["arm0"], hgt, 1.2)
        width = lambda v: np.interp(-v, [-.2, 0, p["sleeve"]], [p["sleeve_w"]] * 2 + [max(p["cuff_w"], .22)])
        panels.append(Panel(nm, sl, (lambda P, pl=pl: pl(P, width)), trim=("cuff",) if "cuff" in t else ()))
        seams.append((nm, "und+", nm, "und-", True))
    seams += [("frontL", "arm", "sleeveL", "cap-", True), ("back", "arm-", "sleeveL", "cap+", True),
              ("frontR", "arm", "sleeveR", "cap+", True), ("back", "arm+", "sleeveR", "cap-", True)]
    loose = []
    if p["collar"]:                                   # flat shawl collar over a V neck
        cw, lw = p["collar"], p["lapel"]
        a, b = np.array(nk), np.array(sh)
        e = a + (b - a) / np.linalg.norm(b - a) * cw
        def flat_collar(neck, o):
            out = curve(e, (w * .62 + lw, zb + d * .62), (w * .30 + lw * .72, zb + d * .28), (-o, zb))
            return [("inner", neck), ("sh", np.array([a, e])), ("outer", out)]
        cl = flat_collar(neckL, 0.)
        cr = [(n, flipx(c)) for n, c in flat_collar(neckR, ov)[::-1]]
        be = curve(e, (e[0] * .72, nk[1] - bd - cw * .80), (0, nk[1] - bd - cw))
        cb = mirror([("inner", bneck), ("sh", np.array([a, e])), ("outer", be)], ["inner", "outer"])
        kk = 1.17 * k
        panels += [Panel("collarL", cl, half_round(-1, wid, z0=LIFT, kx=kk, ky=kk), trim=("outer",), flip=True),
                   Panel("collarR", cr, half_round(-1, wid, z0=LIFT, kx=kk * 1.02, ky=kk * (1.22 if ov else 1.05)), trim=("outer",), flip=True),
                   Panel("collarB", cb, half_round(1, wid, z0=LIFT, kx=kk, ky=kk), trim=("outer",), flip=True)]
        seams += [("frontL", "neck", "collarL", "inner", False), ("frontR", "neck", "collarR", "inner", False),
                  ("back", "neck", "collarB", "inner", False),
                  ("collarL", "sh", "collarB", "sh-", True), ("collarR", "sh", "collarB", "sh+", True)]
        loose = ["collarL", "collarR", "collarB"]
    zz = p["buttons"] if ov < .02 else np.arange(p["close_to"], zb - .005, .022)
    st = [("frontR", (0, z), "frontL", (0, z), .004) for z in zz]    # same pattern point on both fronts
    el = [(("frontL", "frontR", "back"), p["waist_z"] - .022, p["waist_z"] + .022, p["belt"])] if p["belt"] else []
    return Garment(panels, seams, st, el, loose)


def drape_panel(p):
    """A length of cloth hung from a rail: pinned along the top, gathered."""
    W, H, g = p["width"], p["height"], p["gather"]
    ed = [("top", np.array([(W / 2, 0), (-W / 2, 0)])), ("l", np.array([(-W / 2, 0), (-W / 2, -H)])),
          ("hem", np.array([(-W / 2, -H), (W / 2, -H)])), ("r", np.array([(W / 2, -H), (W / 2, 0)]))]
    def place(P):
        k = 2 * np.pi * p["folds"] / W
        amp = W / p["folds"] * .30
        rnd = np.interp(P[:, 0], np.linspace(-W / 2, W / 2, 9), np.random.default_rng(p["seed"]).normal(0, .25, 9))
        return np.stack([P[:, 0] / g, amp * np.sin(k * P[:, 0] + 2 * rnd), p["top"] + P[:, 1]], 1)
    return Garment([Panel("cloth", ed, place, trim=("hem",))], [])


KINDS = {"dress": dress, "robe": robe}
ROBE = dict(kind="robe", overlap=.0, close_to=.75, length=1.44, drop=.0, armhole=.02, puff=.08, trim_edges=("centre", "cuff", "neck"),
            collar=0, lapel=.09, buttons=(1.44,), belt=0, hem_q=.46, waist=.24, bust=.235)


def collider(npz, base, pad=.004):
    """Body field grown by an inner garment, for layered outfits."""
    from scipy.ndimage import distance_transform_edt, gaussian_filter, binary_fill_holes
    d, lo, h = base
    z = np.load(npz)
    x, F = z["x"], z["F"]
    pts = np.vstack([x, x[F].mean(1)])
    g = np.round((pts - lo) / h).astype(int)
    ok = ((g >= 0) & (g < d.shape)).all(1)
    s = d < 0
    s[tuple(g[ok].T)] = True
    for k in range(s.shape[2]):                         # close folds slice by slice
        s[:, :, k] = binary_fill_holes(s[:, :, k])
    e = (distance_transform_edt(~s) - distance_transform_edt(s)) * h
    e = gaussian_filter(e.astype(np.float32), 1.2) - pad
    return np.minimum(d, e).astype(np.float32), lo, h


def drape(name, inner=None, wind=(0, 0, 0), **style):
    p = {**BASE, **(ROBE if style.get("kind") == "robe" else {}), **style}
    t0 = time.time()
    g = KINDS[p["kind"]](p).build(p["h"])

    def grow(b):                                       # inner may name several meshes: "top+pleats"
        for nm in (inner or "").split("+"):
            b = collider(OUT / f"{nm}.npz", b) if nm else b
        return b
    E, L, B, BL = g.constraints()
    b0 = body_grid(p["arm0"], .01)
    if inner:
        b0 = grow(b0)
    print(name, "verts", len(g.x), "sews", len(g.sew), f"{time.time()-t0:.1f}s")
    kw = dict(thick=.006, bend=p["bend"] * 4, sub=20)
    fix = dict(sews=g.sew, gravity=0, damp=6., mu=.05)
    cloth.simulate(g.x, g.v, g.w, E, L, B, BL, b0, seconds=.5, sew=(.003, .05), **fix, **kw)
    cloth.simulate(g.x, g.v, g.w, E, L, B, BL, b0, seconds=.5, sew=(.05, .6), **fix, **kw)
    gap = np.linalg.norm(g.x[g.sew[:, 0]] - g.x[g.sew[:, 1]], axis=1)
    print("  seam gap max/mean", gap.max().round(4), gap.mean().round(4), f"{time.time()-t0:.1f}s")
    g.weld()
    E, L, B, BL = g.constraints()
    run = lambda b, sec, **k: cloth.simulate(g.x, g.v, g.w, E, L, B, BL, b, seconds=sec, **{**kw, **k})
    run(b0, .5, rself=.6 * p["h"], mu=.5, damp=2.)
    for a in np.linspace(p["arm0"], p["arm1"], 14)[1:]:
        b = body_grid(round(float(a), 1), .01)
        if inner:
            b = grow(b)
        run(b, .12, rself=.6 * p["h"], mu=.45, damp=2.)
    fine = body_grid(p["arm1"], .006)
    if inner:
        fine = grow(fine)
    run(fine, .8, rself=.6 * p["h"], mu=.5, damp=1.5, wind=wind)
    print("  coarse done", f"{time.time()-t0:.1f}s")
    h = p["h"]
    for lev in range(p["levels"]):
        g.subdivide()
        h /= 2
        E, L, B, BL = g.constraints()
        run(fine, (.9, .5, .2)[lev], rself=.6 * h, mu=.5, damp=1.5, thick=.005, bend=p["bend"] / 4 ** lev,
            sub=24 + 12 * lev, every=6, wind=wind)
        print("  level", lev, "verts", len(g.x), f"{time.time()-t0:.1f}s")
    g.save(OUT / f"{name}.npz", keep=g.keep, names=np.array(list(g.panels)))
    return g


def hang(name, seconds=2.0, **q):
    """A curtain: a gathered length of cloth pinned along its top."""
    p = {**dict(width=2.2, height=2.6, gather=2.4, folds=9, top=2.6, seed=3, h=.035, bend=6e-4, levels=1), **q}
    g = drape_panel(p).build(p["h"])
    g.sew = np.zeros((0, 2), np.int64)
    g.weld()
    g.w[g.x[:, 2] > p["top"] - 1e-3] = 0
    none = (np.ones((4, 4, 4), np.float32), np.array([-9., -9., -9.], np.float32), .01)
    h = p["h"]
    for lev in range(p["levels"] + 1):
        if lev:
            g.subdivide(); h /= 2
        E, L, B, BL = g.constraints()
        cloth.simulate(g.x, g.v, g.w, E, L, B, BL, none, seconds=seconds / (1 + lev), bend=p["bend"] / 4 ** lev, rself=.6 * h,
                       damp=1.2, sub=24, wind=(.0, .25, 0))
    g.save(OUT / f"{name}.npz", names=np.array(["cloth"]))


def pleats(name, n=62, waist_z=1.12, hem_z=.20, flare=.31, seed=4, forward=0.):
    """Sunray-pleated skirt, modelled directly: simulation would unfold the pleats.  `forward` is where the waist stands before the hem."""
    m, k = n * 14, 150
    rng = np.random.default_rng(seed)
    th = np.linspace(0, 2 * np.pi, m, endpoint=False)
    z = np.linspace(waist_z, hem_z, k)
    a = np.interp(z, [hem_z, .55, .93, 1.03, waist_z], [flare, .235, .184, .164, .136])
    b = np.interp(z, [hem_z, .55, .93, 1.03, waist_z], [flare * .80, .175, .134, .122, .106])
    from scipy.ndimage import gaussian_filter1d
    a, b = gaussian_filter1d(a, 9, mode="nearest"), gaussian_filter1d(b, 9, mode="nearest")
    wave = sum(rng.normal(0, 1) / q * np.cos(q * th + rng.uniform(0, 6.28)) for q in (3, 5, 7, 9))
    wob = np.interp(th, np.linspace(0, 2 * np.pi, n + 1), np.r_[q := rng.normal(0, .10, n), q[0]])
    at = -forward * np.interp(z, [.80, 1.04], [0., 1.])
    X = []
    for i in range(k):
        u = (waist_z - z[i]) / (waist_z - hem_z)
        s = (th * n / (2 * np.pi) + wob * u) % 1.0
        saw = np.where(s < .72, s / .72, (1 - s) / .28)              # long face, short return
        amp = .004 + .020 * u ** .8
        r = 1 + (saw - .5) * amp / a[i] * 2 + .035 * u ** 1.6 * wave
        ph = th + .012 * u * np.sin(3 * th + 1) + (s - .5) * .02 * (.4 + u)
        X.append(np.c_[a[i] * r * np.cos(ph), at[i] + b[i] * r * np.sin(ph), np.full(m, z[i] + .006 * u * wave)])
    X = np.vstack(X)
    j = np.arange(m)
    F, UV = [], []
    for i in range(k - 1):
        p, q = i * m + j, i * m + (j + 1) % m
        F.append(np.vstack([np.c_[p, q + m, q], np.c_[p, p + m, q + m]]))
        u0, u1, v0, v1 = j * .006, (j + 1) * .006, np.full(m, z[i]), np.full(m, z[i + 1])
        c = lambda u, v: np.stack([u, v], -1)
        UV.append(np.vstack([np.stack([c(u0, v0), c(u1, v1), c(u1, v0)], 1), np.stack([c(u0, v0), c(u0, v1), c(u1, v1)], 1)]))
    F, UV = np.vstack(F), np.vstack(UV)
    away = np.full((*UV.shape[:2], 2), 9.)
    hem = np.stack([UV[..., 1] - hem_z, UV[..., 0]], -1)
    np.savez(OUT / f"{name}.npz", x=X.astype(np.float32), F=F.astype(np.int32), uv=UV.astype(np.float32),
             pid=np.zeros(len(F), np.int32), names=np.array(["skirt"]), a=hem, b=away, seam=away, free=hem)
