"""The archive box: kraft board, a lid, one red label with the hanger mark."""
import math
import bpy
import numpy as np
from materials.hard import RED, kraft, paper, plain
from .ribbon import strip
from .shapes import board, build, frame, hook_arc, put, rod, soft_box

TONES = ('#96744f', '#8d6b47', '#9c7d59', '#8b6c4c')
_made = {}


def once(key, make):
    """Make a material or an object the first time; later, an object's copy shares its mesh."""
    if key not in _made:
        _made[key] = make()
        return _made[key]
    thing = _made[key]
    if isinstance(thing, bpy.types.Object):
        thing = bpy.data.objects.new(thing.name, thing.data)
        bpy.context.scene.collection.objects.link(thing)
    return thing


def board_of(tone, axis=0):
    return once(('kraft', tone, axis), lambda: kraft('kraft-%d' % tone, TONES[tone], axis))


def red_paper():
    return once('red', lambda: paper('red-label', RED, .62, .3))


def pale_ink():
    return once('ink', lambda: plain('pale-ink', '#f1e6d6', .7))


def mark(size, material, thick=.0003):
    """The hanger mark, flat in the x-z plane, `size` wide, drawn as one line."""
    return once(('mark', size, material.name), lambda: draw_mark(size, material, thick))


def draw_mark(size, material, thick):
    s = size / 2
    hook = [(-x, y, z) for x, y, z in hook_arc((0, 0, .52 * s), .17 * s, -20, 235, 22)][::-1]
    line = hook + [(0, 0, .20 * s), (s, 0, -.36 * s), (.96 * s, 0, -.46 * s), (-.96 * s, 0, -.46 * s), (-s, 0, -.36 * s), (0, 0, .20 * s)]
    line = np.array(line)
    dense = np.concatenate([np.linspace(a, b, 8, endpoint=False) for a, b in zip(line[:-1], line[1:])] + [line[-1:]])
    return rod(dense, size * .028, material, 'mark', 8, flat=max(.02, thick / (size * .028)))


def label(pose, size=(.07, .07), seed=0, mark_size=.62):
    """A red paper label whose corner lifts a little; front towards -y."""
    rng = np.random.default_rng(seed)
    n = 14
    u, v = np.meshgrid(np.linspace(-.5, .5, n), np.linspace(-.5, .5, n), indexing='ij')
    corner = rng.choice([-1, 1], 2)
    lift = np.clip((u * corner[0] + v * corner[1]) - .72, 0, 1) ** 1.5 * .03 * rng.uniform(.2, 1.2)
    points = np.stack([u.ravel() * size[0], -.0004 - lift.ravel(), v.ravel() * size[1]], 1)
    faces = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(n - 1) for j in range(n - 1)]
    turn = rng.normal(0, 2.2)
    here = pose @ frame((0, 0, 0), (0, turn, 0))
    thing = build(points, faces, 'label', red_paper())
    thing.matrix_world = here
    if mark_size:
        put(mark(size[0] * mark_size, pale_ink()), (0, -.0007, -.002), within=here)
    return thing


def box(pose, size=(.40, .36, .27), seed=0, tone=None, lid=True, labelled=True, label_at=None, lid_part=.27, steps=12, taped=False, fresh=False):
    """`size` is width (x), depth (y), height; the front is towards -y, the origin in the middle of the foot; a `fresh` one has straight corners, on which a ribbon lies."""
    rng, used = np.random.default_rng(seed), not fresh
    tone = int(rng.integers(len(TONES))) if tone is None else tone
    w, d, h = size
    material = board_of(tone)
    bow = rng.uniform(.0004, .0018)
    body = soft_box((w, d, h * .9), 'box', material, .0012, steps, bow, .0005 + .0003 * used, seed, .003 * used)
    put(body, (0, 0, h * .45), within=pose)
    if lid:
        t = lid_part * h
        cover = soft_box((w + .009, d + .009, t), 'lid', material, .0012, steps, rng.uniform(.0003, .0012), .0005 + .0003 * used, seed + 50, .003 * used)
        here = pose @ frame((rng.normal(0, .0012), rng.normal(0, .0009), h - t / 2 + .002 * used), (rng.uniform(.1, .5) * used, rng.normal(0, .25), rng.normal(0, .35)))
        put(cover, within=here)
        for side in (-1, 1):  # where the lid's front was folded round its sides
            seam = board((.0007, .0006, t * .94), (side * (w / 2 + .0010), -d / 2 - .0050, -t * .02), once('seam', lambda: plain('seam', '#6b4e31', 1.0, specular=0)), 0, within=here)
            seam.visible_shadow = False
        if taped:
            tape(cover, here, (w + .009, d + .009, t), rng.uniform(-.2, .2) * w, rng.normal(0, 2.5))
    face = -d / 2 - bow - .0022
    if labelled:
        x, z = label_at or (w * rng.uniform(.16, .26), h * rng.uniform(.33, .38))
        label(pose @ frame((x, face, z)), (.062, .062), seed)
    return body


def tape(cover, pose, size, x, turn):
    """A strip of paper tape over a lid, from its back to a torn end on its front."""
    w, d, t = size
    a = np.linspace(0, math.pi / 2, 8)
    path = [(0, y, t / 2 + .0011) for y in np.linspace(d / 2, -d / 2 + .006, 30)] + [(0, -d / 2 + .0045 - .006 * math.sin(q), t / 2 - .005 + .0061 * math.cos(q)) for q in a]
    path += [(0, -d / 2 - .0026 - .0004 * k, t / 2 - .006 - .003 * k) for k in range(1, int((t - .012) / .003))]
    stuck = strip(np.array(path), (1, 0, 0), .048, once('tape', lambda: paper('tape', '#9c7346', .42, .25)), 0)
    stuck.matrix_world = pose @ frame((x, 0, 0), (0, 0, turn))
    cling = stuck.modifiers.new('cling', 'SHRINKWRAP')
    cling.target, cling.wrap_mode, cling.offset = cover, 'ABOVE_SURFACE', .0005
