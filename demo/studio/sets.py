"""What scenes are built of: walls, light, furniture, plants, and dressed forms."""
from math import cos, pi, radians, sin
import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import tessellate_polygon
import accessories
import bag
import shoot
import studio as S
from catalog import PRODUCTS


# ---------------------------------------------------------------- building
def plaster(name, color, scale=3., rough=.92):
    n = S.Nodes(name)
    tc = n("TexCoord", out=3)
    big = n("TexNoise", {"Vector": tc, "Scale": scale * .5, "Detail": 5., "Roughness": .6})
    sm = n("TexNoise", {"Vector": tc, "Scale": scale * 22, "Detail": 6., "Roughness": .65})
    col = n.mixc(n.ramp(big, [(.35, 0.), (.7, 1.)]), S.srgb(color), [c * .80 for c in S.srgb(color)[:3]] + [1])
    col = n.mixc(n.ramp(sm, [(.35, 0.), (.75, .4)]), col, [min(1., c * 1.3 + .03) for c in S.srgb(color)[:3]] + [1])
    h = n.math("ADD", n.math("MULTIPLY", big, .03), n.math("MULTIPLY", sm, .004))
    b = n("Bump", {"Height": h, "Strength": .8, "Distance": 1.})
    return n.finish(n("BsdfPrincipled", {"Base Color": col, "Roughness": rough, "Specular": .15, "Normal": b}))


def arch(cx, w, spring, z0=0., pointed=.12, n=40):
    """Outline of a gently pointed arch opening, counter-clockwise in (x, z)."""
    R = w / 2 * (1 + pointed)
    c = R - w / 2
    t = np.linspace(0, np.arccos(c / R), n)
    right = np.stack([cx - c + R * np.cos(t), spring + R * np.sin(t)], 1)
    left = np.stack([2 * cx - right[::-1, 0], right[::-1, 1]], 1)[1:]
    return np.vstack([[(cx + w / 2, z0)], right, left, [(cx - w / 2, z0)]])


def arcade(y, openings, mat, depth=.4, x=(-7, 7), top=6.):
    loops = [[(x[0], -.5), (x[1], -.5), (x[1], top), (x[0], top)]] + [list(map(tuple, o)) for o in openings]
    tri = tessellate_polygon([[Vector((p[0], p[1], 0)) for p in lp] for lp in loops])
    o = S.mesh("wall", [(p[0], y, p[1]) for lp in loops for p in lp], np.array(tri), [mat], smooth=False)
    m = o.modifiers.new("t", "SOLIDIFY")
    m.thickness, m.offset, m.use_even_offset = depth, 1, False
    b = o.modifiers.new("b", "BEVEL")
    b.width, b.segments, b.limit_method, b.angle_limit = .012, 2, "ANGLE", radians(50)
    return o


def room(wall, floor, y=4.6, high=7.):
    S.mesh("floor", [(-12, -9, 0), (12, -9, 0), (12, 8, 0), (-12, 8, 0)], [[0, 1, 2, 3]], [S.simple("floor", floor, .38, spec=.4, bump=(3., .15))])
    S.mesh("back", [(-12, y, 0), (12, y, 0), (12, y, high), (-12, y, high)], [[0, 1, 2, 3]], [plaster("back", wall)])


def block(x, y, w, h, color, d=None):
    d = d or w
    o = S.mesh("block", [(x + i * w / 2, y + j * d / 2, k * h) for k in (0, 1) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
               [[3, 2, 1, 0], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]], [plaster("plinth", color, 5.)], smooth=False)
    b = o.modifiers.new("b", "BEVEL")
    b.width, b.segments = .008, 3


def drum(x, y, r, h, color):
    S.lathe("drum", [(0, h), (r - .006, h), (r, h - .006), (r, 0)][::-1], plaster("drum", color, 5.), (x, y, 0), 96)


def gobo(y, openings, x, top):
    """An arcade behind the camera: only its shadow is seen."""
    arcade(y, openings, S.simple("gobo", "#c9a27c"), .3, x, top).visible_camera = False


# ---------------------------------------------------------------- contents
def group(name, build, loc, turn=0., scale=(1, 1, 1)):
    """What `build` makes, as one thing; `name` is what a scene's `without` and `make.py frame` call it."""
    before = set(bpy.data.objects)
    build()
    e = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(e)
    for o in bpy.data.objects:
        if o not in before and o is not e and o.parent is None:
            o.parent = e
    e.location, e.rotation_euler.z, e.scale = loc, radians(turn), scale
    return e


def dressed(slug, loc, turn=0., **finish):
    """A garment on its form; `finish` is what its cloths are like here: in hard sun a satin must be matt, or it shines like latex."""
    p = PRODUCTS[slug]
    group(slug, lambda: shoot.outfit({**p, "layers": [(mesh, {**f, **finish}, thick) for mesh, f, thick in p["layers"]]}), loc, turn)


def leather(slug, loc, turn=0.):
    o = PRODUCTS[slug]["object"]
    group(slug, lambda: bag.bag(o["color"], o["shape"], o.get("thread", "#d9b98c")) if o["kind"] == "bag" else bag.coiled_belt(o["color"]), loc, turn)


def curtain(loc, color, turn=0., width=1., kind="chiffon", high=1., name="curtain"):
    group(name, lambda: S.garment(S.OUT / "curtain.npz", [S.fabric("curtain", color, kind)], thick=0), loc, turn, (width, 1, high))["loose"] = True


def veil(mesh, slug, loc, turn=0., scale=1.):
    group(slug, lambda: S.garment(S.OUT / f"{mesh}.npz", [accessories.silk({**PRODUCTS[slug]["object"], "square": False, "size": .145, "trim": None}, mesh)], thick=.0006),
          loc, turn, (scale,) * 3)["loose"] = True


def hangers(slugs, x, y, z, step=.30, turn=58.):
    """Garments side by side on hangers; flattened a little, as cloth without a body is."""
    brass, wooden = S.simple("brass", "#b8935a", .24, 1.), S.simple("wood", "#6b4a30", .45)

    def hung(slug):
        for k, (mesh, fab, thick) in enumerate(PRODUCTS[slug]["layers"]):
            shoot.worn(mesh, f"{slug}{k}", fab, thick)
        s = np.linspace(-1, 1, 40)
        S.tube("hanger", np.stack([.160 * s, .016 + 0 * s, 1.515 - .065 * np.abs(s) ** 1.5], 1), .010, wooden)
        t = np.linspace(np.pi * 1.1, -.5, 30)
        S.tube("hook", np.vstack([[(0, .016, 1.515), (0, .016, 1.66)], np.stack([0 * t, .016 - .0175 * np.cos(t), 1.70 + .0175 * np.sin(t)], 1)]), .003, brass)
    for k, slug in enumerate(slugs):
        group(slug, lambda: hung(slug), (x + k * step, y - .016, z - 1.70), turn + (k * 37 % 11 - 5), (1, .62, 1))


def clothes_rail(slugs, x, y, z=1.83, step=.30, turn=58.):
    """A rail on feet, full of garments."""
    brass = S.simple("brass", "#b8935a", .24, 1.)
    a, b = x - .26, x + (len(slugs) - 1) * step + .26
    S.tube("rail", np.array([(a, y, z), (b, y, z)]), .014, brass)
    for q in (a + .03, b - .03):
        S.tube("post", np.array([(q, y, 0), (q, y, z)]), .012, brass)
        S.tube("foot", np.array([(q, y - .26, .012), (q, y + .26, .012)]), .012, brass)
    hangers(slugs, x, y, z, step, turn)


# ---------------------------------------------------------------- more to stand in a scene
def bricks(name, color, scale=1.):
    """Painted brick: the courses are felt more than seen."""
    n = S.Nodes(name)
    tc = n("TexCoord", out=3)
    turn = n("Mapping", {"Vector": tc, "Rotation": (radians(90), 0, 0)})
    b = n("TexBrick", {"Vector": turn, "Color1": (1, 1, 1, 1), "Color2": (.86, .86, .86, 1), "Mortar": (.0, .0, .0, 1), "Scale": 1., "Mortar Size": .007,
                       "Mortar Smooth": .6, "Brick Width": .24 * scale, "Row Height": .078 * scale})
    fac = n.ramp(b, [(0., 0.), (.9, 1.)])
    dirt = n("TexNoise", {"Vector": tc, "Scale": 1.6, "Detail": 5., "Roughness": .65})
    rough = n("TexNoise", {"Vector": tc, "Scale": 60., "Detail": 4., "Roughness": .6})
    col = n.mixc(n.ramp(dirt, [(.35, 0.), (.75, 1.)]), S.srgb(color), [c * .82 for c in S.srgb(color)[:3]] + [1])
    col = n.mixc(fac, n.mixc(1., col, (.80, .79, .77, 1), "MULTIPLY"), col)
    h = n.math("ADD", n.math("MULTIPLY", fac, .006), n.math("MULTIPLY", rough, .0022))
    return n.finish(n("BsdfPrincipled", {"Base Color": col, "Roughness": .8, "Specular": .2, "Normal": n("Bump", {"Height": h, "Strength": .9, "Distance": 1.})}))


def concrete(name, color, rough=.5):
    n = S.Nodes(name)
    tc = n("TexCoord", out=3)
    big = n("TexNoise", {"Vector": tc, "Scale": .9, "Detail": 6., "Roughness": .62})
    sm = n("TexNoise", {"Vector": tc, "Scale": 40., "Detail": 5., "Roughness": .6})
    col = n.mixc(n.ramp(big, [(.3, 0.), (.72, 1.)]), S.srgb(color), [c * .74 for c in S.srgb(color)[:3]] + [1])
    r = n("MapRange", (big, .3, .7, rough - .12, rough + .18))
    b = n("Bump", {"Height": n.math("MULTIPLY", sm, .0012), "Strength": .7, "Distance": 1.})
    return n.finish(n("BsdfPrincipled", {"Base Color": col, "Roughness": r, "Specular": .35, "Normal": b}))


def ground(mat, x=12, y=(-10, 12)):
    S.mesh("floor", [(-x, y[0], 0), (x, y[0], 0), (x, y[1], 0), (-x, y[1], 0)], [[0, 1, 2, 3]], [mat])


def wall(a, b, high, mat):
    """An upright wall from a to b, seen from its left."""
    S.mesh("wall", [(*a, 0), (*b, 0), (*b, high), (*a, high)], [[0, 1, 2, 3]], [mat])


def rectangle(cx, w, z0, z1):
    return [(cx + w / 2, z0), (cx + w / 2, z1), (cx - w / 2, z1), (cx - w / 2, z0)]


def box(x, y, z, w, d, h, mat, bevel=.004):
    o = S.mesh("box", [(x + i * w / 2, y + j * d / 2, z + k * h) for k in (0, 1) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
               [[3, 2, 1, 0], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]], [mat], smooth=False)
    b = o.modifiers.new("b", "BEVEL")
    b.width, b.segments = bevel, 2
    return o


def wood(name, color, across=14.):
    n = S.Nodes(name)
    tc = n("TexCoord", out=3)
    m = n("Mapping", {"Vector": tc, "Scale": (1.2, across, across)})
    g = n("TexNoise", {"Vector": m, "Scale": 2.2, "Detail": 6., "Roughness": .65, "Distortion": .6})
    col = n.mixc(n.ramp(g, [(.3, 0.), (.7, 1.)]), S.srgb(color), [c * .62 for c in S.srgb(color)[:3]] + [1])
    b = n("Bump", {"Height": n.math("MULTIPLY", g, .0012), "Strength": .5, "Distance": 1.})
    return n.finish(n("BsdfPrincipled", {"Base Color": col, "Roughness": .5, "Specular": .35, "Normal": b}))


def table(x, y, w=2.1, d=.9, h=.88):
    """The cutting table: a board on two trestles."""
    top, leg = wood("board", "#b98f60"), wood("trestle", "#7b5a3a")
    box(x, y, h - .045, w, d, .045, top)
    for i in (-1, 1):
        for j in (-1, 1):
            S.tube("leg", np.array([(x + i * (w / 2 - .22), y + j * .10, h - .05), (x + i * (w / 2 - .22), y + j * (d / 2 - .06), 0)]), .020, leg)
        S.tube("bar", np.array([(x + i * (w / 2 - .22), y - d / 2 + .12, .30), (x + i * (w / 2 - .22), y + d / 2 - .12, .30)]), .014, leg)


def bolt(loc, color, turn=0., length=.72, r=.062, upright=False, kind="crepe"):
    """Cloth on its roll; upright it leans by a little."""
    t = np.linspace(0, 2 * pi, 96, endpoint=False)
    rr = r * (1 + .012 * np.sin(3 * t + loc[0] * 7) + .02 * (np.arange(96) < 3))
    xs = np.linspace(-length / 2, length / 2, 9)
    v = [(x, q * np.cos(a), q * np.sin(a)) for x in xs for q, a in zip(rr * (1 + .006 * np.sin(x * 31)), t)]
    f = [(i * 96 + j, i * 96 + (j + 1) % 96, (i + 1) * 96 + (j + 1) % 96, (i + 1) * 96 + j) for i in range(8) for j in range(96)]
    uv = np.array([(v[q][0], (q % 96) / 96 * 2 * pi * r) for face in f for q in face])
    far = np.full((len(uv), 2), 9.)
    cloth = S.mesh("bolt", v, f, [S.fabric("bolt", color, kind)], uvs={"pattern": uv, "a": far, "b": far, "seam": far, "free": far})
    turns = [(q, .0030 - .0022 * (k % 2)) for k, q in enumerate(np.arange(.019, r * .985, .0016))]         # the layers, seen from their edge
    ends = [S.lathe("end", [(r, 0), *((q, side * z) for q, z in turns[::-1]), (.019, -side * .004), (0, -side * .004)][::side], S.simple("end", color, .95, sheen=.2))
            for side in (-1, 1)]
    core = S.tube("core", np.array([(-length / 2 - .03, 0, 0), (length / 2 + .03, 0, 0)]), .018, S.simple("core", "#b59a76", .8))
    e = bpy.data.objects.new("bolt", None)
    bpy.context.collection.objects.link(e)
    for k, o in enumerate(ends):
        o.rotation_euler.y = radians(90)
        o.location.x = (-1, 1)[k] * length / 2
    for o in (cloth, core, *ends):
        o.parent = e
    e.location = loc
    e.rotation_euler = (0, radians(-84), radians(turn)) if upright else (0, 0, radians(turn))


def bow(a, b, c, n=12):
    """A curve from a to c, drawn towards b."""
    t = np.linspace(0, 1, n)[:, None]
    return [tuple(p) for p in (1 - t) ** 2 * np.array(a) + 2 * t * (1 - t) * np.array(b) + t ** 2 * np.array(c)]


# pieces of a pattern, in units of their sheet
FRONT = [(-.30, -.40), (.18, -.40), *bow((.29, -.02), (.10, .09), (.20, .37)), *bow((-.02, .43), (-.05, .20), (-.30, .20))]
SLEEVE = [(-.20, -.42), (.20, -.42), *bow((.33, .08), (.19, .10), (.14, .25)), *bow((.14, .25), (.08, .39), (0, .39)), *bow((0, .39), (-.08, .39), (-.15, .23)), *bow((-.15, .23), (-.20, .09), (-.33, .08))]
SKIRT = [*bow((-.38, -.37), (0, -.47), (.38, -.37)), *bow((.14, .42), (0, .37), (-.14, .42))]


def paper(x, z, w, h, y, outline, color="#cdb48d", tilt=0.):
    """A paper pattern pinned to the wall: a sheet and the line of one piece, in units of the sheet."""
    m = S.simple("paper", color, .85, spec=.1)
    u, v = np.meshgrid(np.linspace(-.5, .5, 9), np.linspace(-.5, .5, 13), indexing="ij")
    lift = .010 * (np.abs(u * 2) ** 3 + np.maximum(-v * 2, 0) ** 3)
    at = lambda a, b, d: (x + w * (a * cos(tilt) - b * sin(tilt)), y - .004 - d, z + h * (b * cos(tilt) + a * sin(tilt)))
    pts = [at(u[i, j], v[i, j], lift[i, j]) for i in range(9) for j in range(13)]
    S.mesh("paper", pts, [[i * 13 + j, (i + 1) * 13 + j, (i + 1) * 13 + j + 1, i * 13 + j + 1] for i in range(8) for j in range(12)], [m])
    line = [at(a, b, .002 + .010 * (abs(a * 2) ** 3 + max(-b * 2, 0) ** 3)) for a, b in outline]
    S.tube("line", np.array(line), .0018, S.simple("ink", "#3b332b", .9), closed=True)
    S.lathe("pin", [(0, .006), (.006, .004), (.006, 0)][::-1], S.simple("pin", "#b8935a", .3, 1.), at(0, .46, .004))


def sweep(color, y, high, half, front=-1.9, r=.55):
    """Paper let down from a roll: upright at y, then in a bend of radius r along the floor to the front."""
    t = np.linspace(0, pi / 2, 24)
    prof = [(y, high), (y, (high + r) / 2), *((y - r + r * cos(a), .004 + r - r * sin(a)) for a in t), (front, .004)]
    v = [(x, *p) for p in prof for x in np.linspace(-half, half, 9)]
    f = [[k * 9 + j, k * 9 + j + 1, (k + 1) * 9 + j + 1, (k + 1) * 9 + j] for k in range(len(prof) - 1) for j in range(8)]
    S.mesh("paper", v, f, [S.simple("paper", color, .82, spec=.12, bump=(2.2, .04))])


def agave(x, y, pot="#a9623f", size=1., seed=3):
    """A plant of stiff blades in a turned pot."""
    rng = np.random.default_rng(seed)
    S.lathe("pot", [(.0, .30), (.150, .30), (.155, .335), (.175, .345), (.182, .335), (.172, .28), (.128, 0), (0, 0)][::-1], plaster("pot", pot, 6.), (x, y, 0))
    n = S.Nodes("leaf")
    tc = n("TexCoord", out=0)
    g = n("TexNoise", {"Vector": tc, "Scale": 9., "Detail": 4.})
    mat = n.finish(n("BsdfPrincipled", {"Base Color": n.mixc(n.ramp(g, [(.35, 0.), (.7, 1.)]), S.srgb("#5f7a5e"), S.srgb("#8a9c7c")), "Roughness": .55, "Specular": .3}))
    V, F = [], []
    for k in range(30):
        turn, rise = k * 2.399 + rng.uniform(-.1, .1), radians(84 - 64 * ((k + .5) / 30) ** .8)
        L, W = size * rng.uniform(.42, .60) * (.75 + .25 * k / 30), .030 * size
        s = np.linspace(0, 1, 14)
        lift = rise - .55 * s ** 2
        r = np.cumsum(np.cos(lift)) * L / 14
        z = .31 + np.cumsum(np.sin(lift)) * L / 14
        half = W * np.minimum(1., 1.25 * (1 - s) ** .7) * (.75 + .25 * np.minimum(1, s * 4))
        base = len(V)
        for q in range(14):
            for side, up in ((-1, .010), (-.45, .0), (0, -.006), (.45, .0), (1, .010)):
                V.append((x + r[q] * cos(turn) - side * half[q] * sin(turn), y + r[q] * sin(turn) + side * half[q] * cos(turn), z[q] + up * size))
        F += [(base + q * 5 + j, base + q * 5 + j + 1, base + (q + 1) * 5 + j + 1, base + (q + 1) * 5 + j) for q in range(13) for j in range(4)]
    o = S.mesh("agave", V, F, [mat])
    s = o.modifiers.new("t", "SOLIDIFY")
    s.thickness = .003


def jar(x, y, z, color, h=.62, r=.19):
    """An oil jar, turned and unglazed."""
    s = np.linspace(0, 1, 40)
    belly = [(.47 * r + .53 * r * sin(pi * q ** .8) ** .9, .90 * h * q) for q in s]
    S.lathe("jar", [(0, 0), *belly, (.42 * r, .93 * h), (.52 * r, .98 * h), (.52 * r, h), (.36 * r, h), (.34 * r, .90 * h), (0, .90 * h)], plaster("jar", color, 5.), (x, y, z))


def fronds(y, spots, length=1.7, blades=22):
    """Palm leaves behind the camera: only their shadow is seen. `spots` are (x, z, lean in degrees)."""
    V, F = [], []
    for cx, cz, lean in spots:
        s = np.linspace(0, 1, blades)
        a = radians(lean) - .9 * s ** 1.5 * np.sign(lean)
        px, pz = cx + np.cumsum(np.sin(a)) * length / blades, cz + np.cumsum(np.cos(a)) * length / blades
        for q in range(3, blades):
            for side in (-1, 1):
                way = a[q] + side * radians(66 - 34 * s[q])
                L = length * .34 * sin(pi * min(1., .12 + .88 * s[q])) ** .7 + .08
                w = .016
                b = len(V)
                tip = (px[q] + L * sin(way), pz[q] + L * cos(way) - .10 * L)
                V += [(px[q] - w * cos(a[q]), y, pz[q]), (px[q] + w * cos(a[q]), y, pz[q] + w), (*tip[:1], y, tip[1])]
                F.append((b, b + 1, b + 2))
    S.mesh("fronds", V, F, [S.simple("frond", "#4a5a3c")], smooth=False).visible_camera = False
