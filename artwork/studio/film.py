"""From light to picture: denoise, what a lens and film add, then Blender's Filmic response, for scenes and garments."""
import os
import shutil
import tempfile
import bpy
import numpy as np
from cloth.native import CACHE
from denoise import blur, calm, clean
from grade import grade

SHADOW = (51, 33, 23)  # of a cut-out, on whatever lies below it
GARMENT_GAIN = 1.15    # the same for all, so that they hang on one wall


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
    """Render once and return colour, albedo, normal (h, w, 3) and alpha (h, w) as float arrays."""
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
    files = sorted(os.listdir(folder))
    arrays = [_read(os.path.join(folder, file)) for file in files]
    shutil.rmtree(folder)
    scene.use_nodes = False
    return *(array[..., :3] for array in arrays), arrays[0][..., 3]


def light(path, again=False):
    """Light without noise, and alpha, of the picture at `path`; kept in .cache/studio/light, so that the film alone can be done `again`."""
    # By the whole path: a preview elsewhere does not replace the light of the final picture.
    kept = os.path.join(CACHE, 'light', os.path.abspath(path).replace(os.sep, '_') + '.npz')
    if not again:
        os.makedirs(os.path.dirname(kept), exist_ok=True)
        arrays = passes()
        np.savez(kept, *(np.minimum(array, 65504).astype(np.float16) for array in (clean(*arrays[:3]), arrays[3])))
    with np.load(kept) as file:
        return [file[name].astype(np.float32) for name in file.files]


def contrast(colour, folds=1.0, fine=.6):
    """As a photographer's dodging and burning: folds and threads stand out, outlines keep their light on both sides."""
    tone = np.log2(np.maximum(colour @ np.array([.2126, .7152, .0722]), 0) + .004)
    wide, near = calm(tone, int(tone.shape[1] * .045), .06), calm(tone, max(2, int(tone.shape[1] * .008)), .03)
    return colour * 2 ** (folds * (near - wide) + fine * (tone - near))[..., None]


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


def _over_shadow(colour, alpha):
    """A soft shadow to the lower right, as the one light from the left casts it; colour (h, w, 3) in 0..255, alpha in 0..1."""
    from PIL import Image
    alpha = np.clip(alpha, 0, 1)
    far = alpha.shape[1] * .014
    moved = np.roll(alpha, (int(far * 1.1), int(far)), (0, 1))
    shadow = .26 * blur(moved[..., None], far)[..., 0] * (1 - alpha)
    total = alpha + shadow
    mixed = (colour * alpha[..., None] + np.array(SHADOW) * shadow[..., None]) / np.maximum(total, 1e-4)[..., None]
    return Image.fromarray(np.dstack([mixed, total * 255]).round().clip(0, 255).astype(np.uint8), 'RGBA')


def _save(colour, path, alpha=None, **grading):
    """Through the scene's view transform and the grading into a PNG or a WebP."""
    from PIL import Image
    height, width = colour.shape[:2]
    full = np.ones((height, width, 4), np.float32)
    full[..., :3] = np.maximum(colour, 0)
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(full.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '8'
    folder = tempfile.mkdtemp()
    png = os.path.join(folder, 'picture.png')
    image.save_render(png, scene=bpy.context.scene)
    picture = grade(Image.open(png).convert('RGB'), **grading)
    if alpha is not None:
        picture = _over_shadow(np.asarray(picture, float), alpha[::-1])
    picture.save(path, **({'quality': 97, 'method': 6} if path.endswith('.webp') else {}))
    shutil.rmtree(folder)


def expose(path, again=False):
    """The picture of a scene."""
    _save(lens(contrast(light(path, again)[0], .6, .7), grain=.020), path)


def develop(path, transparent=False, again=False, folds=1.0, fine=.6, **grading):
    """The picture of a garment: less bloom and grain than a scene, or cut out over a soft shadow."""
    colour, alpha = light(path, again)
    colour, rim = (blur(contrast(colour, folds, fine), sigma) for sigma in (.35, .60))
    if not transparent:
        return _save(lens(colour, bloom=.02, falloff=.10, grain=.010), path, gain=GARMENT_GAIN, **grading)
    alpha = blur(alpha[..., None], .60)  # few samples leave teeth in an outline
    _save(np.where(alpha > .999, colour, rim) / np.maximum(alpha, 1e-3), path, alpha[..., 0], gain=GARMENT_GAIN, **dict(grading, clarity=0))
