"""The oak wardrobe: veneered back and sides, a shelf above a brass rail. Its opening faces -y."""
import numpy as np
from materials.hard import brass, oak, plain
from props.hanger import rail
from props.shapes import board


def wardrobe(width=1.9, depth=.56, shelf=.30, floor=-1.75, top=.62, boards=4, left=True, right=True):
    """The rail is at the origin along x; the shelf's underside is `shelf` - well above it. Returns the materials."""
    wide, upright, metal = oak('oak-lying', 0), oak('oak-standing', 2), brass()
    rng = np.random.default_rng(5)
    step = width / boards
    board((width, .01, top - floor), (0, depth * .5 + .024, (top + floor) / 2), plain('gap', '#3b2c1f', .9), 0, name='behind')
    for i in range(boards):
        board((step - .0012, .018, top - floor), (-width / 2 + step * (i + .5), depth * .5 + .009, (top + floor) / 2), upright, .0012, name='back')
    for side, wanted in ((-1, left), (1, right)):
        if wanted:
            board((.026, depth, top - floor), (side * (width / 2 + .013), 0, (top + floor) / 2), upright, .002, name='side')
    board((width, depth - .02, .026), (0, .01, shelf), wide, .002, name='shelf')
    board((width + .052, depth, .03), (0, 0, floor), wide, .002, name='floor')
    rail(metal, -width / 2, width / 2, 0, 0, .0125, (-width * .33, width * .33), shelf - .013)
    return {'wide': wide, 'upright': upright, 'metal': metal, 'random': rng}
