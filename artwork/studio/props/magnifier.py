"""A reading glass: a brass ring, a lens, an oak handle. It lies in the x-y plane, the handle towards +x."""
import numpy as np
from materials.hard import brass, glass, oak
from .shapes import put, rod, turned


def magnifier(pose, radius=.038, handle=.095):
    metal = brass('glass-brass')
    a = np.linspace(0, 2 * np.pi, 80)
    rod(np.c_[radius * np.cos(a), radius * np.sin(a), a * 0], .0030, metal, 'ring', 16, 1.4, False, (0, 0, 1)).matrix_world = pose
    r = np.linspace(0, radius - .001, 12)
    bulge = .0026 * (1 - (r / radius) ** 2)
    lens = turned(list(zip(r, -bulge - .0004)) + list(zip(r[::-1], bulge[::-1] + .0004)), glass(), 'lens', 72)
    lens.visible_shadow = False
    put(lens, within=pose)
    put(turned([(0, 0), (.0046, 0), (.0046, .016), (.0058, .018), (.0058, .022), (0, .022)], metal, 'ferrule', 28), (radius + .001, 0, 0), (0, 90, 0), within=pose)
    grip = [(0, 0), (.0058, 0), (.0078, .020), (.0086, .050), (.0076, .080), (.0086, handle - .006), (.006, handle), (0, handle)]
    put(turned(grip, oak('grip', 2, '#8a5f3a', '#5d3c22', .35, 1.6), 'grip', 36), (radius + .022, 0, 0), (0, 90, 0), within=pose)
