#!/usr/bin/env python3
"""The studio's one command.

    make.py preview SLUG [VIEW]      small and quick, to out/preview/
    make.py shoot SLUG [VIEW]        one final picture (again, even if it exists)
    make.py preview|shoot scene NAME [landscape|portrait]
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
SPP, NEAR_SPP, SCENE_SPP = 12, 6, 14        # a close-up is nearly all cloth, evenly lit: it needs fewer


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
def blender(script, *args):
    env = {**os.environ, "STUDIO_PYTHON": sys.executable, "NUMBA_NUM_THREADS": str(max(1, CORES // WORKERS))}
    r = subprocess.run(["nice", "-n", "5", "blender", "-b", "-t", env["NUMBA_NUM_THREADS"], "--python-exit-code", "3", "--python", str(HERE / script), "--", *map(str, args)],
                       capture_output=True, text=True, env=env)
    said = [q for q in r.stdout.splitlines() if q.startswith("RENDER")]
    print(*(said or [r.stdout[-600:] + r.stderr[-1500:]]), flush=True)
    return bool(said)


def master(png, path):
    """JPEG 92, 4:4:4; written beside and renamed, so no half-written file is ever seen."""
    from PIL import Image
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    Image.open(png).convert("RGB").save(part, "JPEG", quality=92, subsampling=0, optimize=True, progressive=True)
    part.rename(path)
    png.unlink()


def product(slug, view="front"):
    return ("shoot.py", slug, view), MEDIA / "products" / slug / f"{view}.jpg", worn(slug)


def scene(name, shape="landscape"):
    s = SCENES[name]
    tail = "" if shape == next(iter(s["shapes"])) else f"-{shape}"
    return ("scenes.py", name, shape), MEDIA / s["folder"] / f"{name}{tail}.jpg", s["meshes"]


def take(job):
    (script, name, view), path, _ = job
    spp = SCENE_SPP if script == "scenes.py" else NEAR_SPP if view == "detail" else SPP
    t = time.time()
    if blender(script, name, view, spp, 1):
        master(OUT / f"{name}_{view}.png", path)
        print(f"{path.relative_to(MEDIA)}  {time.time() - t:.0f} s", flush=True)


def jobs():
    for kind, *a in ORDER():
        yield (scene if kind == "scene" else product)(*a)


def everything():
    stop = OUT / "stop"
    stop.unlink(missing_ok=True)
    todo = [j for j in jobs() if not j[1].exists()]
    meshes(dict.fromkeys(m for j in todo for m in j[2]))
    with ThreadPoolExecutor(WORKERS) as pool:
        list(pool.map(lambda j: None if stop.exists() or j[1].exists() else take(j), todo))


def main(a):
    OUT.mkdir(exist_ok=True)
    if a[:1] == ["all"]:
        everything()
    elif a[:1] == ["list"]:
        for _, path, _ in jobs():
            print("ok  " if path.exists() else "todo", path.relative_to(MEDIA))
    elif a[:1] in (["preview"], ["shoot"]) and len(a) > 1:
        job = scene(*a[2:]) if a[1] == "scene" else product(*a[1:])
        meshes(job[2])
        if a[0] == "shoot":
            take(job)
        else:
            (OUT / "preview").mkdir(exist_ok=True)
            _, name, view = job[0]
            if blender(*job[0], 16, .45 if job[0][0] == "shoot.py" else .4):
                f = OUT / "preview" / f"{name}_{view}.png"
                (OUT / f"{name}_{view}.png").rename(f)
                print(f)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
