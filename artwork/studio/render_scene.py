"""blender -b -P artwork/studio/render_scene.py -- NAME [--preview] [--width N] [--samples N] [--out FILE] [--crop x0,x1,y0,y1]

Renders shots/NAME.py. A shot says SIZE (the largest width that the catalogue names) and build().
"""
import argparse
import importlib
import os
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import film  # noqa: E402
import stage  # noqa: E402


def main(words):
    parser = argparse.ArgumentParser(prog='render_scene')
    parser.add_argument('name')
    parser.add_argument('--preview', action='store_true')
    parser.add_argument('--width', type=int)
    parser.add_argument('--samples', type=int)
    parser.add_argument('--out')
    parser.add_argument('--crop')
    parser.add_argument('--again', action='store_true', help='only the film, over the light of the last time')
    options = parser.parse_args(words)
    shot = importlib.import_module('shots.' + options.name.replace('-', '_'))
    width = options.width or (360 if options.preview else shot.SIZE[0])
    height = round(width * shot.SIZE[1] / shot.SIZE[0])
    samples = options.samples or (24 if options.preview else getattr(shot, 'SAMPLES', 64))
    start = time.time()
    stage.empty(width, height, samples, getattr(shot, 'EXPOSURE', 0.0))
    if not options.again:
        shot.build()
        stage.quick_bounces()
    built = time.time()
    if options.crop:
        render = bpy.context.scene.render
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = map(float, options.crop.split(','))
    out = options.out or os.path.join(tempfile.gettempdir() if options.preview else os.path.join(HERE, 'pictures'),
                                      options.name + ('.png' if options.preview else '.webp'))
    film.expose(out, options.again)
    print('%s %dx%d, %d samples: built in %.0f s, rendered in %.0f s' % (out, width, height, samples, built - start, time.time() - built))


main(sys.argv[sys.argv.index('--') + 1:])
