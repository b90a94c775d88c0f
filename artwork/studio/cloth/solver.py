"""The solver's Python side: arrays in, positions out."""
import ctypes, hashlib, os
import numpy as np
from cloth.native import CACHE, load

BOTH, PULL, PUSH = 0, 1, 2
_P, _I, _F = ctypes.c_void_p, ctypes.c_int, ctypes.c_float


class _Cloth(ctypes.Structure):
    _fields_ = [
        ('n', _I), ('x', _P), ('weight', _P), ('push', _P),
        ('links', _I), ('link', _P), ('length', _P), ('give', _P), ('kind', _P),
        ('seams', _I), ('seam', _P), ('capsules', _I), ('capsule', _P), ('planes', _I), ('plane', _P),
        ('flat', _P), ('piece', _P), ('fromSeam', _P),
        ('frames', _I), ('steps', _I), ('sewing', _I),
        ('gravity', _F), ('thickness', _F), ('damping', _F), ('friction', _F),
    ]


def hang(x, *, links, seams, flat, piece, from_seam, held=(), push=None, capsules=(), planes=(),
         frames=160, steps=14, sewing=0, gravity=9.8, thickness=.006, damping=1.5, friction=.3):
    """links: (i, j, rest length, compliance, kind) arrays. Returns the positions after `frames` sixtieths of a second.
    The same question is answered from .cache/studio the second time."""
    f32 = lambda a, *shape: np.ascontiguousarray(np.asarray(a, np.float32).reshape(*shape)) if len(shape) else np.ascontiguousarray(a, np.float32)
    i32 = lambda a: np.ascontiguousarray(a, np.int32)
    x = f32(x).copy()
    weight = np.ones(len(x), np.float32)
    weight[list(held)] = 0
    order = np.random.default_rng(1).permutation(len(links[0]))
    keep = dict(
        x=x, weight=weight, push=f32(np.zeros_like(x) if push is None else push),
        link=i32(np.stack([links[0], links[1]], 1)[order]), length=f32(links[2][order]), give=f32(links[3][order]), kind=i32(links[4][order]),
        seam=i32(np.reshape(seams, (-1, 2))), capsule=f32(capsules, -1, 8), plane=f32(planes, -1, 4),
        flat=f32(flat), piece=i32(piece), fromSeam=f32(from_seam))
    numbers = (frames, steps, sewing, gravity, thickness, damping, friction)
    key = hashlib.sha256(repr(numbers).encode() + b''.join(a.tobytes() for a in keep.values())).hexdigest()[:20]
    known = os.path.join(CACHE, f'hung-{key}.npy')
    if os.path.exists(known):
        return np.load(known)
    cloth = _Cloth(n=len(x), links=len(order), seams=len(keep['seam']), capsules=len(keep['capsule']), planes=len(keep['plane']),
                   frames=frames, steps=steps, sewing=sewing, gravity=gravity, thickness=thickness, damping=damping, friction=friction,
                   **{k: a.ctypes.data for k, a in keep.items()})
    load('cloth/solver.c').hang(ctypes.byref(cloth))
    np.save(known, x.astype(float))
    return x.astype(float)
