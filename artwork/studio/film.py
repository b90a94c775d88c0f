"""Takes the picture of a garment: as the scenes do (lens.py), or cut out on a transparent ground."""
import os, shutil, tempfile
import bpy
import numpy as np
import lens


def _save(light, alpha, path):
    """Colour and alpha through the scene's film response, to WebP or PNG."""
    scene, (h, w) = bpy.context.scene, light.shape[:2]
    full = np.ones((h, w, 4), np.float32)
    full[..., :3] = np.maximum(light, 0)
    if alpha is not None:
        full[..., 3] = alpha
    image = bpy.data.images.new('picture', w, h, alpha=True, float_buffer=True)
    image.alpha_mode = 'STRAIGHT'
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(full.ravel())
    r = scene.render.image_settings
    r.file_format, r.color_mode, r.color_depth = 'PNG', 'RGB' if alpha is None else 'RGBA', '8'
    folder = tempfile.mkdtemp()
    png = path if path.endswith('.png') else os.path.join(folder, 'picture.png')
    image.save_render(png, scene=scene)
    if png != path:
        from PIL import Image
        Image.open(png).save(path, quality=92, method=6)
    shutil.rmtree(folder)


def develop(path, transparent=False):
    light, albedo, normal = lens.passes()
    clean = .82 * lens.clean(light, albedo, normal, 4, .5) + .18 * np.minimum(light, 8)
    if not transparent:
        return _save(lens.lens(clean, bloom=.02, falloff=.10, grain=.010), None, path)
    alpha = _alpha()
    _save(clean / np.maximum(alpha, 1e-3)[..., None], alpha, path)


def _alpha():
    """The share of each pixel that the garment covers, from a second, cheap picture."""
    scene = bpy.context.scene
    samples, scene.cycles.samples = scene.cycles.samples, 8
    folder = tempfile.mkdtemp()
    r = scene.render.image_settings
    r.file_format, r.color_mode = 'OPEN_EXR', 'RGBA'
    scene.render.filepath = os.path.join(folder, 'alpha.exr')
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(scene.render.filepath)
    w, h = image.size
    data = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(data)
    scene.cycles.samples = samples
    shutil.rmtree(folder)
    return data.reshape(h, w, 4)[..., 3]
