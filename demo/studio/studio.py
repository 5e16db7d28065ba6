"""Blender side: studio set, fabrics, cameras.  Imported by the shot scripts."""
import os
import subprocess
import time
import bpy
import numpy as np
import weave
from math import radians, pi
from mathutils import Vector
from mathutils.kdtree import KDTree
from pathlib import Path

OUT = Path(os.environ.get("STUDIO_OUT", Path(__file__).parent / "out"))


# ------------------------------------------------------------------- basics
def reset(w, h, spp, look="Medium High Contrast", exposure=0.0):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device, c.samples, c.use_denoising = "CPU", spp, False
    c.use_adaptive_sampling, c.adaptive_threshold = True, .015
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 4, 2, 2
    c.transparent_max_bounces, c.caustics_reflective, c.caustics_refractive = 6, False, False
    c.sample_clamp_indirect = 4
    s.render.resolution_x, s.render.resolution_y = w, h
    s.render.resolution_percentage = 100
    s.render.use_persistent_data = True
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    s.world = bpy.data.worlds.new("w")
    s.world.use_nodes = True
    return s


def expose(stops):
    """Opens the lens further, by so many stops."""
    bpy.context.scene.view_settings.exposure += stops


def srgb(c):
    """'#rrggbb' -> linear rgba."""
    c = c.lstrip("#")
    v = [int(c[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [x / 12.92 if x < .04045 else ((x + .055) / 1.055) ** 2.4 for x in v] + [1]


def world(color, strength):
    bg = bpy.context.scene.world.node_tree.nodes["Background"]
    bg.inputs[0].default_value, bg.inputs[1].default_value = srgb(color), strength


def area(loc, target, size, power, color="#ffffff", spread=180):
    L = bpy.data.lights.new("a", "AREA")
    L.shape, L.size, L.size_y = "RECTANGLE", size[0], size[1]
    L.energy, L.color, L.spread = power, srgb(color)[:3], radians(spread)
    o = bpy.data.objects.new("a", L)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(o)
    return o


def camera(loc, target, lens=85, shift=(0, 0), fstop=None, focus=None):
    c = bpy.data.cameras.new("c")
    c.lens, c.shift_x, c.shift_y = lens, *shift
    if fstop:
        c.dof.use_dof, c.dof.aperture_fstop = True, fstop
        c.dof.focus_distance = focus or (Vector(target) - Vector(loc)).length
    o = bpy.data.objects.new("c", c)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(o)
    bpy.context.scene.camera = o
    return o


# ------------------------------------------------------------------- meshes
def mesh(name, v, f, mats=(), uvs=None, smooth=True):
    m = bpy.data.meshes.new(name)
    v, f = np.asarray(v, np.float32), np.asarray(f, np.int32)
    k = f.shape[1]
    m.vertices.add(len(v))
    m.vertices.foreach_set("co", v.ravel())
    m.loops.add(f.size)
    m.loops.foreach_set("vertex_index", f.ravel())
    m.polygons.add(len(f))
    m.polygons.foreach_set("loop_start", np.arange(0, f.size, k, dtype=np.int32))
    m.polygons.foreach_set("loop_total", np.full(len(f), k, np.int32))
    m.polygons.foreach_set("use_smooth", np.full(len(f), smooth))
    for nm, uv in (uvs or {}).items():
        m.uv_layers.new(name=nm).data.foreach_set("uv", uv.astype(np.float32).ravel())
    m.update(calc_edges=True)
    m.validate()
    for x in mats:
        m.materials.append(x)
    o = bpy.data.objects.new(name, m)
    bpy.context.collection.objects.link(o)
    return o


NEAR = None              # for the close-up, the point looked at: threads, fibres and stitches are drawn, hems are rounded
LAYERS = ("uv", "a", "b", "seam", "free")


def edges(F, **told):
    """Every edge of the triangles once, smaller end first, and what else np.unique is `told` to give."""
    e = np.sort(np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]]), 1).astype(np.int64)
    k, *more = np.unique(e[:, 0] << 32 | e[:, 1], **told)
    return np.stack([k >> 32, k & 0xffffffff], 1), *more


def finer(x, F, corner, at, reach=.28):
    """Triangles within reach split in four; smoothing afterwards rounds them. `corner` are per-corner fields."""
    on = (np.linalg.norm(x - np.asarray(at), axis=1) < reach)[F].all(1)
    T = F[on]
    k, inv = edges(T, return_inverse=True)
    ab, bc, ca = (len(x) + inv.ravel()).reshape(3, -1)
    a, b, c = T.T
    tri = lambda *q: np.stack(q, 1)
    four = lambda a, b, c, ab, bc, ca: np.concatenate([tri(a, ab, ca), tri(ab, b, bc), tri(ca, bc, c), tri(ab, bc, ca)])
    out = {}
    for nm, v in corner.items():
        A, B, C = v[on].transpose(1, 0, 2)
        out[nm] = np.concatenate([v[~on], four(A, B, C, (A + B) / 2, (B + C) / 2, (C + A) / 2)])
    return np.concatenate([x, x[k].mean(1)]), np.concatenate([F[~on], four(a, b, c, ab, bc, ca)]), out


def ironed(x, F, rounds=24, follow=6):
    """Free edges drawn straight where the solver left them wavering; corners stay, the cloth beside them follows."""
    e, n = edges(F, return_counts=True)
    ends = np.concatenate([e[n == 1], e[n == 1][:, ::-1]])
    ends = ends[np.argsort(ends[:, 0], kind="stable")]
    v, first, k = np.unique(ends[:, 0], return_index=True, return_counts=True)
    v, first = v[k == 2], first[k == 2]
    a, b = ends[first, 1], ends[first + 1, 1]
    unit = lambda q: q / np.maximum(np.linalg.norm(q, axis=1, keepdims=True), 1e-9)
    smooth = (unit(x[v] - x[a]) * unit(x[b] - x[v])).sum(1) > .45
    v, a, b = v[smooth], a[smooth], b[smooth]
    y = x.copy()
    for _ in range(rounds):
        y[v] = .5 * y[v] + .25 * (y[a] + y[b])
    edge = np.zeros(len(x), bool)
    edge[ends[:, 0]] = True
    shift = y - x
    i, j = np.concatenate([e, e[:, ::-1]]).T
    degree = np.maximum(np.bincount(i, minlength=len(x)), 1)[:, None]
    for _ in range(follow):
        mean = np.stack([np.bincount(i, shift[j, c], len(x)) for c in range(3)], 1) / degree
        shift[~edge] = .9 * mean[~edge]
    return (x + shift).astype(np.float32)


def measured(x, F, pid, layer, reach=.06):
    """A trim layer with its distances taken on the ironed cloth: those of the flat pattern waver where the edge was ironed."""
    e = np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]])
    d = layer[..., 0]
    ends = np.concatenate([d[:, [0, 1]], d[:, [1, 2]], d[:, [2, 0]]])
    _, inv, count = edges(F, return_inverse=True, return_counts=True)
    trimmed = (count[inv.ravel()] == 1) & (ends.max(1) < .004)
    out = layer.copy()
    for k in np.unique(np.tile(pid, 3)[trimmed]):
        a, b = x[e[trimmed & (np.tile(pid, 3) == k)]].transpose(1, 0, 2)
        points = np.concatenate([a + (b - a) * t for t in np.linspace(0, 1, 20, endpoint=False)])
        tree = KDTree(len(points))
        for i, q in enumerate(points):
            tree.insert(q, i)
        tree.balance()
        on = (pid == k)[:, None] & (d < reach)
        v, inv = np.unique(F[on], return_inverse=True)
        out[on, 0] = np.array([tree.find(q)[2] for q in x[v]])[inv.ravel()]
    out[..., 0] = np.clip(out[..., 0], d - .004, d + .004)          # where a cuff folds back, the edge across the fold is nearer than its own
    return out


def centred(x, F, pid, uv, reach=.12):
    """The pattern's coordinates, each piece's counted from what the close-up shows of it: one baked sheet serves them all."""
    seen = (np.linalg.norm(x - np.asarray(NEAR), axis=1) < reach)[F].all(1)
    out = uv.copy()
    for k in np.unique(pid):
        m = pid == k
        q = uv[m & seen] if (m & seen).any() else uv[m]
        out[m] -= (q.min((0, 1)) + q.max((0, 1))) / 2
    return out


def smoothed(x, F, rounds):
    """Every point drawn a quarter of the way to the middle of its neighbours; edges, straight already, stay."""
    e, n = edges(F, return_counts=True)
    i, j = np.concatenate([e, e[:, ::-1]]).T
    share = .25 / np.maximum(np.bincount(i, minlength=len(x)), 1)
    share[e[n == 1]] = 0
    for _ in range(rounds):
        x = x + share[:, None] * np.stack([np.bincount(i, x[j, c] - x[i, c], len(x)) for c in range(3)], 1)
    return x.astype(np.float32)


def draped(path, cinch=None):
    """A draped mesh as saved; with `cinch` (height, share) a sash draws so much of the cloth's distance from the body in, and less above and below."""
    z = dict(np.load(path))
    if cinch:
        z0, share = cinch
        x = z["x"].astype(np.float64)
        body = np.isin(z["pid"], [k for k, n in enumerate(z["names"]) if "sleeve" not in n])
        on = np.ones(len(x), bool)
        on[np.unique(z["F"][~body])] = False
        half = np.array([.122, .088])                           # of the form's waist
        far = np.linalg.norm(x[:, :2] / half, axis=1)
        share = share * np.exp(-((x[:, 2] - z0) / np.where(x[:, 2] > z0, .075, .11)) ** 2)
        on &= far > 1.
        x[on, :2] *= (1 - share * (1 - 1 / np.maximum(far, 1.)))[on, None]
        z["x"] = x.astype(np.float32)
    return z


def pressed(z, lower=.12, reach=(.034, .052)):
    """A coat's front pressed flat: where its two edges meet the solver lets them stand up in a ridge."""
    x = z["x"].astype(np.float64)
    front = np.unique(z["F"][np.isin(z["pid"], [k for k, n in enumerate(z["names"]) if n.startswith("front")])])
    beside = x[front[(np.abs(x[front, 0]) > reach[0]) & (np.abs(x[front, 0]) < reach[1])]]
    heights = np.arange(beside[:, 2].min(), beside[:, 2].max(), .01)
    level = np.array([np.median(beside[np.abs(beside[:, 2] - h) < .015, 1]) for h in heights])
    level = np.convolve(np.pad(level, 5, "edge"), np.ones(11) / 11, "valid")
    q = x[front]
    share = (1 - lower) * np.clip((reach[1] - np.abs(q[:, 0])) / (reach[1] - reach[0]), 0, 1) * np.clip((1.24 - q[:, 2]) / .08, 0, 1)
    x[front, 1] += share * np.maximum(np.interp(q[:, 2], heights, level) - q[:, 1], 0)
    return {**z, "x": x.astype(np.float32)}


def garment(path, mats, panels=None, thick=.0016, smooth=3, above=None, cinch=None, press=False):
    """A draped mesh; `panels` keeps only the named pattern pieces (a skirt without its bodice), `above` only what is higher (a blouse tucked in)."""
    z = draped(path, cinch)
    if press:
        z = pressed(z)
    on = np.ones(len(z["F"]), bool) if panels is None else np.isin(z["pid"], [k for k, n in enumerate(z["names"]) if n in panels])
    if above is not None:
        body = np.isin(z["pid"], [k for k, n in enumerate(z["names"]) if "sleeve" not in n])
        on &= ~body | (z["x"][z["F"]][..., 2] > above).all(1)
    x, F, corner = z["x"], z["F"][on], {k: z[k][on] for k in LAYERS}
    x, pid = ironed(x, F), z["pid"][on]
    if NEAR is not None:                    # the solver's triangles are five millimetres wide
        corner["sheet"] = centred(x, F, pid, corner["uv"])
        corner["pid"] = np.repeat(pid, 3).reshape(-1, 3, 1)
        x, F, corner = finer(x, F, corner, NEAR)
        pid = corner.pop("pid")[:, 0, 0]
        smooth += 3
    x = smoothed(x, F, smooth)
    for layer in ("a", "b"):
        corner[layer] = measured(x, F, pid, corner[layer])
    o = mesh(Path(path).stem, x, F, mats, uvs={"pattern" if k == "uv" else k: v for k, v in corner.items()})
    if thick:
        s = o.modifiers.new("t", "SOLIDIFY")
        s.thickness, s.offset = thick, 0
    return o


# ---------------------------------------------------------------- materials
class Nodes:
    """Tiny helper: n('ShaderNodeMath', (a, b), operation='ADD') -> first output."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.t.nodes.new("ShaderNodeOutputMaterial")

    def __call__(self, kind, ins=(), out=0, **kw):
        nd = self.t.nodes.new("ShaderNode" + kind)
        for k, v in kw.items():
            setattr(nd, k, v)
        items = ins.items() if isinstance(ins, dict) else enumerate(ins)
        for k, v in items:
            if v is None:
                continue
            if isinstance(v, bpy.types.NodeSocket):
                self.t.links.new(v, nd.inputs[k])
            else:
                nd.inputs[k].default_value = v
        return nd.outputs[out]

    def math(self, op, a, b=None, c=None):
        return self("Math", (a, b, c), operation=op)

    def mixc(self, f, a, b, blend="MIX"):
        return self("MixRGB", (f, a, b), blend_type=blend)

    def ramp(self, f, stops):
        nd = self.t.nodes.new("ShaderNodeValToRGB")
        self.t.links.new(f, nd.inputs[0])
        e = nd.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for q, (p, c) in zip(e, stops):
            q.position, q.color = p, c if not isinstance(c, (int, float)) else (c, c, c, 1)
        return nd.outputs[0]

    def finish(self, shader):
        self.t.links.new(shader, self.out.inputs[0])
        return self.m


def picture(name, rgb):
    """Image from an array (rows top to bottom, sRGB 0..1)."""
    h, w, _ = rgb.shape
    im = bpy.data.images.new(name, w, h)
    im.pixels.foreach_set(np.concatenate([rgb[::-1], np.ones((h, w, 1))], -1).astype(np.float32).ravel())
    im.update()
    im.pack()
    return im


def repeat(image, size):
    """Pattern callback: image tiled every `size` metres of cloth."""
    def pattern(n, uv, base):
        m = n("Mapping", {"Vector": uv, "Scale": (1 / size, 1 / size, 1)})
        return n("TexImage", {"Vector": m}, image=image, extension="REPEAT")
    return pattern


def placed(image, width, height):
    """Pattern callback: one image across a panel centred on the pattern's origin."""
    def pattern(n, uv, base):
        m = n("Mapping", {"Vector": uv, "Location": (.5, .5, 0), "Scale": (1 / width, 1 / height, 1)})
        return n("TexImage", {"Vector": m}, image=image, extension="EXTEND")
    return pattern


FABRICS = {  # roughness, specular, sheen, velvet mix, weave near the camera, streaks from afar, wrinkles
    "crepe": dict(rough=.9, spec=.08, sheen=.22, velvet=.07, weave="crepe", streak=.06, wrinkle=.34, mottle=.06, grain=330.),
    "wool": dict(rough=.95, spec=.05, sheen=.40, velvet=.14, weave="felt", streak=.07, wrinkle=.15, mottle=.20, grain=260., hem=.040),
    "satin": dict(rough=.47, spec=.32, sheen=.30, velvet=.08, weave="satin", streak=.05, wrinkle=.34, aniso=.5),
    "silk": dict(rough=.50, spec=.28, sheen=.4, velvet=.10, weave="satin", streak=.05, wrinkle=.32, aniso=.45),
    "chine": dict(rough=.66, spec=.15, sheen=.35, velvet=.10, weave="crepe-de-chine", streak=.05, wrinkle=.32, mottle=.03, grain=420.),
    "linen": dict(rough=.85, spec=.2, sheen=.2, velvet=.06, weave="linen", streak=.20, wrinkle=.55, mottle=.10),
    "velvet": dict(rough=.9, spec=.15, sheen=1., velvet=.55, weave=None, streak=.08, wrinkle=.2, mottle=.1),
    "chiffon": dict(rough=.7, spec=.2, sheen=.3, velvet=.05, weave=None, streak=.04, wrinkle=.2, alpha=.55),
}


SHEET, TEXELS = .30, 4096


def sheet(n, q):
    """Height, albedo factor and fibres of the cloth near the camera, from a picture of a flat piece of it.

    The formulas of `weave` are dear, and the bump asks for them three times a sample: they are rendered once, kept in out/
    and looked up.
    """
    w = weave.WEAVES[q["weave"]]
    path = OUT / f"cloth-{q['weave']}-{q['wrinkle']:g}-{q['streak']:g}.exr"
    if not path.exists():
        bake(path, lambda k, uv: weave.near(k, uv, w, q["wrinkle"], q["streak"]))
    im = bpy.data.images.load(str(path), check_existing=True)
    im.colorspace_settings.name = "Non-Color"
    at = n("Mapping", {"Vector": n("UVMap", uv_map="sheet"), "Location": (.5, .5, 0), "Scale": (1 / SHEET, 1 / SHEET, 1)})
    c = n.t.nodes.new("ShaderNodeSeparateColor")
    n.t.links.new(n("TexImage", {"Vector": at}, image=im), c.inputs[0])
    return n.math("MULTIPLY_ADD", c.outputs[0], .001, -.001), c.outputs[1], c.outputs[2] if w["fibre"] else None


def bake(path, formulas):
    """A square of flat cloth as a picture: height in millimetres and one more, albedo factor, fibres."""
    home = bpy.context.window.scene
    s = bpy.data.scenes.new("bake")
    s.render.engine, s.cycles.samples, s.cycles.max_bounces = "CYCLES", 1, 0
    s.cycles.use_denoising, s.cycles.pixel_filter_type, s.cycles.filter_width = False, "BOX", .01
    s.render.resolution_x = s.render.resolution_y = TEXELS
    s.render.image_settings.file_format, s.render.image_settings.color_depth = "OPEN_EXR", "16"
    n = Nodes("bake")
    h, f, hair = formulas(n, n("UVMap", uv_map="pattern"))
    c = n("CombineXYZ", (n.math("MULTIPLY_ADD", h, 1000., 1.), f, hair))
    n.finish(n("Emission", {"Color": c, "Strength": 1.}))
    flat = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * SHEET / 2
    o = mesh("bake", np.c_[flat, np.zeros(4)], [(0, 1, 2, 3)], [n.m], uvs={"pattern": flat})
    view = bpy.data.cameras.new("bake")
    view.type, view.ortho_scale = "ORTHO", SHEET
    eye = bpy.data.objects.new("bake", view)
    eye.location.z = 1.
    s.collection.objects.link(o)
    s.collection.objects.link(eye)
    home.collection.objects.unlink(o)
    s.camera = eye
    part = path.with_suffix(f".{os.getpid()}.exr")
    s.render.filepath = str(part)
    bpy.ops.render.render(write_still=True, scene="bake")
    part.rename(path)
    for data, used in ((bpy.data.objects, o), (bpy.data.objects, eye), (bpy.data.scenes, s)):
        data.remove(used)


def fabric(name, color, kind="crepe", trim=None, lining=None, pattern=None, **over):
    """trim = dict(color, width, metal): border along the garment's trim edges.  The mesh must come from garment()."""
    q = {**FABRICS[kind], **over}
    n = Nodes(name)
    uv = n("UVMap", uv_map="pattern")
    col = n("RGB")
    col.default_value = srgb(color)
    if pattern:
        col = pattern(n, uv, col)
    base = col
    add = lambda a, b: n.math("ADD", a, b)
    mul = lambda a, b: n.math("MULTIPLY", a, b)
    hair = None
    if NEAR is not None and q["weave"]:
        h, f, hair = sheet(n, q)
    else:
        h, f = weave.afar(n, uv, q)
    metal, rough, cover = 0.0, q["rough"], None
    if trim:
        d, s, mitre = _trim_edges(n)
        width = trim["width"]
        style = trim.get("style", "plain")
        if style != "stitch":                       # a ribbon of its own, ribbed crosswise: bare, or under the gold
            cover = n("MapRange", (d, width - .0002, width + .0004, 1., 0.))
            rib = n.math("SINE", mul(s, 5200. if NEAR is not None else 1500.))
            if style == "braid":
                col = n.mixc(cover, col, n.mixc(1., col, (.62, .58, .58, 1), "MULTIPLY"))
            f = n("MapRange", (cover, 0., 1., f, n.math("MULTIPLY_ADD", rib, .10, .95)))
            h = n("MapRange", (cover, 0., 1., h, n.math("MULTIPLY_ADD", rib, .00004, .0009)))
        mask, relief = TRIMS[style](n, d, s, width)
        col = n.mixc(mask, col, srgb(trim["color"]))
        metal = mul(mask, trim.get("metal", 0.))
        rough = n("MapRange", (mask, 0., 1., q["rough"], trim.get("rough", .38)))
        if style == "braid":
            f = mul(f, n("MapRange", (mask, 0., 1., 1., 1. / .95)))
        h = add(h, mul(relief, trim.get("raise", {"braid": .0012, "stitch": .0005}.get(style, 0.))))
        f = mul(f, n("MapRange", (mul(mitre, _band(n, d, width)), 0., 1., 1., .6)))
    sh_, sf = weave.seam(n, "seam", NEAR is not None)
    hh, hf = weave.hem(n, "free", q.get("hem", .014), NEAR is not None)
    if cover is not None:
        hf, hh = n("MapRange", (cover, 0., 1., hf, 1.)), n("MapRange", (cover, 0., 1., hh, 0.))
    h, f = add(add(h, sh_), hh), mul(mul(f, sf), hf)
    cut = n.t.nodes.new("ShaderNodeSeparateXYZ")         # across its own thickness a cut edge shows no weave
    n.t.links.new(n("UVMap", uv_map="free"), cut.inputs[0])
    face = n("MapRange", (cut.outputs[0], .0002, .0009, 0., 1.))
    f = n("MapRange", (face, 0., 1., .92, f))
    grey = n("CombineColor", (f, f, f))
    col = n.mixc(1., col, grey, "MULTIPLY")
    if hair is not None:
        if trim and style in ("braid", "plain"):
            hair = mul(hair, n.math("GREATER_THAN", d, width))
        hair = mul(hair, face)
        col = n.mixc(mul(hair, .5), col, n.mixc(1., n.mixc(1., col, (1.55, 1.55, 1.55, 1), "MULTIPLY"), (.035, .032, .028, 1), "ADD"))
        h = add(h, mul(hair, .00012))
    bump = n("Bump", {"Height": h, "Strength": 1., "Distance": 1.})
    ins = {"Base Color": col, "Roughness": rough, "Specular": q["spec"], "Sheen": q["sheen"],
           "Sheen Tint": .6, "Metallic": metal, "Normal": bump}
    if q.get("aniso"):
        ins["Anisotropic"] = q["aniso"]
        ins["Tangent"] = n("Tangent", direction_type="UV_MAP", uv_map="pattern")
    sh = n("BsdfPrincipled", ins)
    if q["velvet"]:
        light = n.mixc(.35, col, (1, 1, 1, 1))
        v = n("BsdfVelvet", {"Color": light, "Sigma": .9, "Normal": bump})
        amount = mul(n.math("SUBTRACT", 1., metal), q["velvet"]) if trim else q["velvet"]
        sh = n("MixShader", (amount, sh, v))
    if q.get("alpha"):
        tr = n("BsdfTransparent", (srgb("#ffffff"),))
        tl = n("BsdfTranslucent", {"Color": col, "Normal": bump})
        sh = n("MixShader", (.35, sh, tl))
        lw = n("LayerWeight", (.35,), out=1)
        a = n("MapRange", (lw, 0., 1., q["alpha"], 1.))
        sh = n("MixShader", (a, tr, sh))
    if lining:
        geo = n("NewGeometry", out=6)
        ln = n("BsdfPrincipled", {"Base Color": srgb(lining), "Roughness": .45, "Sheen": .3})
        sh = n("MixShader", (geo, sh, ln))
    elif not q.get("alpha"):                        # light that only bounces off the cloth needs its color, not its threads
        sh = n("MixShader", (n("LightPath"), n("BsdfDiffuse", (base,)), sh))
    return n.finish(sh)


def _trim_edges(n):
    """Distance to and position along the nearest trim edge, and the line where two of them are mitred."""
    ends = []
    for layer in "ab":
        sp = n.t.nodes.new("ShaderNodeSeparateXYZ")
        n.t.links.new(n("UVMap", uv_map=layer), sp.inputs[0])
        ends.append(sp.outputs)
    (da, sa), (db, sb) = ((o[0], o[1]) for o in ends)
    first = n.math("LESS_THAN", da, db)
    s = n("MapRange", (first, 0., 1., sb, sa))
    d = n.math("MINIMUM", da, db)
    mitre = n("MapRange", (n.math("ABSOLUTE", n.math("SUBTRACT", da, db)), 0., .0010, 1., 0.))
    return d, s, mitre


def _band(n, d, w):
    return n.math("LESS_THAN", d, w)


def _plain(n, d, s, w):
    m = _band(n, d, w)
    return m, m


def _braid(n, d, s, w):
    """Metallic braid: two twisted cords and a run of lozenges between them, each with a round back."""
    sub = lambda a, b: n.math("SUBTRACT", a, b)
    t = n.math("DIVIDE", d, w)                              # 0 edge .. 1 inner
    u = n.math("MULTIPLY", n.math("PINGPONG", n.math("MULTIPLY", s, 1 / (w * .9)), .5), 2.)
    loz = n.math("ADD", n.math("ABSOLUTE", sub(u, .5)), n.math("ABSOLUTE", sub(t, .5)))
    soft = lambda f, half: n("MapRange", (n.math("ABSOLUTE", f), half * .55, half, 1., 0.), interpolation_type="SMOOTHSTEP")
    m = n.math("MAXIMUM", soft(sub(loz, .38), .085), soft(loz, .15))
    cord = n.math("MAXIMUM", soft(sub(t, .06), .062), soft(sub(t, .94), .062))
    m = n.math("MULTIPLY", n.math("MAXIMUM", m, cord), _band(n, d, w))
    twist = n.math("SINE", n.math("MULTIPLY", n.math("ADD", s, d), 7400. if NEAR is not None else 5200.))
    strand = n.math("MULTIPLY_ADD", twist, .16, .9)
    return m, n.math("MULTIPLY", m, strand)


def _stitch(n, d, s, w):
    """Topstitching at distance w from the edge: every stitch lies in a dimple that it pulls into the cloth."""
    off = n.math("ABSOLUTE", n.math("SUBTRACT", d, w))
    k = n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", n.math("MULTIPLY", s, 210.)), .5))
    thread = n("MapRange", (off, .0002, .00055, 1., 0.), interpolation_type="SMOOTHSTEP")
    dash = n("MapRange", (k, .34, .42, 1., 0.), interpolation_type="SMOOTHSTEP")
    m = n.math("MULTIPLY", thread, dash)
    dent = n("MapRange", (off, .0, .0035, 1., 0.), interpolation_type="SMOOTHSTEP")
    dent = n.math("MULTIPLY", dent, n.math("MULTIPLY_ADD", k, .8, .7))
    return m, n.math("SUBTRACT", n.math("MULTIPLY", m, .9), n.math("MULTIPLY", dent, 2.2))


TRIMS = {"plain": _plain, "braid": _braid, "stitch": _stitch}


def simple(name, color, rough=.5, metal=0., spec=.5, sheen=0., coat=0., bump=None):
    n = Nodes(name)
    ins = {"Base Color": srgb(color), "Roughness": rough, "Metallic": metal, "Specular": spec,
           "Sheen": sheen, "Clearcoat": coat}
    if bump:
        tc = n("TexCoord", out=3)
        nz = n("TexNoise", {"Vector": tc, "Scale": bump[0], "Detail": 6.})
        ins["Normal"] = n("Bump", {"Height": nz, "Strength": bump[1], "Distance": .01})
    return n.finish(n("BsdfPrincipled", ins))


# --------------------------------------------------------------------- sets
def cyclorama(color="#e9e4dc", rough=.9, back=2.6, width=18, height=9, r=1.6):
    t = np.linspace(0, pi / 2, 24)
    prof = [(-8., 0.)] + [(back - r + r * np.sin(a), r - r * np.cos(a)) for a in t] + [(back, height)]
    v = [(sx * width / 2, y, z) for y, z in prof for sx in (-1, 1)]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
    return mesh("cyc", v, f, [simple("cyc", color, rough, spec=.2)])


def through_cuffs(v, npz, elbow=1.135):
    """The form's forearms led through the middle of the sleeves of a draped garment: cloth hangs straight where the arm bends forward, and the hand would pierce it."""
    z = np.load(npz)
    e, n = edges(z["F"], return_counts=True)
    free = np.unique(e[n == 1])
    v = v.copy()
    for k, name in enumerate(z["names"]):
        if "sleeve" not in name:
            continue
        cuff = z["x"][np.intersect1d(free, z["F"][z["pid"] == k])].mean(0)
        if cuff[2] > elbow - .06:
            continue
        arm = (v[:, 0] * np.sign(cuff[0]) > .195) & (v[:, 2] < elbow)
        at = v[arm & (np.abs(v[:, 2] - max(cuff[2], .80)) < .008)].mean(0)
        t = np.clip((elbow - v[arm, 2]) / (elbow - cuff[2]), 0, 1)
        high = v[arm, 2]
        heights = np.arange(high.min(), elbow, .01)
        core = np.array([v[arm][np.abs(high - h) < .01][:, :2].mean(0) for h in heights])
        core = np.stack([np.interp(high, heights, c) for c in core.T], 1)
        hidden = np.clip((high - cuff[2] - .01) / .03, 0, 1) * np.clip((elbow - high) / .05, 0, 1)     # what the sleeve hides is thinner: no fold of it is pierced
        v[arm, :2] += t[:, None] ** 3 * (cuff - at)[:2] - .55 * hidden[:, None] * (v[arm, :2] - core)
    return v


def form(path, sleeves=None, color="#e8dfd2", brass="#b08d57"):
    """The tailor's form with a turned cap, on a pole and a round foot; its hands come out of the garment that `sleeves` names."""
    z = np.load(path)
    v, f = z["v"], z["f"]
    if sleeves:
        v = through_cuffs(v, sleeves)
    hips = (v[:, 2] < 1.07) & (np.abs(v[:, 0]) < .21)                # every skirt hides them; pleats would let them through
    o = mesh("body", v, f[~hips[f].all(1)], [simple("mq", color, .5, spec=.35, bump=(900., .02))])
    s = o.modifiers.new("s", "SMOOTH")
    s.factor, s.iterations = .5, 8
    m = simple("brass", brass, .28, 1.)
    top = float(z["v"][:, 2].max())
    c = float(z["v"][z["v"][:, 2] > top - .004][:, 1].mean())
    lathe("cap", [(.0555, 0), (.0565, .004), (.054, .010), (.035, .016), (.014, .022), (.009, .030), (.012, .040),
                  (.014, .046), (.011, .053), (0, .056)], m, (0, c, top - .001))
    lathe("pole", [(.013, 0), (.013, .86)], m, (0, .02, .02))
    lathe("base", [(0, .022), (.02, .022), (.024, .014), (.15, .011), (.158, .006), (.158, 0)][::-1], m, (0, .02, 0))


def lathe(name, prof, mat, loc=(0, 0, 0), n=64):
    a = np.linspace(0, 2 * pi, n, endpoint=False)
    v = [(r * np.cos(t) + loc[0], r * np.sin(t) + loc[1], z + loc[2]) for r, z in prof for t in a]
    f = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j)
         for i in range(len(prof) - 1) for j in range(n)]
    o = mesh(name, v, f, [mat])
    o.modifiers.new("e", "EDGE_SPLIT").split_angle = radians(35)
    return o


def softbox(key=300, fill=38, rim=110, warm="#fff0e0", cool="#e8efff"):
    """Key from the left at 55 degrees, weak fill, two rims: folds need shadows."""
    world("#fff8f0", .24)
    area((-3.3, -1.9, 2.5), (0, 0, 1.05), (1.1, 2.4), key, warm)
    area((3.2, -2.6, 1.4), (0, 0, 1.0), (1.8, 2.6), fill, cool)
    area((1.9, 1.1, 2.3), (0, 0, 1.15), (.5, 1.8), rim, "#ffffff")
    area((-1.9, 1.2, 2.2), (0, 0, 1.2), (.4, 1.6), rim * .5, "#ffffff")


def sun(direction, strength, color="#ffd2a0", soft=.9):
    q = bpy.data.lights.new("sun", "SUN")
    q.energy, q.angle, q.color = strength, radians(soft), srgb(color)[:3]
    o = bpy.data.objects.new("sun", q)
    o.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(o)


SUNRAY = Vector((.92, .46, -.44))


def panes(y, holes, x=(-30., 4.), z=(-1., 16.)):
    """A wall that only its shadow tells of, with rectangular openings for the sun: bands between the holes' edges."""
    xs = sorted({*x, *(v for h in holes for v in h[:2])})
    zs = sorted({*z, *(v for h in holes for v in h[2:])})
    open_ = lambda a, b: any(h[0] < a < h[1] and h[2] < b < h[3] for h in holes)
    v, f = [], []
    for a, b in zip(xs, xs[1:]):
        for c, d in zip(zs, zs[1:]):
            if not open_((a + b) / 2, (c + d) / 2):
                f.append([len(v) + k for k in range(4)])
                v += [(a, y, c), (b, y, c), (b, y, d), (a, y, d)]
    mesh("panes", v, f, [simple("panes", "#d9d5cf", .9)], smooth=False).visible_camera = False


def window(holes, y=-2.6):
    """The sun through a wall at `y`; each opening is given by where its light falls: left and right, low and high, at which depth."""
    def opening(x, z, depth):
        k = (depth - y) / SUNRAY.y
        return x[0] - k * SUNRAY.x, x[1] - k * SUNRAY.x, z[0] - k * SUNRAY.z, z[1] - k * SUNRAY.z
    panes(y, [opening(*h) for h in holes])
    sun(SUNRAY, 4.2, "#fff0da", .32)


def daylight(back=2.45, columns=((-.14, .31), (.41, .86)), rows=((.70, 1.14), (1.21, 1.65), (1.72, 2.16)), sky=.44, key=34, fill=26, rim=70):
    """The sun through a tall window at the left: on what hangs at the origin, and in six panes on the backdrop, which it meets at y = `back`."""
    world("#f4f6ff", sky)
    window([((-.75, .62), (-.25, 1.95), 0), *((c, r, back) for c in columns for r in rows)])
    area((-3.3, -2.2, 2.3), (0, 0, 1.05), (1.6, 2.6), key, "#fff6ea")
    area((-1.2, -1.5, 4.2), (0, 2.4, 1.2), (3., 1.2), 120, "#fbfcff")
    area((3.2, -2.6, 1.4), (0, 0, 1.0), (1.8, 2.6), fill, "#e6eeff")
    area((1.9, 1.1, 2.3), (0, 0, 1.15), (.5, 1.8), rim, "#f4f8ff")


# -------------------------------------------------------------- accessories
def on_cloth(npz, panel, uv):
    """World position and normal of a pattern point of a draped garment."""
    z = np.load(npz)
    k = list(z["names"]).index(panel)
    m = np.nonzero(z["pid"] == k)[0]
    c = z["uv"][m].mean(1)
    f = m[np.argmin(np.linalg.norm(c - np.asarray(uv), axis=1))]
    near = m[np.linalg.norm(c - np.asarray(uv), axis=1) < .02]
    T = z["x"][z["F"][near]]
    nr = np.cross(T[:, 1] - T[:, 0], T[:, 2] - T[:, 0]).sum(0)
    return z["x"][z["F"][f]].mean(0), nr / np.linalg.norm(nr)


def outermost(o, pos, nrm, r):
    """Where a disc of radius `r`, laid on garment `o` at `pos` from outside, comes to rest: its middle and its normal."""
    cloth = o.evaluated_get(bpy.context.evaluated_depsgraph_get())
    side = np.cross(nrm, (0, 0, 1))
    side /= np.linalg.norm(side)
    up = np.cross(side, nrm)
    start = pos + nrm * .04
    met = [cloth.ray_cast(Vector(start + r * (a * side + b * up)), Vector(-nrm), distance=.08)
           for a in np.linspace(-1, 1, 7) for b in np.linspace(-1, 1, 7) if a * a + b * b <= 1.01]
    q = np.array([m[1] for m in met if m[0]])
    n = np.linalg.svd(q - q.mean(0))[2][2]
    n *= np.sign(n @ nrm)
    return q.mean(0) + n * ((q - q.mean(0)) @ n).max(), n


def button(pos, nrm, mat, r=.0125, sewn=True):
    """A turned button; `sewn` through four holes, else on a shank."""
    parts = [lathe("btn", [(0, .0030), (r * .62, .0034), (r * .78, .0052), (r * .95, .0050), (r, .0034), (r * .96, .001), (r * .5, 0)][::-1], mat, n=64)]
    if sewn:
        hole, thread = simple("hole", "#0b0908", .9), simple("thread", "#4a3b30", .8, sheen=.4)
        q = r * .19
        parts += [lathe("hole", [(r * .105, .00345), (0, .0035)], hole, (i * q, j * q, 0), 20) for i in (-1, 1) for j in (-1, 1)]
        parts += [tube("thread", np.array([(-i * q, -q, .0033), (-i * q * .5, -q * .5, .0042 + k), (i * q * .5, q * .5, .0042 + k), (i * q, q, .0033)]), .00042, thread)
                  for i, k in ((1, 0.), (-1, .0005))]
    for o in parts:
        o.location = Vector(pos) + Vector(nrm) * .0006
        o.rotation_euler = Vector(nrm).to_track_quat("Z", "Y").to_euler()


def belt(npz, z0, mat, width=.034, buckle=None, lift=.004, cinch=None):
    """Band around the hull of one or more garments at height z0; one that cinches the cloth lies on it from its upper to its lower edge."""
    x = []
    for q in np.atleast_1d(npz):                                    # leave the sleeves out of the hull
        z = draped(q, cinch)
        body_p = [i for i, nm in enumerate(z["names"]) if "sleeve" not in nm]
        x.append(z["x"][np.unique(z["F"][np.isin(z["pid"], body_p)])])
    x = np.concatenate(x)
    c = np.array([0, np.median(x[np.abs(x[:, 2] - z0) < .03][:, 1])])
    t = np.linspace(0, 2 * pi, 180, endpoint=False)
    dirs = np.stack([np.cos(t), np.sin(t)], 1)
    prof = []
    for dz in np.linspace(-width / 2, width / 2, 5):
        q = x[(np.abs(x[:, 2] - z0 - dz) < .006) & (np.abs(x[:, 0]) < .21)][:, :2] - c
        sup = (q @ dirs.T).max(0)                                   # support function of the hull
        sup = np.convolve(np.r_[sup[-6:], sup, sup[:6]], np.ones(13) / 13, "valid")
        ds = (np.roll(sup, -1) - np.roll(sup, 1)) / (2 * (t[1] - t[0]))
        prof.append((sup[:, None] * dirs + ds[:, None] * np.stack([-np.sin(t), np.cos(t)], 1)))
    P = np.mean(prof, 0)
    v = [(p[0] * (1 + lift / .14) + c[0], p[1] * (1 + lift / .1) + c[1], z0 + dz) for dz, row in zip(np.linspace(-width / 2, width / 2, 5), prof) for p in (row if cinch else P)]
    n = len(t)
    f = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(4) for j in range(n)]
    round_ = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P[:, :2], axis=0, append=P[:1, :2]), axis=1))]
    s = np.array([(round_[j], round_[j + 1], round_[j + 1], round_[j]) for _ in range(4) for j in range(n)]) - round_[3 * n // 4]
    up = np.array([(k, k, k + 1, k + 1) for k in range(4) for _ in range(n)]) * width / 4 - width / 2
    flat, away = np.stack([s, up], -1), np.full((len(f), 4, 2), 9.)
    edge = np.stack([width / 2 - np.abs(up), s], -1)
    o = mesh("belt", v, f, [mat], uvs={"pattern": flat, "sheet": flat, "a": edge, "b": away, "seam": away, "free": away})
    s = o.modifiers.new("t", "SOLIDIFY")
    s.thickness, s.offset = .004, 1
    b = o.modifiers.new("b", "BEVEL")
    b.width, b.segments = .0012, 2
    if buckle:
        k = int(np.argmin(P[:, 1]))
        y = v[2 * n + k][1] - .007
        rect_ring((0, y, z0), .05, width + .016, .0042, buckle)
        tube("prong", np.array([(-.024, y, z0), (.022, y - .0035, z0), (.0275, y - .003, z0)]), .0018, buckle)
    return o


def rect_ring(loc, w, h, r, mat):
    """Rounded rectangular metal ring facing -y (buckles, bag hardware)."""
    t = np.linspace(0, 2 * pi, 96, endpoint=False)
    e = 5
    px = np.sign(np.cos(t)) * np.abs(np.cos(t)) ** (2 / e) * w / 2
    pz = np.sign(np.sin(t)) * np.abs(np.sin(t)) ** (2 / e) * h / 2
    return tube("ring", np.stack([px + loc[0], np.full_like(px, loc[1]), pz + loc[2]], 1), r, mat, closed=True)


def tube(name, pts, r, mat, closed=False, n=16):
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.resolution_u = "3D", r, 5, 4
    sp = cu.splines.new("POLY")
    sp.points.add(len(pts) - 1)
    sp.points.foreach_set("co", np.c_[pts, np.ones(len(pts))].ravel())
    sp.use_cyclic_u, sp.use_smooth = closed, True
    cu.use_fill_caps = True
    o = bpy.data.objects.new(name, cu)
    bpy.context.collection.objects.link(o)
    cu.materials.append(mat)
    return o


def turn_all(angle):
    """Spin everything but the backdrop and the lights about the z axis."""
    e = bpy.data.objects.new("turn", None)
    bpy.context.collection.objects.link(e)
    for o in bpy.data.objects:
        if o.type in ("MESH", "CURVE") and o.name != "cyc" and o.visible_camera and o.parent is None:
            o.parent = e
    e.rotation_euler.z = angle


# ------------------------------------------------------------------- render
PY = os.environ.get("STUDIO_PYTHON", "python3")      # an interpreter with numba (make.py passes its own)


def _pixels(path, n):
    im = bpy.data.images.load(str(path))
    im.colorspace_settings.name = "Non-Color"
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[..., :n].copy()


def film(C, grain, seed=0):
    """What a lens and film add: a little light spilled around highlights, a darker rim, grain that sits in the middle tones."""
    h, w, _ = C.shape
    halo = np.minimum(np.maximum(C.mean(-1) - .9, 0), 2.)
    for axis in (0, 1) * 3:                             # three box blurs are a round one
        c = np.cumsum(np.pad(halo, [(12, 12) if a == axis else (0, 0) for a in (0, 1)], "edge"), axis)
        m = c.shape[axis]
        halo = (np.take(c, range(24, m), axis) - np.take(c, range(0, m - 24), axis)) / 24
    C = C + .05 * halo[..., None] * np.array([1., .8, .6])
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    C = C * (1 - .045 * (x * x + y * y))[..., None]
    rng = np.random.default_rng(seed)
    g = rng.normal(0, 1, (h + 2, w + 2))
    g = (g[1:-1, 1:-1] * 2 + g[:-2, 1:-1] + g[2:, 1:-1] + g[1:-1, :-2] + g[1:-1, 2:]) / 2.83     # grains are larger than a pixel
    tint = rng.normal(0, .25, (h, w, 3))
    L = C.mean(-1)
    amount = grain * (.55 + 1.1 * np.exp(-((np.log2(np.maximum(L, 1e-3) / .22)) / 1.9) ** 2))
    return (C * (1 + amount[..., None] * (g[..., None] + tint))).astype(np.float32)


PASSES = {"Image": 3, "Denoising Albedo": 3, "Denoising Normal": 3, "Denoising Depth": 1, "Alpha": 1}


def halves(tmp, samples):
    """Two renders of half the samples each: the passes of both, those that guide the denoiser as one."""
    s = bpy.context.scene
    s.cycles.samples = samples
    s.render.use_persistent_data = True                # the second render finds the scene as the first has built it
    A, B = [], []
    for seed, half in ((1, A), (2, B)):
        s.cycles.seed = seed
        bpy.ops.render.render()
        for k, n in PASSES.items():
            f = next(tmp.glob(k.split()[-1] + "*.exr"))
            half.append(_pixels(f, n))
            f.unlink()
    alb, nrm, z, alpha = ((a + b) / 2 for a, b in zip(A[1:], B[1:]))
    return dict(A=A[0], B=B[0], alb=alb, nrm=nrm, z=z, alpha_A=A[4], alpha_B=B[4])


PLATE = 3                # the bare backdrop is smooth: a third of the size is enough


def backdrop_plate(tmp, samples):
    """The backdrop with its shadows but without what stands before it; from now on the backdrop itself is left out."""
    s = bpy.context.scene
    things = [o for o in s.objects if o.type in ("MESH", "CURVE") and o.name != "cyc" and o.visible_camera]
    w, h = s.render.resolution_x, s.render.resolution_y
    s.render.resolution_x, s.render.resolution_y = w // PLATE, h // PLATE
    for o in things:
        o.visible_camera = False
    plate = halves(tmp, samples)
    for o in things:
        o.visible_camera = True
    s.render.resolution_x, s.render.resolution_y = w, h
    s.objects["cyc"].is_holdout = s.render.film_transparent = True
    return {f"plate_{k}": v for k, v in plate.items()}


def render(name, strength=.42, grain=.018, plate=False):
    """Two half-budget renders + feature passes -> denoise.py -> tone-mapped PNG.  With `plate` the backdrop is made apart."""
    s = bpy.context.scene
    v = s.view_layers[0]
    v.cycles.denoising_store_passes = True
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    fo = t.nodes.new("CompositorNodeOutputFile")
    tmp = OUT / "tmp" / name
    tmp.mkdir(parents=True, exist_ok=True)
    fo.base_path = str(tmp)
    fo.format.file_format, fo.format.color_depth = "OPEN_EXR", "32"
    fo.format.color_mode = "RGB"
    fo.file_slots.clear()
    for k in PASSES:
        fo.file_slots.new(k.split()[-1])
        t.links.new(rl.outputs[k], fo.inputs[-1])
    samples = max(3, s.cycles.samples // 2)
    t0 = time.time()
    behind = backdrop_plate(tmp, samples) if plate else {}
    passes = halves(tmp, samples)
    t1 = time.time()
    np.savez(tmp / "in.npz", **passes, **behind)
    subprocess.run([PY, str(Path(__file__).parent / "denoise.py"), str(tmp / "in.npz"),
                    str(tmp / "out.npy"), str(strength)], check=True)
    C = film(np.load(tmp / "out.npy"), grain)
    h, w, _ = C.shape
    im = bpy.data.images.new(name, w, h, float_buffer=True)
    im.colorspace_settings.name = "Linear"
    im.pixels.foreach_set(np.concatenate([C, np.ones((h, w, 1), np.float32)], -1).ravel())
    im.update()
    s.render.image_settings.file_format = "PNG"
    s.render.image_settings.color_mode = "RGB"
    s.render.image_settings.color_depth = "8"
    im.save_render(str(OUT / f"{name}.png"), scene=s)
    for f in tmp.iterdir():
        f.unlink()
    tmp.rmdir()
    print(f"RENDER {name} {w}x{h} spp=2x{samples} render {t1-t0:.0f}s denoise {time.time()-t1:.0f}s")
