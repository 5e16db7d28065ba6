"""The collection as data: cuts, garments, fabrics, trims, styling, colorways, scenes, views.

CUTS       named starting points: any number of the drafting code (see garments.BASE and garments.ROBE)
GARMENTS   mesh name: (cut, overrides); a mesh is draped once and shared by every colorway
STYLES     what the house sells; each colorway becomes one product
"""
from itertools import islice

GOLD = dict(color="#c9a368", style="braid", metal=.9, rough=.33)

CUTS = {
    "pleats": dict(kind="pleats"), "scarf": dict(kind="scarf"), "shawl": dict(kind="shawl"), "veil": dict(kind="veil"),
    "curtain": dict(kind="cloth", width=2.9, height=2.95, gather=2.7, folds=10, top=3.05),
    "top": dict(gather=1.0, skirt="plain", hem_q=.235, waist=.20, skirt_len=.16, sleeve=0, neck_w=.066, neck_d=.022, back_d=.012),
    "column": dict(gather=1.0, skirt="plain", hem_q=.27, waist=.19, skirt_len=1.05, sleeve=0, neck_w=.068, neck_d=.035),
    "dress": dict(skirt_len=1.045, sleeve=.43, hem_q=.66, gather=2.0, bust=.240, waist=.180, cuff_w=.20, neck_w=.068,
                  neck_d=.04, back_d=.015),
    "abaya": dict(kind="robe", inner="column", length=1.46, hem_q=.56, waist=.27, bust=.25, sleeve=.45, sleeve_w=.46, cuff_w=.50,
                  armhole=.05, drop=.02, neck_w=.072, neck_d=.075, buttons=(1.45, 1.25), overlap=.0),
    "coat": dict(kind="robe", inner="top", length=1.18, hem_q=.33, waist=.222, bust=.245, sleeve=.45, sleeve_w=.40, cuff_w=.28, neck="v",
                 neck_w=.064, back_d=.010, neck_d=.30, overlap=0., collar=.062, lapel=.068, buttons=tuple(.60 + .022 * k for k in range(29)),
                 bend=3e-5, armhole=.03, drop=.012, trim_edges=("centre", "cuff", "hem"), puff=.15),
    "kaftan": dict(kind="robe", length=1.525, hem_q=.72, waist=.34, bust=.30, sleeve=.40, sleeve_w=.60, cuff_w=.74, armhole=.10,
                   drop=.04, neck="v", neck_w=.075, neck_d=.20, buttons=(1.32, 1.22, 1.10, .95, .8), overlap=.0, belt=.62),
    "blouse": dict(gather=1.0, skirt="plain", hem_q=.215, waist=.19, skirt_len=.10, sleeve=.47, sleeve_w=.44, cuff_w=.46,
                   cuff_gather=.42, neck_w=.066, neck_d=.03, back_d=.012, bust=.25),
}

GARMENTS = {                       # mesh name: (cut, overrides)
    # foundations worn underneath
    "top": ("top", {}), "column": ("column", {}),
    "gathered": ("dress", dict(sleeve=0, gather=2.3, hem_q=.74, neck="round", waist=.176)),
    "pleats": ("pleats", {}),
    "pleats-fine": ("pleats", dict(n=104, hem_z=.10, flare=.33, seed=9)),
    "pleats-tucked": ("pleats", dict(forward=.021)),
    "pleats-fine-tucked": ("pleats", dict(n=104, hem_z=.10, flare=.33, seed=9, forward=.021)),
    "pleats-wide": ("pleats", dict(n=34, hem_z=.16, flare=.34, seed=6)),
    # abayas
    "abaya": ("abaya", {}),
    "abaya-wing": ("abaya", dict(bust=.33, waist=.36, hem_q=.66, sleeve=.34, sleeve_w=.78, cuff_w=.62, armhole=.19, drop=.05, buttons=(1.45, 1.3, 1.15, 1.0))),
    "abaya-tied": ("abaya", dict(hem_q=.66, waist=.30, belt=.64, sleeve=.46, cuff_w=.42, buttons=(1.45, 1.3, 1.2, 1.10, 1.0))),
    "abaya-bell": ("abaya", dict(hem_q=.60, waist=.25, sleeve=.46, sleeve_w=.40, cuff_w=.84, neck="v", neck_d=.17, buttons=(1.35, 1.22, 1.1))),
    # kaftans
    "kaftan": ("kaftan", {}),
    "kaftan-grand": ("kaftan", dict(bust=.36, waist=.42, hem_q=.80, sleeve=.36, sleeve_w=.78, cuff_w=.86, armhole=.16, belt=0, neck_d=.17, neck="v",
                                    buttons=(1.34, 1.25, 1.16, 1.07, .98, .89, .8))),
    "kaftan-round": ("kaftan", dict(neck="round", neck_d=.085, neck_w=.072, sleeve=.30, sleeve_w=.52, cuff_w=.56, belt=.66, hem_q=.66,
                                    buttons=(1.43, 1.36, 1.29, 1.22, 1.15, 1.08, 1.0, .92, .84))),
    # dresses
    "dress": ("dress", {}),
    "tiered": ("dress", dict(sleeve=.44, sleeve_w=.44, cuff_w=.44, cuff_gather=.45, gather=2.4, hem_q=.80, waist_z=1.19,
                             skirt_len=1.13, neck="v", neck_d=.13)),
    "empire": ("dress", dict(waist_z=1.225, waist=.196, gather=2.1, hem_q=.78, skirt_len=1.165, neck="boat", neck_w=.105, neck_d=.055,
                             sleeve=.47, sleeve_w=.40, cuff_w=.60)),
    "three-tier": ("dress", dict(tiers=((.31, 1.5), (.36, 1.5), (.375, 1.5)), waist_z=1.10, sleeve=.47, sleeve_w=.46, cuff_w=.46,
                                 cuff_gather=.42, neck="round")),
    "smock": ("dress", dict(tiers=((.50, 1.9), (.67, 1.45)), waist_z=1.235, waist=.20, neck="v", neck_d=.12, sleeve=.36, sleeve_w=.46, cuff_w=.58)),
    "flutter": ("dress", dict(waist_z=1.13, gather=1.9, hem_q=.80, skirt_len=1.075, neck="v", neck_d=.15, neck_w=.075, sleeve=.26, sleeve_w=.46, cuff_w=.74)),
    "bishop": ("dress", dict(gather=1.45, hem_q=.84, neck="boat", neck_w=.10, neck_d=.05, sleeve=.50, sleeve_w=.52, cuff_w=.58, cuff_gather=.34)),
    "wrap": ("kaftan", dict(overlap=.10, bust=.255, waist=.235, hem_q=.62, armhole=.05, drop=.01, neck_d=.28, neck_w=.07, sleeve=.47, sleeve_w=.40,
                            cuff_w=.46, belt=.74, inner="top", close_to=.60)),
    # capes
    "cape": ("abaya", dict(length=1.22, hem_q=.62, sleeve=.30, sleeve_w=.62, cuff_w=.80, armhole=.10, inner="column")),
    "capelet": ("abaya", dict(length=.60, bust=.32, waist=.42, hem_q=.60, sleeve=.26, sleeve_w=.66, cuff_w=.86, armhole=.14, drop=.03, inner="gathered",
                              buttons=(1.45,))),
    "poncho": ("abaya", dict(length=.86, bust=.36, waist=.44, hem_q=.66, sleeve=.30, sleeve_w=.80, cuff_w=.74, armhole=.20, drop=.05, inner="top+pleats",
                             buttons=(1.45, 1.36, 1.27, 1.18), bend=8e-5)),
    # blouses, tunics, jackets over skirts
    "blouse": ("blouse", {}),
    "blouse-bow": ("blouse", dict(sleeve=.49, sleeve_w=.54, cuff_w=.56, cuff_gather=.34, neck="v", neck_d=.12, bust=.26, inner="gathered")),
    "peplum": ("dress", dict(gather=1.9, hem_q=.46, skirt_len=.24, waist_z=1.12, waist=.182, sleeve=.46, sleeve_w=.36, cuff_w=.44, neck="boat", neck_w=.10,
                             neck_d=.05, inner="column")),
    "tunic": ("dress", dict(gather=1.0, skirt="plain", hem_q=.45, waist=.232, bust=.25, waist_z=1.08, skirt_len=.50, sleeve=.48, sleeve_w=.40, cuff_w=.52,
                            neck="v", neck_d=.15, inner="pleats-fine")),
    "kimono": ("abaya", dict(length=.82, bust=.30, waist=.32, hem_q=.37, sleeve=.38, sleeve_w=.58, cuff_w=.58, armhole=.12, drop=.04, neck="v", neck_d=.36,
                             neck_w=.066, inner="top+pleats-wide", buttons=(1.12, 1.10), bend=1e-4)),
    "boxy": ("coat", dict(inner="top+pleats-wide", collar=0, length=.60, neck="round", neck_d=.075, neck_w=.07, hem_q=.285, waist=.262, bust=.26,
                          sleeve=.45, sleeve_w=.38, cuff_w=.30, buttons=(1.44, 1.40, 1.36, 1.32, 1.28, 1.24, 1.20, 1.16, 1.12, 1.08, 1.04, 1.0))),
    # coats
    "coat": ("coat", {}),
    "robe-coat": ("coat", dict(collar=0, length=1.28, hem_q=.42, waist=.27, bust=.262, belt=.78, neck_d=.34, neck_w=.07, cuff_w=.34, sleeve_w=.42,
                               buttons=(1.16, 1.14, 1.12, 1.10, 1.08, 1.06, 1.0, .94, .88))),
    "cocoon": ("coat", dict(collar=0, neck="round", neck_d=.07, neck_w=.072, length=1.12, bust=.31, waist=.35, hem_q=.46, armhole=.08, drop=.03,
                            sleeve=.42, sleeve_w=.46, cuff_w=.38, inner="top+pleats-fine",
                            buttons=tuple(1.45 - .05 * k for k in range(19)))),
    "shawl-coat": ("coat", dict(length=1.34, hem_q=.54, collar=.075, lapel=.085, waist=.235, inner="top+pleats-fine")),
    # loose cloth
    "curtain": ("curtain", {}), "scarf": ("scarf", {}), "shawl": ("shawl", {}),
    "veil": ("veil", {}), "veil2": ("veil", dict(seed=7, width=.8, wind=(2.4, .2, 2.4))),
}

def _mesh(cut, over):
    p = {**CUTS[cut], **over}
    how = {"pleats": "pleats", "cloth": "hang", "scarf": "scarf", "shawl": "shawl", "veil": "veil"}.get(p.get("kind"), "drape")
    return how, {k: v for k, v in p.items() if k != "kind" or how == "drape"}


MESHES = {m: _mesh(*q) for m, q in GARMENTS.items()}      # mesh name: (maker, all parameters)

BACKDROPS = {"sand": "#d0c2b0", "dune": "#cbb9a3", "chalk": "#d3d4d3", "blush": "#dccbc5"}
BRASS, SILVER = dict(color="#b8935a", metal=1.), dict(color="#b9b7b2", metal=1.)
SEASON = {"fw2425": "sand", "ss24": "chalk"}


def wear(mesh, color, kind="crepe", thick=.0018, **fabric):
    return mesh, dict(color=color, kind=kind, **fabric), thick


def edge(color, width=.008, rough=.6):
    return dict(color=color, width=width, style="plain", rough=rough)


def stitch(color, width=.008):
    return dict(color=color, width=width, style="stitch")


def braid(width=.028, **over):
    return {**GOLD, "width": width, **over}


def printed(kind, *colors, size=.16):
    return dict(kind=kind, colors=colors, size=size)


SILVERY = dict(color="#b8bcc4", rough=.30)

# slug of the style: name, category, season, fabric in words, layers (inside out), styling, colorways.
# A colorway is (slug, name, swatch, {layer: fabric overrides}); the first is the style as designed.
STYLES = {
    "noor-abaya": dict(name="Noor Abaya", cat="Abayas", season="fw2425", fabric="Matte crêpe with gold braid", layers=[
        wear("column", "#15151a"), wear("abaya", "#17181d", trim=braid(.034))], colors=[
        ("ink", "Ink", "#17181d", {}),
        ("oat", "Oat", "#d9c8ad", {0: dict(color="#cdb896"), 1: dict(color="#cdb896", trim=braid(.034, color="#b98d4b"))})]),
    "layan-abaya": dict(name="Layan Winged Abaya", cat="Abayas", season="fw2425", fabric="Fluid crêpe, satin-bound edges", layers=[
        wear("column", "#2b1722"), wear("abaya-wing", "#43202f", trim=edge("#6b3a4b", .012, .35))], colors=[
        ("plum", "Plum", "#43202f", {}),
        ("sage", "Grey sage", "#6f7666", {0: dict(color="#565c50"), 1: dict(color="#6f7666", trim=edge("#4d5347", .012, .35))})]),
    "sarab-abaya": dict(name="Sarab Belted Abaya", cat="Abayas", season="fw2425", fabric="Double crêpe", layers=[
        wear("column", "#2c2b24"), wear("abaya-tied", "#4a4534", trim=edge("#2f2c22", .007))],
        belt=dict(mesh="abaya-tied", z=1.10, width=.040, color="#3a3628"), colors=[
        ("olive", "Olive", "#4a4534", {}), ("night", "Night", "#1b2233", {0: dict(color="#141a28"), 1: dict(color="#1b2233", trim=edge("#0f1420", .007)),
                                                                          "belt": dict(color="#141927")})]),
    "yara-abaya": dict(name="Yara Abaya with Bell Sleeves", cat="Abayas", season="ss24", set="blush", fabric="Silk crêpe with silver braid", layers=[
        wear("column", "#c9bfc0"), wear("abaya-bell", "#8b8796", trim=braid(.024, **SILVERY))], colors=[
        ("lavender", "Lavender grey", "#8b8796", {}),
        ("pearl", "Pearl", "#e2dad0", {0: dict(color="#ece5dc"), 1: dict(color="#ddd3c6", trim=braid(.024, color="#c2a06a"))})]),
    "zumurrud-kaftan": dict(name="Zumurrud Kaftan", cat="Kaftans", season="fw2425", fabric="Silk satin with gold braid", layers=[
        wear("kaftan", "#17493c", "satin", .0015, trim=braid(.028))],
        belt=dict(mesh="kaftan", z=1.10, width=.022, color="#c8a261", metal=1.), colors=[
        ("emerald", "Emerald", "#17493c", {}), ("ruby", "Ruby", "#6e1a22", {0: dict(color="#6e1a22")}),
        ("amethyst", "Amethyst", "#472a6b", {0: dict(color="#472a6b")})]),
    "amira-kaftan": dict(name="Amira Grand Kaftan", cat="Kaftans", season="fw2425", set="dune", fabric="Silk satin with gold braid", layers=[
        wear("kaftan-grand", "#1c2a4a", "satin", .0016, trim=braid(.036))], colors=[
        ("sapphire", "Sapphire", "#1c2a4a", {}), ("bronze", "Bronze", "#7a5230", {0: dict(color="#7a5230", trim=braid(.036, color="#d8b878"))})]),
    "jana-kaftan": dict(name="Jana Kaftan", cat="Kaftans", season="ss24", fabric="Printed silk twill", layers=[
        wear("kaftan-round", "#efe7da", "silk", .0015, weave="twill", print=printed("ikat", "#eee6d8", "#33557a", "#c08a52", size=.17), trim=edge("#33557a", .014, .5))],
        belt=dict(mesh="kaftan-round", z=1.10, width=.024, color="#2b4866"), colors=[
        ("indigo", "Indigo ikat", "#33557a", {}),
        ("coral", "Coral ikat", "#c4604a", {0: dict(print=printed("ikat", "#f1e8dc", "#bf5a45", "#d9a95f", size=.17), trim=edge("#a94a38", .014, .5)),
                                            "belt": dict(color="#8d3c2d")})]),
    "granat-dress": dict(name="Granat Dress", cat="Dresses", season="fw2425", fabric="Wool crêpe", layers=[
        wear("dress", "#5a1f2b", weave="wool-crepe", trim=edge("#45151f", .007))],
        belt=dict(mesh="dress", z=1.105, width=.030, color="#2a1013", buckle=True), colors=[
        ("garnet", "Garnet", "#5a1f2b", {}),
        ("black", "Black", "#1a1a1c", {0: dict(color="#1a1a1c", trim=edge("#0d0d0f", .007)), "belt": dict(color="#5b3822")}),
        ("petrol", "Petrol", "#1a4450", {0: dict(color="#1a4450", trim=edge("#123038", .007)), "belt": dict(color="#5b3822")})]),
    "layal-dress": dict(name="Layal Dress", cat="Dresses", season="fw2425", fabric="Silk satin", layers=[wear("tiered", "#2a3350", "satin", .0015)], colors=[
        ("midnight", "Midnight", "#2a3350", {}), ("mulberry", "Mulberry", "#5b2a45", {0: dict(color="#5b2a45")})]),
    "safiya-dress": dict(name="Safiya Bishop-sleeve Dress", cat="Dresses", season="fw2425", set="dune", fabric="Matte crêpe", layers=[wear("bishop", "#25382f")],
        belt=dict(mesh="bishop", z=1.105, width=.026, color="#b8935a", metal=1.), colors=[
        ("forest", "Forest", "#25382f", {}), ("rust", "Rust", "#9a4a28", {0: dict(color="#9a4a28")})]),
    "mira-dress": dict(name="Mira Wrap Dress", cat="Dresses", season="fw2425", fabric="Silk crêpe de Chine", layers=[
        wear("top", "#6d2f1f"), wear("wrap", "#8a3d24", "chine", .0015, trim=edge("#6d2f1f", .009))],
        belt=dict(mesh="wrap", z=1.125, width=.046, color="#6d2f1f", lift=.003, cinch=.6), colors=[
        ("cinnamon", "Cinnamon", "#8a3d24", {}),
        ("teal", "Deep teal", "#1d4a50", {0: dict(color="#153a3f"), 1: dict(color="#1d4a50", trim=edge("#153a3f", .009)), "belt": dict(color="#153a3f")})]),
    "dana-gown": dict(name="Dana Capelet Gown", cat="Dresses", season="fw2425", fabric="Crêpe with gold braid", layers=[
        wear("gathered", "#3b2238", "crepe"), wear("capelet", "#3b2238", trim=braid(.020))], colors=[
        ("aubergine", "Aubergine", "#3b2238", {}),
        ("petrol", "Petrol", "#1f3f49", {0: dict(color="#1f3f49"), 1: dict(color="#1f3f49", trim=braid(.020))})]),
    "lina-dress": dict(name="Lina Empire Dress", cat="Dresses", season="ss24", fabric="Silk satin", layers=[wear("empire", "#8fa6bd", "satin", .0015)], colors=[
        ("powder", "Powder blue", "#8fa6bd", {}), ("lilac", "Lilac", "#a894b5", {0: dict(color="#a894b5")}),
        ("champagne", "Champagne", "#bda987", {0: dict(color="#bda987")})]),
    "dalia-dress": dict(name="Dalia Tiered Dress", cat="Dresses", season="ss24", set="blush", fabric="Printed cotton voile", layers=[
        wear("three-tier", "#f0e6da", "crepe", .0014, weave="voile", print=printed("sprig", "#efe5d6", "#64775a", "#b9573f", size=.20))], colors=[
        ("meadow", "Meadow print", "#64775a", {}),
        ("noir", "Night garden print", "#20242c", {0: dict(print=printed("sprig", "#22262f", "#8d9a86", "#d59a7d", size=.20))})]),
    "maya-dress": dict(name="Maya Smock Dress", cat="Dresses", season="ss24", fabric="Washed linen", layers=[wear("smock", "#c98a62", "linen", .0016)], colors=[
        ("honey", "Honey", "#c98a62", {}), ("white", "White", "#ece7df", {0: dict(color="#e6e0d6")})]),
    "salma-dress": dict(name="Salma Flutter Dress", cat="Dresses", season="ss24", set="blush", fabric="Printed silk crêpe", layers=[
        wear("flutter", "#a3b29a", "chine", .0014, print=printed("dots", "#8fa085", "#f2ecdf", "#f2ecdf", size=.052))], colors=[
        ("pistachio", "Pistachio dot", "#8fa085", {}),
        ("coral", "Coral dot", "#c4705c", {0: dict(print=printed("dots", "#bf6a57", "#f5ebdf", "#f5ebdf", size=.052))})]),
    "rose-cape": dict(name="Warda Cape Dress", cat="Dresses", season="ss24", set="blush", fabric="Crêpe with gold braid", layers=[
        wear("column", "#9c5f5a"), wear("cape", "#b97f76", trim=braid(.022))], colors=[
        ("rose", "Rose", "#b97f76", {}), ("ivory", "Ivory", "#e8dfd1", {0: dict(color="#d5c7b2"), 1: dict(color="#e2d7c6", trim=braid(.022))}),
        ("celadon", "Celadon", "#98aa9a", {0: dict(color="#7d917f"), 1: dict(color="#98aa9a")})]),
    "sage-set": dict(name="Selin Blouse and Pleated Skirt", cat="Skirts & Sets", season="ss24", fabric="Silk blouse, pleated crêpe skirt", layers=[
        wear("blouse", "#e6dac6", "chine", .0016, above=1.098), wear("pleats-tucked", "#7d8a6a", "crepe", .0012)],
        belt=dict(mesh="blouse", over="pleats-tucked", z=1.105, width=.036, color="#5b3a22", buckle=True, lift=.005), colors=[
        ("sage", "Sage", "#7d8a6a", {}),
        ("ochre", "Ochre", "#b5813c", {1: dict(color="#b07a35")})]),
    "iris-set": dict(name="Iris Blouse and Fine-pleat Skirt", cat="Skirts & Sets", season="fw2425", fabric="Silk blouse, plissé skirt", layers=[
        wear("blouse", "#d8c8b0", "chine", .0016, above=1.098), wear("pleats-fine-tucked", "#3a2a26", "silk", .0012)],
        belt=dict(mesh="blouse", over="pleats-fine-tucked", z=1.105, width=.030, color="#b8935a", metal=1., lift=.005), colors=[
        ("cocoa", "Cocoa", "#3a2a26", {}), ("black", "Black", "#19191b", {0: dict(color="#222225"), 1: dict(color="#19191b")})]),
    "nour-set": dict(name="Nour Blouse and Gathered Skirt", cat="Skirts & Sets", season="ss24", fabric="Cotton voile, printed silk", layers=[
        wear("gathered", "#e9e1d2", "silk", .0015, panels=("sfront", "sback"), print=printed("lattice", "#e9e0d0", "#3d6a73", "#c38d4e", size=.10)), wear("blouse-bow", "#d8c9b2", "crepe", .0016, weave="voile", above=1.098)],
        belt=dict(mesh="blouse-bow", z=1.105, width=.034, color="#7a4a2a", buckle=True, lift=.014), colors=[
        ("teal", "Teal lattice", "#3d6a73", {}),
        ("clay", "Clay lattice", "#a5573b", {0: dict(print=printed("lattice", "#efe3d2", "#a04f35", "#c99a55", size=.10))})]),
    "aya-set": dict(name="Aya Peplum Set", cat="Skirts & Sets", season="ss24", set="blush", fabric="Double crêpe", layers=[
        wear("column", "#b9a79a"), wear("peplum", "#e4d3c8", trim=edge("#cbb5a6", .007))],
        belt=dict(mesh="peplum", z=1.125, width=.024, color="#8a6a55"), colors=[
        ("shell", "Shell", "#e4d3c8", {}), ("navy", "Navy", "#222b40", {0: dict(color="#222b40"), 1: dict(color="#2a3550", trim=edge("#1b2233", .007))})]),
    "rania-set": dict(name="Rania Tunic and Plissé Skirt", cat="Skirts & Sets", season="fw2425", set="dune", fabric="Silk satin, plissé", layers=[
        wear("pleats-fine", "#14383c", "silk", .0012), wear("tunic", "#1f4b50", "silk", .0016, rough=.60, spec=.17, trim=edge("#12343a", .010, .4))], colors=[
        ("teal", "Deep teal", "#1f4b50", {}), ("stone", "Stone", "#b6a68f", {0: dict(color="#a5957e"), 1: dict(color="#b6a68f", trim=edge("#8f806a", .010, .4))})]),
    "tala-set": dict(name="Tala Robe Jacket Set", cat="Skirts & Sets", season="ss24", fabric="Printed silk twill, pleated crêpe", layers=[
        wear("top", "#e9e2d6"), wear("pleats-wide", "#e3dccf", "crepe", .0012),
        wear("kimono", "#23304a", "silk", .0018, weave="twill", print=printed("star", "#233150", "#d8c7a2", "#a8824a", size=.115), trim=edge("#1a2439", .022, .5))], colors=[
        ("indigo", "Indigo star", "#233150", {}),
        ("claret", "Claret star", "#6b2030", {2: dict(print=printed("star", "#6b2030", "#ecd9b5", "#c79b55", size=.115), trim=edge("#4a141f", .022, .5))})]),
    "hala-set": dict(name="Hala Cape and Pleated Skirt", cat="Outerwear", season="fw2425", fabric="Boiled wool", layers=[
        wear("top", "#2b2422"), wear("pleats", "#2d2522", "crepe", .0012), wear("poncho", "#a06a3c", "wool", .004, trim=edge("#7d4f2b", .010))], colors=[
        ("caramel", "Caramel", "#a06a3c", {}), ("grey", "Pearl grey", "#a5a19b", {2: dict(color="#9d9993", trim=edge("#77736d", .010)), 1: dict(color="#3b3a3c")})]),
    "camel-coat": dict(name="Camellia Coat", cat="Outerwear", season="fw2425", fabric="Virgin wool", faces_light=True, layers=[
        wear("top", "#2b2422"), wear("coat", "#a17754", "wool", .0045, press=True, trim=stitch("#866345"))],
        buttons=dict(mesh="coat", panel="frontR", u=-.024, x=-.030, z=(1.185, 1.055, .925, .795), color="#24160d"), colors=[
        ("camel", "Camel", "#a17754", {}), ("graphite", "Graphite", "#44454a", {1: dict(color="#44454a", trim=stitch("#303136")), "buttons": dict(color="#141416")}),
        ("navy", "Navy", "#222a49", {1: dict(color="#222a49", trim=stitch("#171c33")), "buttons": dict(color="#141416")})]),
    "elena-coat": dict(name="Elena Long Coat", cat="Outerwear", season="fw2425", set="dune", fabric="Wool and cashmere", layers=[
        wear("top", "#1c1a1c"), wear("pleats-fine", "#201d20", "silk", .0012), wear("shawl-coat", "#5c2733", "wool", .0045, trim=stitch("#451b26"))],
        buttons=dict(mesh="shawl-coat", panel="frontR", u=-.024, z=(1.185, 1.055, .925), color="#1d0d10"), colors=[
        ("bordeaux", "Bordeaux", "#5c2733", {}), ("forest", "Forest", "#1f3a2b", {2: dict(color="#1f3a2b", trim=stitch("#15281d"))})]),
    "nadia-coat": dict(name="Nadia Robe Coat", cat="Outerwear", season="fw2425", fabric="Double-faced wool", layers=[
        wear("top", "#d9cdb9"), wear("robe-coat", "#c9b79c", "wool", .0045, trim=stitch("#a8957a", .010))],
        belt=dict(mesh="robe-coat", z=1.115, width=.050, color="#b9a588", lift=.009, cinch=.5), colors=[
        ("oatmeal", "Oatmeal", "#c9b79c", {}),
        ("espresso", "Espresso", "#3a2b24", {0: dict(color="#2a201b"), 1: dict(color="#43322a", trim=stitch("#2a1f1a", .010)), "belt": dict(color="#362821")})]),
    "sofia-coat": dict(name="Sofia Cocoon Coat", cat="Outerwear", season="fw2425", set="dune", fabric="Felted wool", layers=[
        wear("top", "#201d1e"), wear("pleats-fine", "#231f20", "silk", .0012), wear("cocoon", "#4b5a4d", "wool", .0045, trim=stitch("#37443a", .010))],
        buttons=dict(mesh="cocoon", panel="frontR", u=-.024, z=(1.40, 1.27, 1.14, 1.01), color="#b8935a", metal=1.), colors=[
        ("moss", "Moss", "#4b5a4d", {}), ("rose", "Dusty rose", "#b08078", {2: dict(color="#b08078", trim=stitch("#8d625b", .010)), 1: dict(color="#3b2c2c")})]),
    "vera-set": dict(name="Vera Jacket and Pleated Skirt", cat="Outerwear", season="fw2425", fabric="Wool bouclé, pleated crêpe", layers=[
        wear("top", "#efe6d8", panels=("front", "back")), wear("pleats-wide", "#26262a", "crepe", .0012), wear("boxy", "#d9cdb9", "wool", .004, weave="boucle", trim=edge("#26262a", .013, .7))],
        buttons=dict(mesh="boxy", panel="frontR", u=-.020, z=(1.41, 1.32, 1.23, 1.14, 1.05), color="#b8935a", metal=1.), colors=[
        ("ivory", "Ivory", "#d9cdb9", {}), ("navy", "Navy", "#2a3350", {2: dict(color="#2a3350", trim=edge("#e6dccb", .011, .7)), 1: dict(color="#b9ab96")})]),
    # accessories
    "khatam-scarf": dict(name="Khatam Silk Scarf", cat="Scarves", season="fw2425", fabric="Silk twill, 95 cm, hand-rolled",
        object=dict(kind="scarf", square=True, meshes=["scarf"], print="star", colors=("#f1e6d4", "#7c2a2f", "#c39a52")), colors=[
        ("garnet", "Garnet", "#7c2a2f", {}), ("teal", "Teal", "#1f4b50", {"object": dict(colors=("#efe7d8", "#1f4b50", "#c08a52"))}),
        ("saffron", "Saffron", "#c08420", {"object": dict(colors=("#f1e6d4", "#c08420", "#6b3a24"))})]),
    "riwaq-scarf": dict(name="Riwaq Silk Scarf", cat="Scarves", season="ss24", set="blush", fabric="Silk twill, 95 cm, hand-rolled",
        object=dict(kind="scarf", square=True, meshes=["scarf"], print="lattice", tiles=8, colors=("#2a3a5c", "#e9dcc2", "#d29a6a")), colors=[
        ("blue", "Lapis", "#2a3a5c", {}), ("rose", "Rose", "#b56a68", {"object": dict(colors=("#f0dcd2", "#a85655", "#c79a55"))})]),
    "bustan-scarf": dict(name="Bustan Silk Scarf", cat="Scarves", season="ss24", fabric="Silk twill, 95 cm, hand-rolled",
        object=dict(kind="scarf", square=True, meshes=["scarf"], print="sprig", tiles=3, colors=("#f2ebdf", "#4d6a52", "#c0603f")), colors=[
        ("green", "Garden green", "#4d6a52", {}), ("plum", "Plum", "#5b2a52", {"object": dict(colors=("#efe8de", "#5b2a52", "#c59a35"))})]),
    "sadu-shawl": dict(name="Sadu Shawl", cat="Scarves", season="fw2425", set="dune", fabric="Fine wool and silk, 62 by 175 cm",
        object=dict(kind="scarf", meshes=["shawl"], print="ikat", cloth="crepe", size=.155, colors=("#2a2320", "#a34a2c", "#d9b27a"),
                    trim=dict(color="#a34a2c", width=.012, style="plain", rough=.8)), colors=[
        ("ember", "Ember", "#a34a2c", {}),
        ("sea", "Sea", "#33557a", {"object": dict(colors=("#e9e1d2", "#33557a", "#8a6a4a"), trim=dict(color="#33557a", width=.012, style="plain", rough=.8))})]),
    "amal-bag": dict(name="Amal Top-handle Bag", cat="Bags", season="fw2425", fabric="Grained calf leather", object=dict(kind="bag", shape="top-handle", color="#6b3a22"), colors=[
        ("cognac", "Cognac", "#6b3a22", {}), ("black", "Black", "#17161a", {"object": dict(color="#17161a", thread="#4a4644")}),
        ("oxblood", "Oxblood", "#4c161c", {"object": dict(color="#4c161c")})]),
    "rima-clutch": dict(name="Rima Envelope Clutch", cat="Bags", season="ss24", set="blush", fabric="Grained calf leather", object=dict(kind="bag", shape="clutch", color="#1d4a44"), colors=[
        ("emerald", "Emerald", "#1d4a44", {}), ("sand", "Sand", "#b99a74", {"object": dict(color="#b08d64", thread="#e9d9bd")})]),
    "safar-tote": dict(name="Safar Tote", cat="Bags", season="ss24", fabric="Grained calf leather", object=dict(kind="bag", shape="tote", color="#ae7544"), colors=[
        ("tan", "Tan", "#ae7544", {}), ("navy", "Navy", "#1e2740", {"object": dict(color="#1e2740", thread="#c9b79c")})]),
    "hizam-belt": dict(name="Hizam Belt", cat="Belts", season="fw2425", set="dune", fabric="Vegetable-tanned leather, brass", object=dict(kind="belt", color="#6b3a22"), colors=[
        ("chestnut", "Chestnut", "#6b3a22", {}), ("black", "Black", "#17161a", {"object": dict(color="#19181b")})]),
}


# what the close-up shows of a garment: the point (x, z) in metres, the width of the frame, degrees aside and above
CLOSE = {
    "noor-abaya": (.05, 1.33, .15), "layan-abaya": (.05, 1.44, .20), "sarab-abaya": (.06, 1.12, .20), "yara-abaya": (.05, 1.33, .20),
    "zumurrud-kaftan": (.035, 1.31, .19), "amira-kaftan": (.035, 1.255, .17), "jana-kaftan": (.05, 1.27, .22),
    "granat-dress": (.04, 1.12, .20), "layal-dress": (.05, 1.195, .18), "safiya-dress": (.07, 1.10, .20), "mira-dress": (.07, 1.00, .20),
    "dana-gown": (.06, 1.30, .22), "lina-dress": (.05, 1.235, .18), "dalia-dress": (.06, 1.09, .22), "maya-dress": (.06, 1.24, .18),
    "salma-dress": (.05, 1.37, .22), "rose-cape": (.04, 1.44, .20),
    "sage-set": (.05, 1.11, .18), "iris-set": (.05, 1.10, .20), "nour-set": (.05, 1.09, .20), "aya-set": (.06, 1.11, .20),
    "rania-set": (.03, 1.36, .20), "tala-set": (.10, 1.22, .22), "hala-set": (.04, 1.42, .20),
    "camel-coat": (.0, 1.18, .15), "elena-coat": (-.02, 1.10, .15), "nadia-coat": (.04, 1.26, .18), "sofia-coat": (.02, 1.38, .18),
    "vera-set": (.05, 1.38, .16),
    "iris-set-cocoa": (.05, .93, .20),                           # in black the blouse too is of the skirt's color
}

# stops by which the lens is opened for dark cloth whose weave and color would else not be seen
OPENED = {"iris-set-cocoa": 1.2, "granat-dress-black": .7, "layal-dress-mulberry": .8, "mira-dress-teal": .8, "safiya-dress-forest": .9, "sarab-abaya-night": .8, "sarab-abaya-olive": .9}


def products():
    """slug -> everything a shot needs, one entry a colorway."""
    out = {}
    for style, s in STYLES.items():
        for end, _, _, over in s["colors"]:
            p = {k: s[k] for k in ("belt", "buttons") if k in s}
            p["season"] = s["season"]
            p["faces_light"] = s.get("faces_light", False)
            p["close"] = CLOSE.get(f"{style}-{end}", CLOSE.get(style, (.03, 1.40, .20)))
            p["opened"] = OPENED.get(f"{style}-{end}", 0.)
            p["backdrop"] = BACKDROPS[s.get("set", SEASON[s["season"]])]
            if "layers" in s:
                p["layers"] = [(m, {**f, **over.get(k, {})}, t) for k, (m, f, t) in enumerate(s["layers"])]
            else:
                p["object"] = {**s["object"], **over.get("object", {})}
            for k in ("belt", "buttons"):
                if k in p:
                    p[k] = {**p[k], **over.get(k, {})}
            out[f"{style}-{end}"] = p
    return out


FRAME = (1200, 1600)
NEAR_FRAME = (1620, 2160)       # a close-up is what a shopper zooms into
VIEWS = {                          # camera position, target, lens, f-stop; the close-up has CLOSE
    "front": ((0, -6, 1.08), (0, 0, .868), 115, None),
    "three": ((2.9, -5.25, 1.20), (0, 0, .868), 115, None),
    "back": ((-1.2, -5.88, 1.08), (0, 0, .868), 115, None),
}

PRODUCTS = products()

SHAPES = {"landscape": (1920, 1080), "rtl": (1920, 1080), "tall": (1080, 1920), "portrait": (1080, 1350), "square": (1200, 1200)}   # a digit after the name is another camera


def shape(camera):
    """The shape that a camera of a scene is named after."""
    return camera.rstrip("0123456789")


# how the shop crops a shape where it shows it: width by height, and how far down what is left stands (a landscape's `keep` says how far to the right)
CROPS = {
    "banners": {"landscape": ((1.33, .7), (1.6, .7), (2.37, .7)), "rtl": ((1.33, .7), (1.6, .7), (2.37, .7)), "tall": ((.46, .7), (.75, .7))},
    "editorial": {"landscape": ((1.6, .5),), "portrait": ((.278, .5),)},
    "stories": {"landscape": ((1.33, .85), (.96, .85), (2.22, .85))},
}


def _scene(build, folder, season, use, text, alt, meshes=(), keep=.5, without=None, **shapes):
    without = dict(without or {})
    if folder == "banners" and "landscape" in shapes:
        loc, at, lens = shapes["landscape"]
        shapes["rtl"] = (-loc[0], *loc[1:]), (-at[0], *at[1:]), lens
        without["rtl"] = without.get("landscape", ())
    worn = [m for s in alt[1] for m, _, _ in PRODUCTS[s]["layers"]]
    side = {"landscape": keep, "rtl": 1 - keep}
    crops = {q: [(aspect, side.get(q, .5), down) for aspect, down in CROPS[folder].get(shape(q), ())] for q in shapes}
    return dict(build=build, folder=folder, season=season, use=use, text=text, alt=alt[0], meshes=[*dict.fromkeys([*worn, *meshes])], shapes=shapes, crops=crops,
                without=without)


# shapes: name -> camera position, target, lens; the first shape is the master
SCENES = {
    "arches": _scene("arches", "banners", "fw2425", "hero, FW 24/25", "left half; light text over the sunlit wall",
                     ("A ruby kaftan and an oat abaya under warm plaster arches", ["zumurrud-kaftan-ruby", "noor-abaya-oat"]), ["curtain"], keep=.88,
                     landscape=((.30, -6.6, 1.18), (.55, 0, 1.06), 48), tall=((.96, -6.6, 1.38), (1.04, 0, 1.31), 63.5)),
    "drapes": _scene("drapes", "banners", "ss24", "hero, SS24", "right half; dark text over the curtain",
                     ("A powder blue dress and a rose cape in front of a sheer curtain", ["lina-dress-powder", "rose-cape-rose"]), ["curtain"], keep=.12, without=dict(landscape=("wing",)),
                     landscape=((-.1, -6.6, 1.20), (.13, 0, 1.08), 46), tall=((-1.36, -6.6, 1.36), (-1.33, 0, 1.29), 63.5)),
    "rail": _scene("rail", "banners", "fw2425", "ready-to-wear", "left half; dark text over the wall",
                   ("Coats, dresses and abayas on a brass rail", ["camel-coat-camel", "granat-dress-garnet", "noor-abaya-ink", "zumurrud-kaftan-emerald",
                                                                  "nadia-coat-oatmeal", "mira-dress-cinnamon", "layal-dress-midnight"]), keep=.88,
                   landscape=((.0, -6.0, 1.15), (.125, .25, .99), 48.4)),
    "rack": _scene("rack", "banners", "fw2425", "ready-to-wear, tall", "top; dark text over the wall",
                   ("Dresses, an abaya, a kaftan and a coat on a brass rail", ["granat-dress-garnet", "noor-abaya-ink", "zumurrud-kaftan-emerald", "nadia-coat-oatmeal", "mira-dress-cinnamon"]),
                   tall=((-.05, -6.0, 1.45), (.0, .25, 1.38), 56.5)),
    "silks": _scene("silks", "banners", "ss24", "accessories", "left third; dark text over the wall",
                    ("Printed silk scarves in the air above leather bags on plinths", []), ["veil", "veil2"], keep=.88,
                    landscape=((-.02, -5.2, 1.10), (.08, 0, .98), 42), tall=((.95, -5.2, 1.20), (1.0, 0, 1.12), 58.5)),
    "niche": _scene("niche", "editorial", "ss24", "menu", "none", ("An ivory cape dress in a terracotta arch", ["rose-cape-ivory"]),
                    portrait=((.1, -5.6, 1.20), (.02, 0, 1.02), 77)),
    "atelier": _scene("atelier", "editorial", "ss24", "About", "top; dark text over the wall",
                      ("The atelier: a white dress, a camel coat and a rail of garments", ["maya-dress-white", "camel-coat-camel", "safiya-dress-forest", "layan-abaya-plum",
                                                                                       "nadia-coat-oatmeal", "granat-dress-garnet", "amira-kaftan-sapphire"]), ["curtain"],
                      landscape=((-.1, -6.6, 1.30), (-.05, 0, 1.16), 50)),
    "loft": _scene("loft", "stories", "fw2425", "story 1", "none", ("A coat, dresses and a jacket in a white workshop, paper patterns on the wall", ["camel-coat-camel", "iris-set-black", "granat-dress-petrol", "vera-set-ivory"]), keep=.08, without=dict(square7=("camel-coat-camel",)),
                   landscape=((.0, -6.4, 1.35), (.15, 0, 1.14), 48),
                   square1=((.5, -6.2, 1.40), (-.60, .3, 1.12), 72), square2=((.1, -3.6, 1.30), (-1.20, .15, .93), 72),
                   square3=((-1.15, -1.9, 1.46), (-1.75, .55, 1.26), 90, 8.), square4=((1.0, -1.5, 1.75), (1.62, 1.1, 1.0), 98, 8.),
                   square5=((1.7, -2.8, 1.72), (.97, 2.2, 1.52), 82), square6=((-3.3, -2.9, 1.25), (.10, .45, .98), 66),
                   square7=((-1.75, -3.0, 1.42), (-2.50, -.35, 1.28), 88, 8.), square8=((2.3, -2.4, 1.15), (3.0, 1.9, .86), 62)),
    "runway": _scene("runway", "stories", "fw2425", "story 2", "none",
                     ("Gowns, kaftans and abayas in two rows in a dark hall before a red wall", ["dana-gown-petrol", "zumurrud-kaftan-ruby", "lina-dress-champagne", "amira-kaftan-bronze", "layan-abaya-plum", "noor-abaya-oat"]),
                     without=dict(square4=("zumurrud-kaftan-ruby",), square7=("layan-abaya-plum",)),
                     landscape=((.0, -5.6, 1.10), (.0, 0, 1.02), 42),
                     square1=((.9, -5.2, 1.20), (.02, 1., 1.04), 60), square2=((-.45, -3.9, 1.05), (-1.03, 0, .89), 74),
                     square3=((.35, -1.7, 1.36), (.86, 1.2, 1.20), 85, 8.), square4=((1.5, .0, 1.22), (-.76, 2.48, 1.16), 91),
                     square5=((.3, 9.9, 1.25), (.0, 4., 1.02), 46), square6=((-.25, -2.3, .55), (-.86, 0, .33), 75, 8.),
                     square7=((2.2, 1.5, 1.22), (.86, 3.6, 1.18), 88, 8.), square8=((1.5, -3.0, .42), (.445, 2.72, .985), 45)),
    "court": _scene("court", "stories", "ss24", "story 3", "none", ("Three dressed forms in a limewashed courtyard under the shadow of palms", ["sage-set-ochre", "mira-dress-cinnamon", "rose-cape-celadon"]), keep=.20,
                    without=dict(landscape=("plant",), square2=("sage-set-ochre",), square4=("mira-dress-cinnamon", "rose-cape-celadon")),
                    landscape=((.2, -6.6, 1.25), (-.1, 0, 1.26), 46),
                    square1=((.0, -4.9, 1.20), (-.50, .4, 1.12), 52), square2=((.55, -2.2, 1.42), (.10, .25, 1.22), 85, 8.),
                    square3=((-3.3, -1.2, 1.20), (-2.28, 1.95, .72), 70, 8.), square4=((-.1, -2.4, .95), (-.72, .6, .66), 84),
                    portrait=((1.85, -4.6, 1.35), (1.93, 2.2, 1.32), 58)),
    "enfilade": _scene("enfilade", "editorial", "both", "Collections", "none",
                       ("Doorways in chalk, rose and clay, one behind the other: a lilac dress and a pearl abaya before them, an emerald and a bronze kaftan further in",
                        ["lina-dress-lilac", "yara-abaya-pearl", "zumurrud-kaftan-emerald", "amira-kaftan-bronze"]),
                       without=dict(portrait=("amira-kaftan-bronze", "lina-dress-lilac", "yara-abaya-pearl")),
                       landscape=((.0, -6.4, 1.30), (.0, 0, 1.16), 48), portrait=((-.27, -5.4, 1.30), (-.25, 1.95, 1.14), 80)),
    "onset": _scene("onset", "editorial", "fw2425", "New In", "none",
                    ("A forest green coat and a navy jacket on a sweep of camel paper before a brick wall", ["elena-coat-forest", "vera-set-navy"]),
                    without=dict(portrait=("vera-set-navy", "amal-bag-oxblood")),
                    landscape=((.0, -6.4, 1.25), (.05, 0, 1.17), 46), portrait=((-.50, -5.8, 1.20), (-.52, 0, 1.07), 71)),
    "dusk": _scene("dusk", "editorial", "fw2425", "FW 24/25", "none",
                   ("A coat, a dress and a gown before umber plaster in the last sun", ["nadia-coat-oatmeal", "granat-dress-garnet", "dana-gown-petrol"]),
                   landscape=((.0, -6.2, 1.20), (.05, 0, 1.10), 50), portrait=((-.10, -5.8, 1.20), (-.10, 0, .98), 92)),
    "terrace": _scene("terrace", "editorial", "ss24", "SS24", "none",
                      ("A kaftan, a dress and a pleated skirt on limewashed steps under a summer sky", ["jana-kaftan-indigo", "maya-dress-honey", "sage-set-sage"]),
                      landscape=((.0, -6.2, 1.35), (.08, 0, 1.09), 48), portrait=((.0, -5.6, 1.35), (.0, 0, 1.20), 80), portrait2=((1.80, -5.2, 1.56), (1.86, 1.45, 1.47), 88),
                      portrait3=((-1.50, -5.2, 1.35), (-1.56, .55, .94), 82)),
    "wardrobe": _scene("wardrobe", "editorial", "both", "ready-to-wear", "none",
                       ("An open oak wardrobe full of garments, a grey coat beside it", ["safiya-dress-rust", "mira-dress-teal", "yara-abaya-lavender", "sofia-coat-rose", "layan-abaya-sage",
                                                                                         "noor-abaya-ink", "elena-coat-bordeaux", "camel-coat-graphite"]),
                       without=dict(portrait=("safiya-dress-rust", "mira-dress-teal", "yara-abaya-lavender", "sofia-coat-rose", "layan-abaya-sage", "elena-coat-bordeaux",
                                              "camel-coat-graphite", "amal-bag-cognac", "rima-clutch-emerald", "safar-tote-navy")),
                       landscape=((.05, -6.0, 1.35), (.08, 0, 1.14), 46), portrait=((.38, -5.2, 1.35), (.45, .6, 1.18), 86)),
    "alcoves": _scene("alcoves", "editorial", "both", "accessories", "none", ("Four leather bags, each in an arched niche with a green ground", []),
                      landscape=((.0, -3.9, 1.34), (.0, .4, 1.26), 43), portrait=((-1.22, -3.2, 1.34), (-1.20, .4, 1.24), 98)),
    "fitting": _scene("fitting", "editorial", "both", "About, upright", "none; the title over the floor",
                      ("A camel coat by the atelier's window, cloth on the bolt on the table beside it", ["camel-coat-camel", "sofia-coat-rose"]), ["curtain"],
                      portrait1=((.10, -6.2, 1.30), (.05, 0, 1.06), 80), portrait2=((2.70, -5.8, 1.30), (2.71, 0, 1.16), 74)),
}


# what a visitor meets first: the first page of the shop, newest first, then what the demo customer ordered, then the rest
WORTH = (
    "elena-coat-forest", "dana-gown-petrol", "vera-set-navy", "amira-kaftan-sapphire", "rania-set-stone", "nadia-coat-espresso", "sofia-coat-rose",
    "zumurrud-kaftan-emerald", "iris-set-black", "elena-coat-bordeaux", "granat-dress-petrol", "vera-set-ivory", "hala-set-grey", "rania-set-teal",
    "amira-kaftan-bronze", "dana-gown-aubergine", "sarab-abaya-night", "zumurrud-kaftan-ruby", "hizam-belt-black", "camel-coat-camel", "sadu-shawl-sea",
    "layal-dress-midnight", "nadia-coat-oatmeal", "iris-set-cocoa", "amal-bag-cognac", "amal-bag-oxblood", "noor-abaya-ink", "sage-set-ochre", "sage-set-sage",
    "granat-dress-garnet", "khatam-scarf-garnet", "hizam-belt-chestnut", "lina-dress-powder", "riwaq-scarf-blue", "jana-kaftan-coral", "jana-kaftan-indigo",
    "sofia-coat-moss", "bustan-scarf-green", "hala-set-caramel", "mira-dress-teal", "sarab-abaya-olive", "safiya-dress-rust", "mira-dress-cinnamon",
    "zumurrud-kaftan-amethyst", "granat-dress-black", "sadu-shawl-ember", "safiya-dress-forest", "layan-abaya-sage", "layal-dress-mulberry", "layan-abaya-plum",
    "safar-tote-navy", "bustan-scarf-plum", "riwaq-scarf-rose", "rima-clutch-emerald", "aya-set-navy", "tala-set-indigo", "yara-abaya-pearl", "rose-cape-ivory",
    "maya-dress-white", "aya-set-shell", "nour-set-clay", "dalia-dress-noir", "safar-tote-tan", "rose-cape-rose", "salma-dress-coral", "rose-cape-celadon",
    "rima-clutch-sand", "nour-set-teal", "yara-abaya-lavender", "salma-dress-pistachio", "dalia-dress-meadow", "maya-dress-honey",
)
# shown from three quarters instead of from behind
TURNED = ("noor-abaya-ink", "zumurrud-kaftan-emerald", "lina-dress-powder", "sage-set-sage", "jana-kaftan-indigo", "camel-coat", "yara-abaya")


def sunlit(p, view):
    """Whether a product is shot by the sun, as SS24 is; a close-up has the soft light of both seasons."""
    return p["season"] == "ss24" and view != "detail"


def turned(slug):
    return "product", slug, "three" if "object" in PRODUCTS[slug] or slug.startswith(TURNED) else "back"


def ORDER():
    """Every picture that the shop wants, most wanted first: fronts, then turned views with a scene after every few, then close-ups; second colors last."""
    others = [s for s in PRODUCTS if s not in WORTH]
    yield from (("product", s, "front") for s in (*WORTH, *others))
    scenes = iter(SCENES)
    for k, s in enumerate(WORTH):
        yield turned(s)
        if k % 4 == 0:
            yield from (("scene", n) for n in islice(scenes, 1))
    yield from (("scene", n) for n in scenes)
    yield from (("product", s, "detail") for s in WORTH)
    for s in others:
        yield turned(s)
        yield "product", s, "detail"
