"""From light to picture: denoise, a lens's bloom and falloff, grain, then Blender's Filmic response."""
import ctypes
import os
import shutil
import subprocess
import tempfile
import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))


def denoiser():
    """The C denoiser, compiled once into the temporary folder."""
    source, library = os.path.join(HERE, 'denoise.c'), os.path.join(tempfile.gettempdir(), 'studio-denoise-%d.so' % os.getuid())
    if not os.path.exists(library) or os.path.getmtime(library) < os.path.getmtime(source):
        subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-shared', '-fPIC', '-o', library, source, '-lm'], check=True)
    return ctypes.CDLL(library)


def passes():
    """Render once and return colour, albedo, normal (h, w, 3) and alpha (h, w) as float arrays, rows from below."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    folder = tempfile.mkdtemp()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, write = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    write.base_path, write.format.file_format, write.format.color_mode, write.format.color_depth = folder, 'OPEN_EXR', 'RGBA', '32'
    write.file_slots.clear()
    for i, name in enumerate(('Image', 'Denoising Albedo', 'Denoising Normal')):
        write.file_slots.new('p%d_' % i)
        tree.links.new(layers.outputs[name], write.inputs[i])
    scene.render.filepath = os.path.join(folder, 'unused.png')
    bpy.ops.render.render(write_still=False)
    arrays, alpha = [], None
    for i in range(3):
        file = next(f for f in os.listdir(folder) if f.startswith('p%d_' % i))
        image = bpy.data.images.load(os.path.join(folder, file))
        image.colorspace_settings.name = 'Non-Color'
        width, height = image.size
        data = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(data)
        data = data.reshape(height, width, 4)
        alpha = data[..., 3] if alpha is None else alpha
        arrays.append(np.ascontiguousarray(data[..., :3]))
    shutil.rmtree(folder)
    scene.use_nodes = False
    return *arrays, alpha


def clean(colour, albedo, normal, reach=6, strength=.7):
    out = np.empty_like(colour)
    height, width = colour.shape[:2]
    pointer = lambda a: a.ctypes.data_as(ctypes.c_void_p)
    number = ctypes.c_float
    denoiser().dn(width, height, pointer(colour), pointer(albedo), pointer(normal), pointer(out), reach,
                  number(strength), number(.12), number(.6))
    return out


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


def develop(colour, path):
    """Apply the scene's view transform and write the file."""
    height, width = colour.shape[:2]
    image = bpy.data.images.new('developed', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    full = np.ones((height, width, 4), np.float32)
    full[..., :3] = np.maximum(colour, 0)
    image.pixels.foreach_set(full.ravel())
    image.save_render(path, scene=bpy.context.scene)


def expose(path, denoise=True):
    colour, albedo, normal, _ = passes()
    if denoise:
        # A part of the raw light keeps the tooth of paper and cloth, and reads as grain.
        colour = .8 * clean(colour, albedo, normal) + .2 * np.minimum(colour, 8)
    develop(lens(colour), path)
