"""An open magazine: two stacks of pages that rise from the spine and fall to the outer edge; a picture on the left, print on the right."""
import numpy as np
from materials.graph import Graph
from materials.hard import RED, paper
from materials.picture import picture, texture
from .shapes import sheet, waves


def _printed(page):
    g = Graph('printed page')
    g.set(Base_Color=texture(g, page), Roughness=.48, Specular=.3)
    return g.material


def _pages(left, right, size=(760, 1000)):
    from PIL import Image, ImageDraw
    one, two = (Image.new('RGB', size, '#f6f1e8') for _ in range(2))
    one.paste(picture(left, (620, 775)), (70, 92))
    pen = ImageDraw.Draw(two)
    rng = np.random.default_rng(3)
    two.paste(picture(right, (592, 444)), (84, 92))
    pen.rectangle((84, 572, 132, 578), fill=RED)
    for column in (0, 1):
        for k in range(22):
            # Print too small to read: words of uneven length, each a row of strokes.
            x, end = 84 + column * 316, 84 + column * 316 + (276 if k % 7 < 6 else 150)
            while x < end - 14:
                for _ in range(rng.integers(2, 10)):
                    if x < end - 4:
                        high = rng.choice((7, 7, 7, 10))
                        pen.rectangle((x, 617 + k * 14 - high, x + rng.integers(1, 4), 617 + k * 14), fill='#6f665c')
                        x += 5
                x += 6
    return _printed(one), _printed(two)


def magazine(pose, left, right, width=.21, height=.276, thick=.009):
    """Lies open in the x-y plane, its spine along y at the origin."""
    faces = _pages(left, right)
    edge = paper('page edges', '#eee7da', .8, .1)
    for side, material in zip((-1, 1), faces):
        def shape(u, v, lift=0.0, side=side):
            out = u if side > 0 else 1 - u
            s = out * width
            rise = thick * (1 - np.exp(-out * 26)) * (1 + .55 * np.exp(-((out - .16) / .16) ** 2)) + .010 * out ** 5 * (v > 0)
            z = .001 + rise + lift + .0012 * waves(np.c_[s, v * height, s * 0], 5 + side, 9, 2)
            return np.c_[side * s * (1 - .02 * lift), (v - .5) * height, z]

        sheet(shape, 60, 50, 'page', material).matrix_world = pose
        for k in range(1, 7):
            sheet(lambda u, v, k=k: shape(u, v, -thick * k / 7) * [1 + .006 * k, 1 - .001 * k, 1], 40, 4, 'pages', edge).matrix_world = pose
