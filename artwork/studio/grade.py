"""The last step from film to picture: white balance, white point, cool shadows and contrast, as a photographer grades a series."""
import numpy as np
from PIL import Image
from denoise import blur

PLASTER = np.array([1.080, .991, .855])  # the wall in its own light; a part of its warmth stays
LUMA = np.array([.2126, .7152, .0722])
BLACK = np.array([.022, .020, .026])     # a lens scatters light into the deepest shadow


def _linear(srgb):
    return np.where(srgb <= .04045, srgb / 12.92, ((srgb + .055) / 1.055) ** 2.4)


def _srgb(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= .0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - .055)


def _at(image, y, x):
    """The image between its points."""
    y, x = np.clip(y, 0, image.shape[0] - 1.001), np.clip(x, 0, image.shape[1] - 1.001)
    top, left = y.astype(int), x.astype(int)
    down, right = (y - top)[..., None], (x - left)[..., None]
    upper = image[top, left] * (1 - right) + image[top, left + 1] * right
    return upper * (1 - down) + (image[top + 1, left] * (1 - right) + image[top + 1, left + 1] * right) * down


def smooth_edges(shown, reach=3, faint=.04, strong=.10):
    """Outlines without the teeth that few samples leave: blurred along them, never across. @param shown (h, w, 3) in 0..1"""
    gy, gx = np.gradient(blur((shown @ LUMA)[..., None], .7)[..., 0])
    xx, xy, yy = np.moveaxis(blur(np.dstack([gx * gx, gx * gy, gy * gy]), 1.6), 2, 0)
    along = .5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
    straight = np.sqrt((xx - yy) ** 2 + 4 * xy * xy) / np.maximum(xx + yy, 1e-9)
    share = np.clip((np.sqrt(xx + yy) - faint) / (strong - faint), 0, 1) * np.clip((straight - .55) / .3, 0, 1)
    y, x = np.mgrid[:shown.shape[0], :shown.shape[1]].astype(float)
    steps = np.arange(-reach, reach + 1)
    weights = np.exp(-1.5 * (steps / reach) ** 2)
    mean = sum(w * _at(shown, y + s * np.sin(along), x + s * np.cos(along)) for s, w in zip(steps, weights)) / weights.sum()
    return shown + (mean - shown) * share[..., None]


def grade(picture, gain=None, balance=.50, cool=.10, clarity=.22, curve=.40, edges=True):
    """An RGB picture, graded. @param gain of the light; without it, such that the brightest parts come near white"""
    shown = np.asarray(picture, float) / 255
    light = _linear(smooth_edges(shown) if edges else shown) / PLASTER ** balance
    tone = light @ LUMA
    if gain is None:
        gain = np.clip(.74 / np.percentile(tone, 99.3), 1, 1.42)
    light = light * gain
    # What is in shadow sees the sky.
    light *= 1 + np.exp(-(light @ LUMA) / .12)[..., None] * np.array([-.7, -.05, 1.2]) * cool
    shown = _srgb(light / np.maximum(1, light.max(2, keepdims=True) ** .6))
    # Saturated reds and blues are as bright to film as to the eye.
    tone = np.clip(.4 * shown @ LUMA + .6 * shown.max(2), 1e-4, 1)
    near = tone - blur(tone[..., None], tone.shape[1] * .045)[..., 0]
    new = tone + clarity * near * 4 * tone * (1 - tone)
    new = new + curve * (new - .5) * new * (1 - new) * np.where(new < .5, .9, 1.6)
    shown = BLACK + (1 - BLACK) * shown * (np.clip(new, 0, 1) / tone)[..., None]
    return Image.fromarray((np.clip(shown, 0, 1) * 255 + .5).astype(np.uint8))
