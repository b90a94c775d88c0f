"""Exposes the scene: render, remove the grain of the sampling, answer like film, write the picture."""
import ctypes, os, shutil, tempfile
import bpy
import numpy as np
from cloth.native import load


def _passes(folder, names):
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, out, end = (tree.nodes.new('CompositorNode' + k) for k in ('RLayers', 'OutputFile', 'Composite'))
    tree.links.new(layers.outputs['Image'], end.inputs[0])
    out.base_path, out.format.file_format, out.format.color_depth = folder, 'OPEN_EXR', '32'
    out.file_slots.clear()
    for k, name in enumerate(names):
        out.file_slots.new(f'p{k}_')
        tree.links.new(layers.outputs[name], out.inputs[k])
    scene.frame_set(1)
    bpy.ops.render.render()
    arrays = []
    for k in range(len(names)):
        file = next(f for f in os.listdir(folder) if f.startswith(f'p{k}_'))
        image = bpy.data.images.load(os.path.join(folder, file))
        image.colorspace_settings.name = 'Non-Color'
        w, h = image.size
        a = np.empty(w * h * 4, np.float32)
        image.pixels.foreach_get(a)
        arrays.append(a.reshape(h, w, 4))
    scene.use_nodes = False
    return arrays


def develop(path, transparent=False):
    folder = tempfile.mkdtemp()
    image, albedo, normal = _passes(folder, ('Image', 'Denoising Albedo', 'Denoising Normal'))
    h, w = image.shape[:2]
    light, base, face = (np.ascontiguousarray(a[..., :3]) for a in (image, albedo, normal))
    clean = np.empty_like(light)
    p = lambda a: a.ctypes.data_as(ctypes.c_void_p)
    f = ctypes.c_float
    load('cloth/denoise.c').dn(w, h, p(light), p(base), p(face), p(clean), 4, f(.5), f(.12), f(.35))
    full = image.copy()
    full[..., :3] = np.maximum(clean, 0)
    if transparent:
        full[..., :3] /= np.maximum(full[..., 3:], 1e-4)
    scene = bpy.context.scene
    out = bpy.data.images.new('picture', w, h, alpha=True, float_buffer=True)
    out.alpha_mode = 'STRAIGHT'
    out.colorspace_settings.name = 'Linear'
    out.pixels.foreach_set(full.ravel())
    r = scene.render.image_settings
    r.file_format, r.color_mode, r.color_depth = 'PNG', 'RGBA' if transparent else 'RGB', '8'
    png = path if path.endswith('.png') else os.path.join(folder, 'picture.png')
    out.save_render(png, scene=scene)
    if png != path:
        from PIL import Image
        Image.open(png).save(path, quality=92, method=6)
    shutil.rmtree(folder)
