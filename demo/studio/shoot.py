"""Render one product view.  blender -b --python shoot.py -- PRODUCT VIEW [spp] [scale]"""
import sys; sys.path.insert(0, __file__.rsplit("/", 1)[0])
from math import cos, pi, radians, sin
import numpy as np
from mathutils import Vector
import accessories
import bag
import prints
import studio as S
from catalog import MESHES, PRODUCTS, VIEWS, FRAME, NEAR_FRAME, sunlit


def cloth(name, print=None, **f):
    if print:
        f["pattern"] = S.repeat(S.picture(name, prints.tile(print["kind"], print["colors"], 1024 if S.NEAR is None else 2048)), print["size"])
    return S.fabric(name, **f)


def cinch(p):
    """The height at which a sash draws the cloth in, and by which share."""
    b = p.get("belt") or {}
    return (b["z"], b["cinch"]) if "cinch" in b else None


def worn(mesh, name, fab, thick, cinch=None):
    fab = dict(fab)
    kept = {k: fab.pop(k) for k in ("panels", "above", "press") if k in fab}
    return S.garment(S.OUT / f"{mesh}.npz", [cloth(name, **fab)], thick=thick, cinch=cinch, **kept)


def strap(p, b):
    """What a belt is made of: metal, leather if it has a buckle, else the cloth of what it is worn over, edge-stitched."""
    if b.get("metal"):
        return S.simple("belt", b["color"], .34, b["metal"])
    if b.get("buckle"):
        return bag.leather("belt", b["color"], 520., .00025)
    fab = next(f for m, f, _ in p["layers"] if m == b["mesh"])
    return S.fabric("belt", b["color"], fab["kind"], dict(color=b["color"], width=.0045, style="stitch"), **{k: fab[k] for k in ("weave",) if k in fab})


def outfit(p):
    """Form on its stand, the layers, belt and buttons of a garment product."""
    S.form(S.OUT / "form.npz", next((S.OUT / f"{m}.npz" for m, _, _ in p["layers"][::-1] if MESHES[m][1].get("sleeve")), None))
    on = {mesh: worn(mesh, f"f{k}", fab, thick, cinch(p)) for k, (mesh, fab, thick) in enumerate(p["layers"])}
    b = p.get("belt")
    if b:
        S.belt([S.OUT / f"{m}.npz" for m in (b["mesh"], b.get("over")) if m], b["z"], strap(p, b), b["width"], S.simple("brass", "#b8935a", .25, 1.) if b.get("buckle") else None, lift=b.get("lift", .004), cinch=cinch(p))
    b = p.get("buttons")
    if b:
        shine = .40 if not b.get("metal") else .25 if S.NEAR is not None else .38      # from far away one that mirrors the lamp would stand out from its row
        m = S.simple("button", b["color"], shine, b.get("metal", 0.), coat=.4 if b.get("metal") else .15)
        for z in b["z"]:
            q, n = S.on_cloth(S.OUT / f"{b['mesh']}.npz", b["panel"], (b["u"], z))
            if "x" in b:
                q[0], n = b["x"], np.array((0., -1., 0.))
            S.button(*S.outermost(on[b["mesh"]], q, n, .0145), m, .0145, sewn=not b.get("metal"))


def looked_at(p, x, z, back):
    """The point of the clothes that a ray from `back` through (x, 0, z) meets first."""
    best, at = -9., Vector((x, 0, z))
    for m, _, _ in p["layers"]:
        q = S.draped(S.OUT / f"{m}.npz", cinch(p))["x"] - np.array((x, 0, z))
        t = q @ np.array(back)
        on = np.linalg.norm(q - t[:, None] * np.array(back), axis=1) < .006
        if on.any() and t[on].max() > best:
            best = t[on].max()
            at = Vector((x, 0, z)) + Vector(back) * float(best)
    return at


def near(p):
    """The close-up: CLOSE says the point, the width of the frame, and the degrees aside and above that it is seen from."""
    x, z, width, *angles = p["close"]
    t, r = (radians(a) for a in angles or (-14, 10))
    back = (sin(t) * cos(r), -cos(t) * cos(r), sin(r))
    at = looked_at(p, x, z, back)
    lens, short_side = 115, 27.                       # of a 36 mm frame held upright
    S.camera(at + Vector(back) * (width * lens / short_side), at, lens, fstop=9)
    return at


def stops(p):
    """How much further a photographer opens the lens, close to cloth that is nearly white and would come out grey; not for what faces the light there. Dark cloth keeps the color that it has in the whole views, but for what `OPENED` names."""
    cloth = p["layers"][-1][1]
    if p["opened"] or "print" in cloth or p["faces_light"]:
        return p["opened"]
    r, g, b = S.srgb(cloth["color"])[:3]
    grey = .21 * r + .72 * g + .07 * b
    return .45 if grey > .5 else 0.


def main(slug, view="front", spp=24, scale=1.):
    p = PRODUCTS[slug]
    S.reset(*(int(side * scale) for side in (NEAR_FRAME if view == "detail" else FRAME)), spp)
    if "object" in p:
        accessories.shot(p, view)
        strength = .32
    else:
        S.cyclorama(p["backdrop"])
        S.daylight() if sunlit(p, view) else S.softbox()
        if view == "detail":
            S.NEAR = near(p)
            S.expose(stops(p))
        else:
            loc, at, lens, stop = VIEWS[view]
            S.camera(loc, at, lens, fstop=stop)
        outfit(p)
        if view == "back":
            S.turn_all(pi)
        strength = .42 if S.NEAR is None else .24
    S.render(f"{slug}_{view}", strength, plate=view != "detail")


if __name__ == "__main__":
    a = sys.argv[sys.argv.index("--") + 1:]
    main(a[0], a[1], int(a[2]), float(a[3]))
