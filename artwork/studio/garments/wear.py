"""What weight and wear do to hung cloth that the solver's even triangles are too coarse for: folds that fall, pull from the hanger and gather
at the elbow, creases that stay, seams that pucker, hems that are not quite level. All are moves of the finished points; lengths in metres."""
import numpy as np
from props.shapes import waves

# fold: depth of the folds that fall; crumple: depth of creases that stay; pucker: depth of seams; sag: how far lines of the cloth wander
WEIGHT = {
    'shirt': dict(fold=.0028, crumple=.0009, pucker=.0010),
    'loose': dict(fold=.0062, crumple=.0030, pucker=.0009, sag=.0075, across=.12),
    'soft': dict(fold=.0034, crumple=.0007, pucker=.0007),
    'knit': dict(fold=.0034, crumple=.0, pucker=.0010, sag=.0060, across=.12, hem=.0040),
    'jersey': dict(fold=.0050, crumple=.0012, pucker=.0006, sag=.0055, across=.10, hem=.0036),
    'coat': dict(fold=.0050, crumple=.0004, pucker=.0009, across=.13),
    'linen': dict(fold=.0034, crumple=.0018, pucker=.0010, across=.09),
    'legs': dict(fold=.0032, crumple=.0010, pucker=.0014, across=.09),
    'pressed': dict(fold=.0032, crumple=.0005, pucker=.0003, across=.09, hem=.0016),
}
smooth = lambda v, low, high: (lambda t: t * t * (3 - 2 * t))(np.clip((v - low) / (high - low), 0, 1))


def _plaits(points, seed, across, along, count=8):
    """Folds along z that come and go, about -1..1: a few long waves, their crests narrower than their valleys."""
    rng = np.random.default_rng(seed)
    x, z = points[:, 0], points[:, 2]
    total = sum(np.sin(x * 6.28 / (across * rng.uniform(.6, 1.7)) + z * 6.28 / along * rng.normal() + rng.uniform(0, 6.28)) for _ in range(count)) / count ** .5
    return total * .75 + .62 - np.sqrt(total ** 2 + .06) * .9


def _creased(points, seed, length, count=9):
    """Sharp lines in all directions, each for a stretch only: 0..1."""
    rng = np.random.default_rng(seed)
    bent = points + .008 * np.stack([waves(points, seed + k, 26, 1) for k in (1, 2, 3)], 1)
    out = np.zeros(len(points))
    for k in range(count):
        turn = rng.uniform(0, np.pi)
        s = np.sin((bent[:, 0] * np.cos(turn) + bent[:, 2] * np.sin(turn)) * np.pi / (length * rng.uniform(.7, 1.8)) + rng.uniform(0, 6.28))
        out = np.maximum(out, np.exp(-np.abs(s) / .30) * smooth(waves(points, seed + 20 + k, 36, 1), .25, .9))
    return out


def wear(x, normal, sleeve, seam, edge, held, seed=0, fold=.003, crumple=.001, pucker=.001, sag=.0032, across=.085, hanger=(.195, -.055), pulls=(), hem=.0026):
    """sleeve: 1 on sleeves, 0 elsewhere, even between; seam, edge: distances to the nearest; held: points that stay where they are;
    hanger: where its end pulls, None if nothing lies on it; pulls: (x, z) of buttons. Returns the moved points."""
    free = np.full(len(x), 9.)
    for p in held[:: max(1, len(held) // 60)]:
        free = np.minimum(free, ((x - p) ** 2).sum(1))
    free = smooth(np.sqrt(free), .012, .11)
    rng = np.random.default_rng(seed + 40)
    top, low = x[:, 2].max(), x[:, 2].min()
    down = smooth(-x[:, 2], -top + .05, -top + .42)
    body = _plaits(x, seed, across, .85) * (.30 + .70 * down) * fold
    arm = np.zeros(len(x))
    if hanger:
        for q in (1, -1):
            d = x[:, [0, 2]] - np.array(hanger) * [q, 1]
            r, turn = np.hypot(*d.T), np.arctan2(d[:, 0] * q, -d[:, 1])
            body += np.cos(turn * 13 + rng.uniform(0, 6.28) + 1.2 * np.sin(r * 26)) * smooth(r, .015, .07) * np.exp(-r / .13) * fold * .4
        # Along a sleeve: slanting folds, deep at the elbow and above the hand.
        height = top - x[:, 2]
        reach = max(height[sleeve > .5].max(), .1) if (sleeve > .5).any() else 1.
        bent = .16 + np.exp(-((height - reach * .54) / (reach * .13)) ** 2) + .7 * smooth(height, reach * .74, reach * .86) * smooth(-height, -reach * .93, -reach * .88)
        side = np.where(x[:, 0] > 0, 1, 2.3)
        slant = x[:, 2] + (x[:, 0] - .24 * np.sign(x[:, 0])) * np.sin(side * 9) * .7 + .016 * waves(x, seed + 5, 16, 1)
        s = np.sin(slant * 6.28 / .078 + side * 2) * smooth(waves(x, seed + 6, 20, 1), -.5, .6)
        arm = s * bent * min(fold, .0042) * .85 * smooth(reach, .25, .50) + _plaits(x, seed + 9, .06, .4) * fold * .5
    body *= 1 - .6 * smooth(normal[:, 1], .0, .6)  # a back hangs plainer than a front
    # A fold goes through front and back alike, so that two sides of a flat sleeve do not meet.
    fallen = (normal * [.6, 0, .6] - [0, 1, 0]) * ((body * (1 - sleeve) + arm * sleeve) * free)[:, None]
    height = (_creased(x, seed + 60, .085) - .15) * crumple
    for a, c in pulls:  # the cloth is drawn in at a button and stands off between two
        d, z = x[:, 0] - a, x[:, 2] - c
        height += (-np.exp(-(d / .030) ** 2 - (z / .017) ** 2) * .0022 + np.exp(-(np.abs(d) / .075) - (np.abs(z) - np.abs(d) * .34) ** 2 / .00016) * .0011) * smooth(-x[:, 1], .0, .004) * (1 - sleeve)
    # A seam lies in a groove between its two allowances, which pucker where the thread is tight.
    ripple = waves(x, seed + 70, 400, 1) * smooth(np.abs(normal[:, 1]), .55, .95)  # an outline that shows each pucker looks like a saw
    level = smooth(np.abs(normal[:, 1]), .35, .85)
    height *= level
    height += level * pucker * (-1.15 * np.exp(-(seam / .0034) ** 2) + .65 * np.exp(-((seam - .0075) / .0046) ** 2) + .5 * ripple * np.exp(-seam / .011)) * smooth(free, .2, 1)
    height += level * pucker * (.50 * smooth(edge, .022, .018) - .55 * np.exp(-((edge - .020) / .003) ** 2) + .45 * waves(x, seed + 71, 170, 1) * np.exp(-edge / .016)) * free
    out = x + fallen + normal * (height * free)[:, None]
    # Lines of the cloth run with its folds, so that no stripe or placket is ruled.
    out[:, 2] += ((sag * waves(x * [1, .3, .5], seed + 74, 13, 2) - body * .6) * (1 - sleeve) * down + sag * .5 * waves(x, seed + 76, 22, 1) * sleeve) * free
    out[:, 0] += .6 * sag * waves(x * [.5, .3, 1], seed + 75, 11, 2) * down * free
    # No piece hangs quite straight, and no hem is quite level.
    tilt = rng.normal(0, .007, 2).clip(-.011, .011)
    out[:, 0] += tilt[0] * (x[:, 2] - top) * free
    out[:, 2] += (tilt[1] * x[:, 0] + hem * waves(x * [1, .4, .4], seed + 72, 34, 2) * np.exp(-edge / .07)) * free
    out[:, 0] += .6 * hem * waves(x, seed + 73, 30, 2) * np.exp(-edge / .04) * free
    out[:, 1] = np.where(x[:, 1] < .0955, np.minimum(out[:, 1], .0955), out[:, 1])
    return out
