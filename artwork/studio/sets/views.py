"""What is seen from a window: a city in haze, so far out of focus and so much brighter than the room that only a hint is left; one lit plane that gives no light."""
import numpy as np
from materials.graph import Graph
from materials.picture import texture
from props.shapes import sheet

LEFT, WIDTH, HEIGHT, DOT = -9.6, 10.6, 4.4, 150  # metres of the plane; dots a metre
HORIZON = 1.22
STRENGTH, SOFT = 3.4, .10  # how bright; metres by which it is out of focus
SKY = np.array([236, 238, 236.])


def _tone(colour, haze):
    rgb = np.array([int(colour[i:i + 2], 16) for i in (1, 3, 5)], float)
    return rgb + (SKY * .97 - rgb) * haze


class _Canvas:
    def __init__(self, seed):
        self.rng = np.random.default_rng(seed)
        self.dots = np.empty((int(HEIGHT * DOT), int(WIDTH * DOT), 3))
        up = np.linspace(HEIGHT, 0, len(self.dots))[:, None, None]
        self.dots[:] = SKY + np.array([-44, -28, -8]) * np.clip((up - HORIZON - .3) / 3.2, 0, 1)

    def fill(self, x0, x1, z0, z1, tone):
        """A rectangle in metres."""
        a, b = (int(np.clip((x - LEFT) * DOT, 0, WIDTH * DOT)) for x in (x0, x1))
        c, d = (int(np.clip((HEIGHT - z) * DOT, 0, HEIGHT * DOT)) for z in (z1, z0))
        self.dots[c:d, a:b] = tone

    def below(self, height, tone):
        """All that lies below a line over x."""
        x = LEFT + np.arange(self.dots.shape[1]) / DOT
        z = HEIGHT - np.arange(len(self.dots)) / DOT
        self.dots[z[:, None] < height(x)[None]] = tone

    def leaves(self, x, z, size, tones, n):
        """A crown of light and dark clumps."""
        rows, columns = np.mgrid[:self.dots.shape[0], :self.dots.shape[1]]
        for k in range(n):
            a, r = self.rng.uniform(0, 6.28), self.rng.uniform(0, 1) ** .6
            cx, cz = x + size * r * np.cos(a), z + size * .62 * r * np.sin(a)
            big = size * self.rng.uniform(.10, .24)
            near = (columns / DOT + LEFT - cx) ** 2 + (HEIGHT - rows / DOT - cz) ** 2 < big ** 2
            self.dots[near] = tones[int(np.clip((cz - z) / size * 1.6 + self.rng.uniform(.6, 2.2), 0, len(tones) - 1))]

    def show(self, y):
        from PIL import Image, ImageFilter
        page = Image.fromarray(self.dots.clip(0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(SOFT * DOT))
        g = Graph('view')
        g.tree.links.new(g.node('Emission', Color=texture(g, page), Strength=STRENGTH).outputs[0], g.out.inputs[0])
        plane = sheet(lambda u, v: np.c_[LEFT + u * WIDTH, u * 0 + y, v * HEIGHT], 2, 2, 'view', g.material)
        plane.visible_shadow = plane.visible_diffuse = plane.visible_glossy = False


def harbour(y):
    """Towers across the water under a hill, paler the farther they are; their images break in the water."""
    c = _Canvas(4)
    hill = lambda at, tall: lambda x: HORIZON + tall * (.55 + .32 * np.sin(x * .9 + at) + .10 * np.sin(x * 2.6 + at * 3) + .03 * np.sin(x * 7 + at))
    c.below(hill(2.2, 1.75), _tone('#8a9a9c', .66))
    c.below(hill(.4, 1.15), _tone('#7d8f8c', .50))
    for haze, low, tall, wide in ((.60, .5, 1.5, .16), (.46, .4, 1.35, .20), (.32, .25, 1.05, .26), (.22, .10, .50, .34)):
        x = LEFT
        while x < LEFT + WIDTH:
            w, top = wide * c.rng.uniform(.6, 1.5), HORIZON + low + (tall - low) * c.rng.uniform() ** 1.6
            base = ('#b7aa99', '#8d9ba4', '#a59c92', '#77889a', '#c2b3a2', '#93a09d')[c.rng.integers(6)]
            lit, dark = x + w * c.rng.uniform(.3, .6), _tone(base, haze)
            c.fill(x, lit, 0, top, dark * 1.10 + 6)
            c.fill(lit, x + w, 0, top, dark * .90)
            step, bay = c.rng.uniform(.028, .045), c.rng.uniform(.03, .06)
            for z in np.arange(HORIZON + .03, top - .03, step):
                for bx in np.arange(x + .012, x + w - bay * .7, bay):
                    c.fill(bx, bx + bay * .62, z, z + step * .55, dark * (c.rng.uniform(.80, .97) if bx < lit else c.rng.uniform(.70, .88)))
            if c.rng.uniform() < .4:
                c.fill(x + w * .3, x + w * .7, top, top + c.rng.uniform(.03, .10), dark * .97)
            x += w + c.rng.uniform(-.02, .10)
    c.fill(LEFT, LEFT + WIDTH, 0, HORIZON + .02, _tone('#5d6f6a', .30))
    shore = int((HEIGHT - HORIZON) * DOT)
    for row in range(shore, len(c.dots)):
        deep = (row - shore) / (len(c.dots) - shore)
        image = np.roll(c.dots[max(0, int(shore - (row - shore) * .9 - 2))], int(c.rng.normal(0, 2 + 9 * deep)), 0)
        c.dots[row] = image * .38 + _tone('#8fa6aa', .42) * .62 + c.rng.normal(0, 5)
    c.show(y)


def shophouses(y):
    """A street in the sun: two-storeyed fronts with shutters and tiled roofs, trees behind them, high flats in the haze."""
    c = _Canvas(6)
    for x, w, top in ((-6.3, .5, 3.3), (-5.2, .7, 3.6), (-4.1, .42, 3.2), (-2.7, .8, 3.5), (-1.3, .5, 3.25), (-.2, .6, 3.4)):
        c.fill(x, x + w, 0, top, _tone('#c9bfb2', .55))
        for z in np.arange(2, top - .05, .075):
            c.fill(x + .02, x + w - .02, z, z + .035, _tone('#9aa3a5', .55))
    greens = [_tone(t, .30) for t in ('#37452f', '#4a5b3a', '#66774c', '#8a966a')]
    for x in np.arange(LEFT, LEFT + WIDTH, .42):
        c.leaves(x, 2.42 + c.rng.uniform(-.1, .22), .46, greens, 26)
    for k, x in enumerate(np.arange(LEFT, LEFT + WIDTH, .92)):
        wall = _tone(('#e9dcc3', '#cfd8cf', '#e6c9b4', '#d9dde0', '#ecd9b8', '#c4d0d6')[k % 6], .22)
        wood = _tone(('#4e6a60', '#7b5b49', '#556a80', '#5f6f5a')[k % 4], .24)
        rise = c.rng.uniform(-.05, .09)
        for t in np.linspace(0, 1, 24):
            c.fill(x - .02, x + .94, 2.02 + rise + t * .34, 2.04 + rise + t * .34, _tone('#a96a4c', .30) * (1.04 - .14 * (int(t * 24) % 2) - .05 * t))
        c.fill(x, x + .92, .5, 2.03 + rise, wall)
        c.fill(x, x + .92, 1.93 + rise, 2.03 + rise, wall * .74)
        c.fill(x, x + .92, 1.20, 1.27, wall * 1.06)
        c.fill(x, x + .92, 1.13, 1.20, wall * .76)
        for side in (0, .88):
            c.fill(x + side, x + side + .05, .45, 2 + rise, wall * (1.07 if side else .88))
        c.fill(x + .10, x + .86, .42, 1.02, _tone('#3f3a35', .22))
        c.fill(x + .36, x + .58, .42, .92, _tone('#7a6a58', .25))
        for a in (.10, .38, .66):
            c.fill(x + a - .015, x + a + .195, 1.30, 1.90, wall * 1.07)
            c.fill(x + a, x + a + .18, 1.33, 1.87, wood * .62)
            for half in (0, .10):
                c.fill(x + a + half, x + a + half + .075, 1.33, 1.70, wood)
                for z in np.arange(1.35, 1.69, .035):
                    c.fill(x + a + half, x + a + half + .075, z, z + .012, wood * .78)
    c.fill(LEFT, LEFT + WIDTH, 0, .45, _tone('#a09a90', .25))
    for x, size in ((-5.6, .55), (-3.15, .42), (-.9, .5)):
        c.leaves(x, .95, size, [_tone(t, .16) for t in ('#2c3a26', '#435636', '#62764a', '#8c9c66')], 44)
    c.show(y)
