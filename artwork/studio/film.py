"""Takes the picture of a garment: as the scenes do (lens.py), or cut out on a transparent ground."""
import os
import tempfile
import bpy
import numpy as np
import lens

SHADOW = (51, 33, 23)  # of a cut-out, on whatever lies below it


def develop(path, transparent=False):
    """Renders the scene into a WebP or PNG file."""
    light, albedo, normal, alpha = lens.passes()
    clean = .82 * lens.clean(light, albedo, normal, 4, .5) + .18 * np.minimum(light, 8)
    if not transparent:
        return _save(lens.lens(clean, bloom=.02, falloff=.10, grain=.010), path)
    _save(clean / np.maximum(alpha, 1e-3)[..., None], path, alpha)


def _save(light, path, alpha=None):
    from PIL import Image
    png = os.path.join(tempfile.mkdtemp(), 'picture.png')
    lens.develop(light, png)
    picture = Image.open(png).convert('RGB')
    os.remove(png)
    if alpha is not None:
        picture = _over_shadow(np.asarray(picture, float), alpha[::-1])
    picture.save(path, **({'quality': 92, 'method': 6} if path.endswith('.webp') else {}))


def _over_shadow(colour, alpha):
    """A soft shadow to the lower right, as the one light from the left casts it; colour (h, w, 3) in 0..255, alpha in 0..1."""
    from PIL import Image
    alpha = np.clip(alpha, 0, 1)
    far = alpha.shape[1] * .014
    moved = np.roll(alpha, (int(far * 1.1), int(far)), (0, 1))
    shadow = .26 * lens.blur(moved[..., None], far)[..., 0] * (1 - alpha)
    total = alpha + shadow
    mixed = (colour * alpha[..., None] + np.array(SHADOW) * shadow[..., None]) / np.maximum(total, 1e-4)[..., None]
    return Image.fromarray(np.dstack([mixed, total * 255]).round().clip(0, 255).astype(np.uint8), 'RGBA')
