"""A photograph on paper with a white border, a little curled. It lies in the x-y plane; its foot is towards -y."""
import numpy as np
from materials.graph import Graph
from materials.picture import picture, texture
from .shapes import sheet, waves


def photo(name, size=(480, 600), border=(29, 24, 77)):
    """The paper's material: a garment's picture within a white border (sides, top, foot)."""
    from PIL import Image
    side, top, foot = border
    page = Image.new('RGB', size, '#f4efe6')
    page.paste(picture(name, (size[0] - 2 * side, size[1] - top - foot)), (side, top))
    g = Graph('photo ' + name)
    g.set(Base_Color=texture(g, page), Roughness=.32, Specular=.4)
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
