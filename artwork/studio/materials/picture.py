"""Pictures on things: a garment's picture from `pictures/`, and a page of pixels as a texture."""
import os
import bpy
import numpy as np

PICTURES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'pictures')


def picture(name, size):
    """A finished picture, cut to fill `size`."""
    from PIL import Image, ImageOps
    return ImageOps.fit(Image.open(os.path.join(PICTURES, name + '.webp')).convert('RGB'), size, Image.LANCZOS)


def texture(graph, page):
    """The colour of a Pillow image, laid once over uv from 0 to 1."""
    width, height = page.size
    image = bpy.data.images.new('page', width, height)
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = np.asarray(page.convert('RGB'), np.float32)[::-1] / 255
    image.pixels.foreach_set(rgba.ravel())
    image.pack()
    return graph.node('TexImage', {'image': image}, Vector=graph.uv()).outputs[0]
