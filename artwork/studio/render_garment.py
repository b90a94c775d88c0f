"""blender -b -P artwork/studio/render_garment.py -- ID... [--views front,cutout,back,detail,label,sole] [--preview] [--width 640] [--samples 96] [--crop x0,x1,y0,y1] [--out FILE]

Views of a garment come from one scene: it hangs once. In FILE, % stands for the name of the picture."""
import argparse, os, sys, time, traceback, zlib
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import bpy
import numpy as np
from mathutils import Matrix
from film import develop
from garments.woven_label import sew
from props.hanger import Hanger
from sets import close, studio_wall
from shots.garments import SHOTS

CUTOUT = 1.45     # metres that a cut-out is high: all clothes share one scale, shoes and bags fill theirs
CUTOUT_WIDTH = 400
# Degrees that the camera stands to the right (left: below zero) and above, and its aperture: seen straight on, cloth looks drawn.
FROM = {'front': (17, 4, 2.0), 'back': (-24, 7, 1.8)}


def main():
    a = argparse.ArgumentParser()
    a.add_argument('ids', nargs='+')
    a.add_argument('--views', default='front')
    a.add_argument('--preview', action='store_true')
    a.add_argument('--hang', action='store_true', help='only hang the cloth, for the cache')
    a.add_argument('--width', type=int)
    a.add_argument('--samples', type=int)
    a.add_argument('--crop')
    a.add_argument('--out')
    a.add_argument('--again', action='store_true', help='only the film, over the light of the last time')
    o = a.parse_args(sys.argv[sys.argv.index('--') + 1:])
    for name in o.ids:
        try:
            photograph(name, o)
        except Exception:
            traceback.print_exc()


def filmed(shot, view):
    """How its light becomes a picture. Near views show single stitches, which smoothed edges would lose."""
    return dict(shot.get('film', {}), edges=view in ('front', 'back'))


def photograph(name, o):
    shot = SHOTS[name]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    start = time.time()
    where = lambda view: o.out and o.out.replace('%', named(name, view)) or os.path.join(HERE, 'pictures', named(name, view) + '.webp')
    if o.again:
        studio_wall.film(bpy.context.scene, 1)
        return [develop(where(view), view == 'cutout', True, **filmed(shot, view)) for view in o.views.split(',')]
    hanger = shot['make']()
    if o.hang:
        return
    clothes = list(bpy.data.objects)
    bars = hanger.build(studio_wall.brass()) if hanger else []
    if isinstance(hanger, Hanger):
        askew(clothes + bars, name)
    samples = o.samples or (24 if o.preview else 96)
    wall = studio_wall.build(samples)
    if o.crop:
        r = bpy.context.scene.render
        r.use_border = r.use_crop_to_border = True
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = (float(v) for v in o.crop.split(','))
    made = time.time()
    bpy.context.view_layer.update()
    for view in o.views.split(','):
        width = o.width or (320 if o.preview else 960)
        if view == 'cutout':
            width = min(width, CUTOUT_WIDTH)
        size = (width, width * 5 // 4)
        poses = [(ob, ob.matrix_world.copy()) for ob in clothes + bars + wall]
        if view == 'cutout':
            studio_wall.camera(shot.get('cutout', CUTOUT), middle(clothes), size)
        elif view == 'detail':
            close.camera(clothes, size=size, **shot['detail'])
        elif view == 'label':
            label(clothes, size, **shot['label'])
        elif view == 'sole':
            shot['sole'](clothes, bars)
            bpy.context.view_layer.update()
            close.camera(clothes, size=size, **shot['tread'])
        else:
            if view == 'back':
                shot.get('turn', turn)(clothes, bars, wall[1:])
                bpy.context.view_layer.update()
            aside, above, aperture = FROM[view]
            seen = dict(x=0, z=shot['centre'], height=shot['frame'] * 1.03, turn=aside, down=above, aperture=aperture, whole=True)
            if view == 'front' and 'behind' in shot:  # shoes in profile
                studio_wall.camera(shot['frame'], shot['centre'], size)
            else:
                close.camera(clothes, size=size, **shot.get('behind', seen))
        cutout = view == 'cutout'
        bpy.context.scene.render.film_transparent = cutout
        bpy.context.scene.cycles.samples = min(samples, 24) if cutout else samples
        wall[0].visible_camera = not cutout  # it still gives back light
        for ob in wall[1:] + bars:
            ob.hide_render = view == 'cutout'
        develop(where(view), cutout, **filmed(shot, view))
        for ob, pose in poses:
            ob.matrix_world = pose
    print(f'{name}: made in {made - start:.0f} s, rendered in {time.time() - made:.0f} s', flush=True)


def askew(things, name):
    """Nobody hangs a piece quite level, or quite square to the wall; it is moved forward until it does not touch that."""
    bpy.context.view_layer.update()
    turned, tilted = np.radians(np.random.default_rng(zlib.crc32(name.encode())).uniform(.4, 1, 2) * [1.9, .8]) * [1, (-1) ** len(name)]
    about = Matrix.Translation((0, 0, studio_wall.PEG))
    move = about @ Matrix.Rotation(turned, 4, 'Z') @ Matrix.Rotation(tilted, 4, 'Y') @ about.inverted()
    behind = max(0, max((move @ ob.matrix_world @ v.co).y for ob in things for v in ob.data.vertices) - .0955)
    for ob in things:
        ob.matrix_world = Matrix.Translation((0, -behind, 0)) @ move @ ob.matrix_world


def named(name, view):
    return name if view == 'front' else f'{name}-{view}'


def turn(clothes, bars, peg):
    """Shows the back: turned about the hook, as near to the wall as the front was."""
    back = max((ob.matrix_world @ v.co).y for ob in clothes for v in ob.data.vertices)
    front = min((ob.matrix_world @ v.co).y for ob in clothes for v in ob.data.vertices)
    move = Matrix.Translation((0, back + front, 0))
    for ob in clothes + bars:
        ob.matrix_world = move @ Matrix.Rotation(np.pi, 4, 'Z') @ ob.matrix_world
    for ob in peg:
        ob.matrix_world = move @ ob.matrix_world


def label(clothes, size, lift=.0004, roll=0., **look):
    """Sewn on where the camera looks, in the place of a plain one."""
    plain = [ob for ob in clothes if ob.name.startswith('label')]
    for ob in plain:
        ob.hide_render = True
    cloth = [ob for ob in clothes if ob not in plain]
    here, normal = close.camera(cloth, size=size, **look)
    sew(cloth, here, normal, lift, roll)
    close.reflector(here)


def middle(things):
    """Half height of what these objects cover."""
    z = [(ob.matrix_world @ v.co).z for ob in things for v in ob.data.vertices]
    return (min(z) + max(z)) / 2


main()
