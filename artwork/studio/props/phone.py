"""A phone whose screen shows the wardrobe, and the oak block that it leans in."""
import math
import numpy as np
from materials.graph import Graph
from materials.hard import RED, oak, plain
from materials.picture import picture, texture
from .gift_card import mark_line
from .shapes import board, build, frame

SCREEN = (552, 1176)
PAPER, LINE, INK = '#faf6ef', '#e4dbcd', '#4d443b'


def _page():
    from PIL import Image, ImageDraw
    page = Image.new('RGB', SCREEN, PAPER)
    pen = ImageDraw.Draw(page)
    line = mark_line(54) * [1, -1] + [58, 92]
    pen.line([tuple(p) for p in line], fill=RED, width=5, joint='curve')
    pen.ellipse((468, 66, 520, 118), fill='#d9c7ae')
    return page, pen


def _bars(pen, x, y, widths, height=11, colour=LINE):
    for k, width in enumerate(widths):
        pen.rounded_rectangle((x, y + k * (height + 9), x + width, y + k * (height + 9) + height), height / 2, fill=colour)


def wardrobe_page(names):
    """The grid of the wardrobe, pictures only."""
    page, _ = _page()
    for k, name in enumerate(names):
        page.paste(picture(name, (250, 326)), (20 + (k % 2) * 262, 140 + (k // 2) * 338))
    return page


def piece_page(name, views):
    """One piece: its picture, the other views below, what is known of it."""
    page, pen = _page()
    page.paste(picture(name, (552, 690)), (0, 146))
    for k, view in enumerate(views):
        page.paste(picture(view, (112, 140)), (28 + k * 126, 860))
    _bars(pen, 28, 1026, (250, 160), 15, '#b9aa97')
    pen.rounded_rectangle((330, 1020, 524, 1078), 29, fill=RED)
    return page


def screen(page):
    """A lit picture under glass that mirrors a little."""
    g = Graph('screen')
    g.set(Base_Color=(.004, .004, .005, 1), Roughness=.06, Specular=.5, Emission=texture(g, page), Emission_Strength=.62)
    return g.material


def _outline(width, height, radius, steps=10):
    corners = [(width / 2 - radius, height - radius, 0), (-width / 2 + radius, height - radius, 90), (-width / 2 + radius, radius, 180), (width / 2 - radius, radius, 270)]
    return np.array([(x + radius * math.cos(a), z + radius * math.sin(a)) for x, z, start in corners for a in np.radians(np.linspace(start, start + 90, steps))])


def phone(pose, page, size=(.0716, .1468, .0078), corner=.0118):
    """Upright, the screen towards -y, the origin in the middle of its foot."""
    w, h, t = size
    rings = []
    for inset, y in ((.0006, -t / 2), (0, -t / 2 + .0007), (0, t / 2 - .0007), (.0006, t / 2)):
        ring = _outline(w - 2 * inset, h - 2 * inset, corner - inset)
        rings.append(np.c_[ring[:, 0], np.full(len(ring), y), ring[:, 1] + inset])
    n = len(rings[0])
    faces = [(k * n + (i + 1) % n, k * n + i, (k + 1) * n + i, (k + 1) * n + (i + 1) % n) for k in range(3) for i in range(n)]
    build(np.vstack(rings), faces + [tuple(range(3 * n, 4 * n))[::-1]], 'phone', plain('phone rim', '#2b2a29', .32, .85), smooth=False).matrix_world = pose
    glass = _outline(w - .0012, h - .0012, corner - .0006)
    build(np.c_[glass[:, 0], np.full(len(glass), -t / 2 - .00002), glass[:, 1] + .0006], [tuple(range(len(glass)))], 'glass',
          plain('phone glass', '#050505', .06), smooth=False).matrix_world = pose
    lit = _outline(w - .0058, h - .0058, corner - .0029)
    uv = np.c_[lit[:, 0] / (w - .0058) + .5, lit[:, 1] / (h - .0058)]
    build(np.c_[lit[:, 0], np.full(len(lit), -t / 2 - .00006), lit[:, 1] + .0029], [tuple(range(len(lit)))], 'screen', screen(page), uv, smooth=False).matrix_world = pose


def on_stand(pose, page, lean=13):
    """The phone in the groove of an oak block; it leans back."""
    wood = oak('stand', 0, '#a97b4c', '#7a5230', .42, 1.6)
    board((.104, .030, .020), (0, -.021, .010), wood, .0022, within=pose)
    board((.104, .046, .026), (0, .026, .013), wood, .0022, within=pose)
    phone(pose @ frame((0, 0, .006), (-lean, 0, 0)), page)
