#!/usr/bin/env python3
"""The studio's one command.

    make.py preview SLUG [VIEW]      small and quick, to out/preview/
    make.py shoot SLUG [VIEW]        one final picture (again, even if it exists)
    make.py preview|shoot scene NAME [SHAPE…]
    make.py frame NAME [SHAPE…]      where each garment of a scene stands, and which the edge or a crop of the shop's goes through
    make.py all                      everything that is missing, one a core at a time; safe to stop and start again
    make.py list                     what there is and what is missing

Masters go to ../media (or $STUDIO_MEDIA), meshes and scratch files to out/.  `touch out/stop` ends `all` after the current pictures.
"""
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from catalog import PRODUCTS, MESHES, SCENES, ORDER

HERE = Path(__file__).resolve().parent
OUT = Path(os.environ.get("STUDIO_OUT", HERE / "out"))
MEDIA = Path(os.environ.get("STUDIO_MEDIA", HERE.parent / "media"))
CORES = os.cpu_count() or 1
WORKERS = int(os.environ.get("STUDIO_WORKERS", CORES))
SPP, TURNED_SPP, NEAR_SPP, METAL_SPP, SCENE_SPP = 12, 6, 6, 8, 12        # a close-up is nearly all cloth, evenly lit: it needs fewer; one with metal a few more


# ---------------------------------------------------------------- meshes
def needs(mesh, done):
    """Inner layers first."""
    for q in filter(None, (MESHES[mesh][1].get("inner") or "").split("+")):
        needs(q, done)
    if mesh not in done:
        done.append(mesh)


def drape(mesh):
    import garments
    import sheets
    kind, p = MESHES[mesh]
    getattr(garments if hasattr(garments, kind) else sheets, kind)(mesh, **p)


def meshes(wanted):
    todo = []
    for m in wanted:
        needs(m, todo)
    OUT.mkdir(exist_ok=True)
    if not (OUT / "form.npz").exists():
        import body
        import numpy as np
        v, f = body.mesh(.006, angle=15., neck_cut=1.60, head=False, legs=False)
        np.savez(OUT / "form.npz", v=v, f=f)
    for m in todo:
        if not (OUT / f"{m}.npz").exists():
            drape(m)


def worn(slug):
    p = PRODUCTS[slug]
    return [m for m, _, _ in p["layers"]] if "layers" in p else p["object"].get("meshes", [])


# ---------------------------------------------------------------- pictures
def blender(script, *args, telling="RENDER"):
    """Runs a script of Blender's; gives the second word of each line that tells of something: of a picture as it is finished."""
    env = {**os.environ, "STUDIO_PYTHON": sys.executable, "NUMBA_NUM_THREADS": str(max(1, CORES // WORKERS))}
    said = []
    with subprocess.Popen(["nice", "-n", "19", "blender", "-b", "-t", env["NUMBA_NUM_THREADS"], "--python-exit-code", "3", "--python", str(HERE / script), "--", *map(str, args)],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env) as r:
        for line in r.stdout:
            said.append(line)
            if line.startswith(telling):
                print(line, end="", flush=True)
                yield line.split()[1]
    if r.returncode:
        print("".join(said)[-2000:], flush=True)


def master(png, path):
    """JPEG 92; written beside and renamed, so no half-written file is ever seen.  A close-up is all grain: half its color resolution is a fifth of its bytes and is not seen."""
    from PIL import Image
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    Image.open(png).convert("RGB").save(part, "JPEG", quality=92, subsampling="4:2:0" if path.stem == "detail" else "4:4:4", optimize=True, progressive=True)
    part.rename(path)
    png.unlink()


def product(slug, view="front"):
    return "shoot.py", slug, {view: MEDIA / "products" / slug / f"{view}.jpg"}, worn(slug)


def scene(name, *shapes):
    s = SCENES[name]
    first = next(iter(s["shapes"]))
    return "scenes.py", name, {q: MEDIA / s["folder"] / f"{name}{'' if q == first else '-' + q}.jpg" for q in shapes or s["shapes"]}, s["meshes"]


def take(job):
    script, name, paths, draped = job
    near = NEAR_SPP if draped else METAL_SPP
    spp = SCENE_SPP if script == "scenes.py" else near if "detail" in paths else SPP if "front" in paths else TURNED_SPP
    t = time.time()
    for done in blender(script, name, ",".join(paths), spp, 1):
        path = paths[done.removeprefix(f"{name}_")]
        master(OUT / f"{done}.png", path)
        print(f"{path.relative_to(MEDIA)}  {time.time() - t:.0f} s", flush=True)
        t = time.time()


def jobs():
    for kind, *a in ORDER():
        yield (scene if kind == "scene" else product)(*a)


def missing(job):
    script, name, paths, worn = job
    return script, name, {q: f for q, f in paths.items() if not f.exists()}, worn


def everything():
    stop = OUT / "stop"
    stop.unlink(missing_ok=True)
    todo = [j for j in map(missing, jobs()) if j[2]]
    meshes(dict.fromkeys(m for j in todo for m in j[3]))

    def next_one(job):
        job = missing(job)
        if job[2] and not stop.exists():
            take(job)
    with ThreadPoolExecutor(WORKERS) as pool:
        list(pool.map(next_one, todo))


def main(a):
    OUT.mkdir(exist_ok=True)
    if a[:1] == ["all"]:
        everything()
    elif a[:1] == ["list"]:
        for path in (f for j in jobs() for f in j[2].values()):
            print("ok  " if path.exists() else "todo", path.relative_to(MEDIA))
    elif a[:1] == ["frame"] and len(a) > 1:
        job = scene(*a[1:])
        meshes(job[3])
        for _ in blender(job[0], "frame", job[1], ",".join(job[2]), telling="FRAMED"):
            pass
    elif a[:1] in (["preview"], ["shoot"]) and len(a) > 1:
        job = scene(*a[2:]) if a[1] == "scene" else product(*a[1:])
        meshes(job[3])
        if a[0] == "shoot":
            take(job)
        else:
            (OUT / "preview").mkdir(exist_ok=True)
            for done in blender(job[0], job[1], ",".join(job[2]), 16, .45 if job[0] == "shoot.py" else .4):
                f = OUT / "preview" / f"{done}.png"
                (OUT / f"{done}.png").rename(f)
                print(f)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
