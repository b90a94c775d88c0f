"""The woven label that our studio sews into a piece: the hanger mark on satin, without words."""
import numpy as np
from garments.sheet import sheet
from materials.graph import Graph, Value, srgb
from props.gift_card import distance, mark_line
from sets.close import touch

SIZE = (.046, .024)
PIXEL = .0001


def satin(ground='#e3d7c2', ink='#98202a'):
    """Weft floats across; the mark is woven in, a little higher."""
    w, h = SIZE
    nu, nv = round(w / PIXEL), round(h / PIXEL)
    u, v = np.meshgrid((np.arange(nu) + .5) * PIXEL, (np.arange(nv) + .5) * PIXEL)
    d = distance(np.stack([u.ravel() - w / 2, v.ravel() - h / 2 + .0012], 1), mark_line(.021)).reshape(u.shape)
    mark = np.clip((.00062 - d) / .00012, 0, 1)
    row = np.floor(v / .00052)
    floats = np.abs(np.sin(v / .00052 * np.pi)) ** .7 * (.70 + .30 * np.sin(u / .0021 * np.pi + row * 1.9)) * (1 + .10 * np.sin(row * 12.9898))
    knots = np.abs(np.sin(u / .00066 * np.pi)) * np.abs(np.sin(v / .00066 * np.pi))
    side = np.minimum(u, w - u)
    seam = np.clip(1 - np.abs(side - .0026) / .00035, 0, 1) * (np.sin(v / .0022 * 2 * np.pi) > -.35)
    height = (floats * (1 - mark) * .8 + mark * (1 + knots)) * .00012 - seam * .00020
    tone = (1 - .22 * seam) * (.68 + .32 * np.where(mark > .5, knots, floats)) * (1 - .18 * np.clip(1 - side / .0016, 0, 1))
    g, c = np.array(srgb(ground)[:3]), np.array(srgb(ink)[:3])
    colour = (g * (1 - mark[..., None]) + c * mark[..., None]) * tone[..., None]
    m = Graph('woven')
    uv = m.uv()
    m.set(Base_Color=m.tile(uv, colour, w, h), Roughness=.62, Specular=.25, Sheen=.3, Normal=m.bump(Value(m, m.tile(uv, height, w, h))))
    return m.material


def _flat(things, at, n):
    """The way that the cloth faces on the whole, where the label lies: one fold of it may face another."""
    right = np.cross([0, 0, 1.], n)
    up = np.cross(n, right / np.linalg.norm(right))
    right = np.cross(up, n)
    met = [touch(things, at + right * a + up * b + n * .014, -n) for a in np.linspace(-.022, .022, 9) for b in (-.01, 0, .01)]
    points = np.array([m[0] for m in met if m and (np.array(m[0]) - at) @ n < .012])
    face = np.linalg.svd(points - points.mean(0))[2][2]
    return face * (1 if face @ n > 0 else -1)


def sew(things, at, normal, lift=.0004, roll=0.):
    """Lies on the cloth around `at`, stiffer than it; roll: radians it is turned."""
    n = np.array(normal) / np.linalg.norm(normal)
    n = _flat(things, np.array(at), n)
    right = np.cross(n, [0, 0, 1.]) * -1
    right /= np.linalg.norm(right)
    up = np.cross(n, right)
    up *= np.sign(up[2]) or 1
    right, up = right * np.cos(roll) + up * np.sin(roll), up * np.cos(roll) - right * np.sin(roll)
    nu, nv = 25, 13
    flat, uv, high = np.zeros((nv, nu, 3)), np.zeros((nv, nu, 2)), np.full((nv, nu), np.nan)
    for j, b in enumerate(np.linspace(-.5, .5, nv)):
        for i, a in enumerate(np.linspace(-.5, .5, nu)):
            flat[j, i] = np.array(at) + right * a * SIZE[0] + up * b * SIZE[1]
            uv[j, i] = (a + .5) * SIZE[0], (b + .5) * SIZE[1]
            met = touch(things, flat[j, i] + n * .014, -n)
            if met:
                high[j, i] = (np.array(met[0]) - flat[j, i]) @ n
    high[np.abs(high) > .008] = np.nan  # past an edge of the cloth
    # A woven strip bends one way: the cloth's heights as a surface of the second order.
    x, y = uv[..., 0] - SIZE[0] / 2, uv[..., 1] - SIZE[1] / 2
    known = ~np.isnan(high)
    terms = np.stack([x * 0 + 1, x, y, x * x, x * y, y * y], -1)
    bent = terms @ np.linalg.lstsq(terms[known], high[known], rcond=None)[0]
    above = max(0., float(np.nanpercentile(high - bent, 92)))
    grid = flat + n * (bent + above + lift)[..., None]
    return sheet('woven-label', grid, satin(), .00022, uv=uv, offset=0, smooth=1)
