"""From light to picture: denoise, what a lens and film add, then Blender's Filmic response, for scenes and garments."""
import ctypes
import os
import shutil
import tempfile
import bpy
import numpy as np
from cloth.native import load


def _read(path):
    """An image file as floats (rows from below)."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return data.reshape(height, width, 4)


def passes():
    """Render once and return colour, albedo and normal as float arrays."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    folder = tempfile.mkdtemp()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, write = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    write.base_path, write.format.file_format, write.format.color_depth = folder, 'OPEN_EXR', '32'
    write.file_slots.clear()
    for i, name in enumerate(('Image', 'Denoising Albedo', 'Denoising Normal')):
        write.file_slots.new('p%d_' % i)
        tree.links.new(layers.outputs[name], write.inputs[i])
    scene.render.filepath = os.path.join(folder, 'unused.png')
    bpy.ops.render.render(write_still=False)
    files = sorted(os.listdir(folder))
    arrays = [np.ascontiguousarray(_read(os.path.join(folder, file))[..., :3]) for file in files]
    shutil.rmtree(folder)
    scene.use_nodes = False
    return arrays


def _alpha():
    """The share of each pixel that is covered, from a second, cheap picture."""
    scene = bpy.context.scene
    samples, scene.cycles.samples = scene.cycles.samples, 8
    folder = tempfile.mkdtemp()
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode = 'OPEN_EXR', 'RGBA'
    scene.render.filepath = os.path.join(folder, 'alpha.exr')
    bpy.ops.render.render(write_still=True)
    alpha = _read(scene.render.filepath)[..., 3]
    scene.cycles.samples = samples
    shutil.rmtree(folder)
    return alpha


def clean(colour, albedo, normal, reach=6, strength=.7, raw=.2):
    """Denoised by its neighbours. A part of the `raw` light keeps the tooth of paper and cloth, and reads as grain."""
    out = np.empty_like(colour)
    height, width = colour.shape[:2]
    pointer = lambda a: a.ctypes.data_as(ctypes.c_void_p)
    number = ctypes.c_float
    load('denoise.c').dn(width, height, pointer(colour), pointer(albedo), pointer(normal), pointer(out), reach,
                         number(strength), number(.12), number(.6))
    return (1 - raw) * out + raw * np.minimum(colour, 8)


def blur(image, sigma):
    n = int(sigma * 2.5) + 1
    kernel = np.exp(-.5 * (np.arange(-n, n + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    image = np.pad(image, ((n, n), (0, 0), (0, 0)), 'edge')
    image = sum(kernel[i] * image[i:i + image.shape[0] - 2 * n] for i in range(2 * n + 1))
    image = np.pad(image, ((0, 0), (n, n), (0, 0)), 'edge')
    return sum(kernel[i] * image[:, i:i + image.shape[1] - 2 * n] for i in range(2 * n + 1))


def lens(colour, bloom=.045, falloff=.16, grain=.014):
    """What glass and film add: light that spreads, darker corners, grain that follows the tone."""
    height, width = colour.shape[:2]
    colour = colour * (1 - bloom) + bloom * blur(np.minimum(colour, 5), width * .012)
    y, x = np.mgrid[0:height, 0:width]
    colour = colour * (1 - falloff * ((x / width - .5) ** 2 + (y / height - .5) ** 2) / .5)[..., None]
    rng = np.random.default_rng(7)
    speck = rng.normal(0, 1, (height, width, 1))
    speck = .6 * speck + .8 * blur(speck, .8) + rng.normal(0, .3, (height, width, 3))
    light = colour.mean(2, keepdims=True)
    return colour * (1 + grain * speck / (np.sqrt(np.maximum(light, .02)) * 1.6))


def _save(light, path, alpha=None):
    """Through the scene's view transform into a PNG or a WebP."""
    height, width = light.shape[:2]
    full = np.ones((height, width, 4), np.float32)
    full[..., :3] = np.maximum(light, 0)
    if alpha is not None:
        full[..., 3] = alpha
    image = bpy.data.images.new('picture', width, height, alpha=True, float_buffer=True)
    image.alpha_mode = 'STRAIGHT'
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(full.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB' if alpha is None else 'RGBA', '8'
    folder = tempfile.mkdtemp()
    png = path if path.endswith('.png') else os.path.join(folder, 'picture.png')
    image.save_render(png, scene=bpy.context.scene)
    if png != path:
        from PIL import Image
        Image.open(png).save(path, quality=92, method=6)
    shutil.rmtree(folder)


def expose(path):
    """The picture of a scene."""
    _save(lens(clean(*passes())), path)


def develop(path, transparent=False):
    """The picture of a garment: less bloom and grain than a scene, or cut out on a transparent ground."""
    light = clean(*passes(), 4, .5, .18)
    if not transparent:
        return _save(lens(light, bloom=.02, falloff=.10, grain=.010), path)
    alpha = _alpha()
    _save(light / np.maximum(alpha, 1e-3)[..., None], path, alpha)
