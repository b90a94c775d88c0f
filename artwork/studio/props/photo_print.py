"""A photograph on paper with a white border, a little curled. It lies in the x-y plane; its foot is towards -y."""
import os
import bpy
import numpy as np
from materials.graph import Graph
from .phone import PICTURES
from .shapes import sheet, waves


def photo(name, border=(.06, .05, .16)):
    """The paper's material: a garment's picture within a white border (shares of the width: sides, top, foot)."""
    from PIL import Image, ImageOps
    width, height = 480, 600
    side, top, foot = (round(width * share) for share in border)
    page = Image.new('RGB', (width, height), '#f4efe6')
    picture = Image.open(os.path.join(PICTURES, name + '.webp')).convert('RGB')
    page.paste(ImageOps.fit(picture, (width - 2 * side, height - top - foot), Image.LANCZOS), (side, top))
    image = bpy.data.images.new(name, width, height)
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = np.asarray(page, np.float32)[::-1] / 255
    image.pixels.foreach_set(rgba.ravel())
    image.pack()
    g = Graph('photo ' + name)
    g.set(Base_Color=g.node('TexImage', {'image': image}, Vector=g.uv()).outputs[0], Roughness=.32, Specular=.4)
    return g.material


def print_of(pose, name, width=.16, curl=.006, seed=0):
    height = width * 1.25

    def shape(u, v):
        x, y = (u - .5) * width, (v - .5) * height
        z = .0006 + curl * ((2 * u - 1) ** 2 * .5 + (2 * v - 1) ** 2 * .8 * (v > .5)) + .0006 * waves(np.c_[x, y, x * 0], seed, 12, 2)
        return np.c_[x, y, z]

    thing = sheet(shape, 40, 50, 'print', photo(name), thick=.0003)
    thing.matrix_world = pose
    return thing
