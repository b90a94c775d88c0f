"""Removes the noise of few samples with the network of Open Image Denoise; its weights are not in the repository (README.md)."""
import ctypes
import os
import struct
import numpy as np
from cloth.native import CACHE, load

WEIGHTS = os.environ.get('STUDIO_WEIGHTS') or os.path.join(CACHE, 'weights')
KEPT = .8  # how much of what is fine in a colour is kept
# The curve by which Open Image Denoise evens out brightness.
A, B, C, D, E, F, G = 1412.83765, 1.64593172, .431384981, -.00294139609, .192653254, .00626026094, .998620152


def clean(colour, albedo, normal):
    """Light (h, w, 3) of any brightness without noise; albedo and normal say where things end."""
    albedo = albedo.clip(0, 1)
    # Threads are not noise: what is fine in the colour of things is taken off and laid over the clean light again.
    smooth = np.dstack([calm(albedo[..., k], 2, .004) for k in range(3)]).clip(0, 1).astype(np.float32)
    threads = ((albedo + .03) / (smooth + .03)).clip(.6, 1.6) ** KEPT
    colour = np.maximum(colour, 0) / threads
    # Outlines of few samples are jagged: softened, the network draws them anew.
    smooth, normal = blur(smooth, .6).astype(np.float32), blur(normal, .7).clip(-1, 1).astype(np.float32) * .5 + .5
    scale = exposure(colour)
    bent = network('rt_hdr_calb_cnrm_large', np.dstack([bend(colour * scale), smooth, normal]))
    return unbend(bent) / scale * threads


def blur(image, sigma):
    n = int(sigma * 2.5) + 1
    kernel = np.exp(-.5 * (np.arange(-n, n + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    image = np.pad(image, ((n, n), (0, 0), (0, 0)), 'edge')
    image = sum(kernel[i] * image[i:i + image.shape[0] - 2 * n] for i in range(2 * n + 1))
    image = np.pad(image, ((0, 0), (n, n), (0, 0)), 'edge')
    return sum(kernel[i] * image[:, i:i + image.shape[1] - 2 * n] for i in range(2 * n + 1))


def _box(image, n):
    """The mean of a square of n points to each side."""
    for axis in (0, 1):
        total = np.pad(image, [(n + 1, n) if k == axis else (0, 0) for k in (0, 1)], 'edge').cumsum(axis, dtype=np.float64)
        count = total.shape[axis]
        image = (total.take(range(2 * n + 1, count), axis) - total.take(range(count - 2 * n - 1), axis)) / (2 * n + 1)
    return image


def calm(tone, n, edge):
    """A tone without what is smaller than n and fainter than an edge."""
    mean = _box(tone, n)
    spread = _box(tone * tone, n) - mean * mean
    share = spread / (spread + edge)
    return _box(share, n) * tone + _box(mean - share * mean, n)


def exposure(colour):
    """What brings the picture's middle tone to 0.18, measured on blocks of about a sixteenth."""
    light = colour @ np.array([.212671, .715160, .072169], np.float32)
    height, width = (max(n // 16, 1) for n in light.shape)
    blocks = light[:light.shape[0] // height * height, :light.shape[1] // width * width]
    blocks = blocks.reshape(-1, height, blocks.shape[1] // width, width).mean((1, 3))
    return .18 / 2 ** np.log2(blocks[blocks > 1e-8]).mean()


def bend(y):
    """Evenly seen steps: light to 0..1."""
    return np.where(y <= 1.5794576e-6, A * y, np.where(y <= .0322087631, B * np.maximum(y, 1e-9) ** C + D, E * np.log(y + F) + G)) / TOP


def unbend(x):
    x = x * TOP
    return np.where(x <= .00223151711, x / A, np.where(x <= .370974749, np.maximum((x - D) / B, 0) ** (1 / C), np.exp((x - G) / E) - F))


TOP = E * np.log(65504 + F) + G


def network(name, picture):
    """A U-net: five levels down by the strongest of four pixels, and up again beside what each level held."""
    tensors = read(os.path.join(WEIGHTS, name + '.tza'))
    height, width = picture.shape[:2]
    x = np.pad(picture, ((0, -height % 16), (0, max(-width % 16, 128 - width)), (0, 0)), 'reflect').astype(np.float32)
    held = []
    for level in '12345':
        if level < '5':
            held.append(x)
        for part in 'ab':
            x = layer(tensors, f'enc_conv{level}{part}', x)
        if level < '5':
            x = x.reshape(x.shape[0] // 2, 2, x.shape[1] // 2, 2, -1).max((1, 3))
    for level in '4321':
        x = np.concatenate([x.repeat(2, 0).repeat(2, 1), held.pop()], 2)
        for part in 'ab':
            x = layer(tensors, f'dec_conv{level}{part}', x)
    return layer(tensors, 'dec_conv1c', x)[:height, :width, :3]


def layer(tensors, name, x):
    weight, bias = tensors[name + '.weight'], tensors[name + '.bias']
    more = -len(bias) % 16
    weight = np.pad(weight, ((0, more), (0, 0), (0, 0), (0, 0)))
    packed = np.ascontiguousarray(weight.reshape(-1, 16, *weight.shape[1:]).transpose(0, 3, 4, 2, 1))
    x, bias = np.pad(x, ((1, 1), (1, 1), (0, 0))), np.pad(bias, (0, more))
    height, width, deep = x.shape
    y = np.empty((height - 2, width - 2, len(bias)), np.float32)
    load('denoise.c').layer(height - 2, width - 2, deep, len(bias), *(a.ctypes.data_as(ctypes.c_void_p) for a in (x, packed, bias, y)))
    return y


def read(path):
    """The tensors of a .tza file: a table at its end names each with its shape, type and place."""
    data = open(path, 'rb').read()
    at, = struct.unpack_from('<Q', data, 4)
    count, = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        name, sides = data[at + 2:at + 2 + length].decode(), data[at + 2 + length]
        at += 3 + length
        shape = struct.unpack_from(f'<{sides}I', data, at)
        at += 5 * sides
        kind, place = struct.unpack_from('<cQ', data, at)
        at += 9
        tensors[name] = np.frombuffer(data, {b'h': '<f2', b'f': '<f4'}[kind], int(np.prod(shape)), place).reshape(shape).astype(np.float32)
    return tensors
