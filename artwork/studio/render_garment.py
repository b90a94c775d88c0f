"""blender -b -P artwork/studio/render_garment.py -- ID... [--preview] [--cutout] [--width 640] [--samples 96] [--crop x0,x1,y0,y1] [--out FILE]"""
import argparse, os, sys, time, traceback
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import bpy
from film import develop
from sets import studio_wall
from shots.garments import SHOTS


def main():
    a = argparse.ArgumentParser()
    a.add_argument('ids', nargs='+')
    a.add_argument('--preview', action='store_true')
    a.add_argument('--cutout', action='store_true')
    a.add_argument('--hang', action='store_true', help='only hang the cloth, for the cache')
    a.add_argument('--width', type=int)
    a.add_argument('--samples', type=int)
    a.add_argument('--crop')
    a.add_argument('--out')
    o = a.parse_args(sys.argv[sys.argv.index('--') + 1:])
    width = o.width or (320 if o.preview else 960)
    samples = o.samples or (24 if o.preview else 96)
    for name in o.ids:
        try:
            photograph(name, o, width, samples)
        except Exception:
            traceback.print_exc()


def photograph(name, o, width, samples):
    shot = SHOTS[name]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    start = time.time()
    hanger = shot['make']()
    if o.hang:
        return
    studio_wall.build(shot['frame'], shot['centre'], (width, width * 5 // 4), samples, o.cutout)
    if hanger and not o.cutout:
        hanger.build(studio_wall.brass())
    if o.crop:
        r = bpy.context.scene.render
        r.use_border = r.use_crop_to_border = True
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = (float(v) for v in o.crop.split(','))
    made = time.time()
    out = o.out and o.out.replace('%', name) or os.path.join(HERE, 'pictures', name + ('-cutout' if o.cutout else '') + '.webp')
    develop(out, o.cutout)
    print(f'{name}: made in {made - start:.0f} s, rendered in {time.time() - made:.0f} s', flush=True)


main()
