"""How cloth looks near the camera: threads, fibres, seams, hems, stitches.

Everything is a formula of the pattern's own coordinates (metres of flat cloth), so warp and weft follow the cut.  Each
function adds shader nodes and returns sockets.  `near` weaves are for the close-up alone: from three metres a thread is
smaller than a pixel and would only be noise, so there the cloth keeps its irregularity and loses its threads.
"""

# kind: structure, warp and weft a metre, relief in metres, how dark the gaps are, thread to thread variation, slubs, fibres
WEAVES = {
    "crepe": dict(grid="random", warp=1750, weft=1600, relief=.00018, gap=.46, vary=.12, slub=.12, fibre=.04),
    "wool-crepe": dict(grid="random", warp=1350, weft=1250, relief=.00024, gap=.50, vary=.16, slub=.14, fibre=.30),
    "crepe-de-chine": dict(grid="random", warp=2100, weft=1900, relief=.00010, gap=.36, vary=.10, slub=.08, fibre=.0),
    "satin": dict(grid="satin", warp=2500, weft=2000, relief=.00005, gap=.26, vary=.20, slub=.08, fibre=.0),
    "twill": dict(grid="twill", warp=2600, weft=2600, relief=.00009, gap=.42, vary=.10, slub=.05, fibre=.0),
    "voile": dict(grid="plain", warp=1400, weft=1300, relief=.00014, gap=.46, vary=.16, slub=.20, fibre=.04),
    "linen": dict(grid="plain", warp=1000, weft=920, relief=.00022, gap=.55, vary=.24, slub=.50, fibre=.12),
    "felt": dict(grid=None, relief=.00032, gap=.42, vary=.0, slub=.0, fibre=.8),
    "boucle": dict(grid="loops", warp=430, weft=400, relief=.00042, gap=.40, vary=.16, slub=.50, fibre=.5),
}


def _split(n, uv):
    sep = n.t.nodes.new("ShaderNodeSeparateXYZ")
    n.t.links.new(uv, sep.inputs[0])
    return sep.outputs[0], sep.outputs[1]


def _xyz(n, x, y):
    return n("CombineXYZ", (x, y))


def _hash(n, x, y=0.):
    return n("TexWhiteNoise", {"Vector": _xyz(n, x, y)}, noise_dimensions="2D")


def _noise(n, x, y, detail=2., rough=.5):
    return n("TexNoise", {"Vector": _xyz(n, x, y), "Scale": 1., "Detail": detail, "Roughness": rough}, noise_dimensions="2D")


def _mul(n, a, b):
    return n.math("MULTIPLY", a, b)


def _around(n, x, amount):
    """0..1 noise to a factor about 1."""
    return n.math("MULTIPLY_ADD", n.math("SUBTRACT", x, .5), amount, 1.)


def threads(n, uv, q):
    """Height (metres) and albedo factor of a weave at thread scale."""
    u, v = _split(n, uv)
    wander = n.math("SUBTRACT", _noise(n, _mul(n, u, 26.), _mul(n, v, 26.)), .5)
    if q["grid"] is None:                                     # felted: fibres only, lying with the nap
        big = _noise(n, _mul(n, u, 460.), _mul(n, v, 200.), 3., .6)
        fine = _noise(n, _mul(n, u, 2100.), _mul(n, v, 750.), 2., .7)
        h = n.math("ADD", _mul(n, big, .6), _mul(n, fine, .6))
        return _mul(n, h, q["relief"] * 2), n("MapRange", (h, .38, .82, 1. - q["gap"], 1. + q["gap"] * .4))
    if q["grid"] == "loops":                                  # bouclé: a loose plain weave of curled yarn, thick and thin
        curl = [n.math("SUBTRACT", _noise(n, n.math("MULTIPLY_ADD", u, 300., k), _mul(n, v, 300.), 2., .6), .5) for k in (0., 57.)]
        yarn = _noise(n, _mul(n, u, 2600.), _mul(n, v, 2600.), 2., .7)
        u, v = (n.math("MULTIPLY_ADD", c, .0034, a) for a, c in zip((u, v), curl))
    u = n.math("MULTIPLY_ADD", wander, 1.3, _mul(n, u, q["warp"]))
    v = n.math("MULTIPLY_ADD", wander, -1.1, _mul(n, v, q["weft"]))
    i, j = n.math("FLOOR", u), n.math("FLOOR", v)
    fu, fv = n.math("SUBTRACT", n.math("FRACT", u), .5), n.math("SUBTRACT", n.math("FRACT", v), .5)
    if q["grid"] in ("plain", "loops"):
        over, tie = n.math("MODULO", n.math("ABSOLUTE", n.math("ADD", i, j)), 2.), .45
    elif q["grid"] == "twill":                                # floats over two, under one, stepping by one: diagonal ribs
        over, tie = n.math("LESS_THAN", n.math("MODULO", n.math("ADD", n.math("ADD", i, j), 39999.), 3.), 1.5), .18
    elif q["grid"] == "satin":
        over, tie = n.math("GREATER_THAN", n.math("MODULO", n.math("ADD", n.math("MULTIPLY_ADD", i, 3., j), 40000.), 8.), .5), .06
    else:                                                     # crêpe: no order, so hard-twisted yarns stand up as pebbles
        over, tie = n.math("GREATER_THAN", _hash(n, i, j), .5), .5
    cu = n.math("COSINE", _mul(n, fu, 3.0))
    cv = n.math("COSINE", _mul(n, fv, 3.0))
    warp = _mul(n, cu, n.math("MULTIPLY_ADD", cv, tie, 1. - tie))
    weft = _mul(n, cv, n.math("MULTIPLY_ADD", cu, tie, 1. - tie))
    h = n.math("ADD", _mul(n, warp, over), _mul(n, weft, n.math("SUBTRACT", 1., over)))
    thick = n.math("ADD", _mul(n, _noise(n, i, _mul(n, v, .035)), over), _mul(n, _noise(n, _mul(n, u, .035), j), n.math("SUBTRACT", 1., over)))
    h = _mul(n, h, _around(n, thick, q["slub"] * 2.4))
    own = n.math("ADD", _mul(n, _hash(n, i, 7.), over), _mul(n, _hash(n, 3., j), n.math("SUBTRACT", 1., over)))
    if q["grid"] == "loops":
        h = n.math("ADD", h, n.math("MULTIPLY_ADD", yarn, .8, -.4))
    f = n("MapRange", (h, .15, 1., 1. - q["gap"], 1. + q["gap"] * .18))
    f = _mul(n, _mul(n, f, _around(n, own, q["vary"])), _around(n, thick, q["slub"] * .6))
    return _mul(n, h, q["relief"]), f


def fibres(n, uv, amount):
    """Hair-fine ends lying with the nap: long thin crossings of a stretched noise, broken off by another."""
    u, v = _split(n, uv)
    f = None
    for k, (slant, across, along) in enumerate(((.25, 760., 105.), (-.4, 900., 120.), (.9, 700., 150.))):
        x = n.math("MULTIPLY_ADD", v, slant, u)
        y = n.math("MULTIPLY_ADD", u, -slant, v)
        hair = n.math("ABSOLUTE", n.math("SUBTRACT", _noise(n, n.math("MULTIPLY_ADD", x, across, 9. * k), _mul(n, y, along), 0.), .5))
        end = _noise(n, _mul(n, x, 260.), n.math("MULTIPLY_ADD", y, 170., 5. * k), 1.)
        hair = _mul(n, n("MapRange", (hair, .004, .022, 1., 0.)), n("MapRange", (end, .50, .62, 0., 1.)))
        f = hair if f is None else n.math("MAXIMUM", f, hair)
    return _mul(n, f, amount)


def near(n, uv, q, wrinkle, streak):
    """Height, albedo factor and fibres (or nothing) of the bare cloth, thread by thread."""
    th, tf = threads(n, uv, q)
    return n.math("ADD", crush(n, uv, wrinkle, 5.), th), _mul(n, streaks(n, uv, streak, 3.), tf), fibres(n, uv, q["fibre"]) if q["fibre"] else None


def afar(n, uv, q):
    """Height and albedo factor of the bare cloth from three metres.  Octaves finer than a pixel are left out."""
    f = streaks(n, uv, q["streak"], 1.)
    if q.get("mottle"):
        m = n("TexNoise", {"Vector": uv, "Scale": q.get("grain", 420.), "Detail": 2., "Roughness": .8})
        f = _mul(n, f, n("MapRange", (m, .37, .63, 1 - q["mottle"], 1 + q["mottle"])))
    return crush(n, uv, q["wrinkle"], 3.), f


def crush(n, uv, wrinkle, detail):
    return _mul(n, n("TexNoise", {"Vector": uv, "Scale": 28., "Detail": detail, "Roughness": .6}), .0022 * wrinkle)


def streaks(n, uv, amount, detail):
    """What is left of the threads from afar: bars along warp and weft, and clouding."""
    u, v = _split(n, uv)
    f = _around(n, _noise(n, _mul(n, u, 420.), _mul(n, v, 9.), detail, .6), amount)
    f = _mul(n, f, _around(n, _noise(n, _mul(n, u, 8.), _mul(n, v, 380.), detail, .6), amount * .8))
    return _mul(n, f, _around(n, _noise(n, _mul(n, u, 17.), _mul(n, v, 17.), 4., .55), amount * .9))


def seam(n, layer, near):
    """A pressed seam: a groove, its two rolled lips and the pull of the thread.  Height, albedo factor."""
    d, s = _split(n, n("UVMap", uv_map=layer))
    pull = n("MapRange", (d, .001, .014, 1., 0.), interpolation_type="SMOOTHSTEP")
    pucker = _mul(n, n.math("SUBTRACT", _noise(n, _mul(n, s, 95.), _mul(n, d, 30.)), .5), pull)
    groove = n("MapRange", (d, .0, .0009 if near else .0016, 1., 0.), interpolation_type="SMOOTHSTEP")
    lip = n("MapRange", (n.math("ABSOLUTE", n.math("SUBTRACT", d, .0024)), .0, .0022, 1., 0.), interpolation_type="SMOOTHSTEP")
    h = n.math("SUBTRACT", n.math("ADD", _mul(n, pucker, .0009), _mul(n, lip, .00025)), _mul(n, groove, .0005))
    return h, n("MapRange", (groove, 0., 1., 1., .62 if near else .74))


def hem(n, layer, width, near):
    """A turned-up hem: the edge is two layers thick, held by small stitches that dimple the cloth.  Height, albedo factor."""
    d, s = _split(n, n("UVMap", uv_map=layer))
    double = n("MapRange", (d, width - .0007, width + .0009, 1., 0.), interpolation_type="SMOOTHSTEP")
    line = n("MapRange", (n.math("ABSOLUTE", n.math("SUBTRACT", d, width)), .0, .0009, 1., 0.), interpolation_type="SMOOTHSTEP")
    h, f = _mul(n, double, .00028), n("MapRange", (line, 0., 1., 1., .90))
    if near:
        k = n.math("FRACT", _mul(n, s, 330.))
        hole = n.math("MULTIPLY", line, n("MapRange", (n.math("ABSOLUTE", n.math("SUBTRACT", k, .5)), .30, .48, 0., 1.)))
        h = n.math("SUBTRACT", h, _mul(n, hole, .00035))
        f = _mul(n, f, n("MapRange", (hole, 0., 1., 1., .55)))
    return h, f
