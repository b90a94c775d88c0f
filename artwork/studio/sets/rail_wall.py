"""A brass rail before plaster in the morning: the ground of every picture of a few hanging pieces."""
import numpy as np
import stage
from materials.hard import brass, oak
from props.clothes import hang
from props.hanger import rail
from props.shapes import board, frame
from sets.corner import morning, wall


def place(x, turn, tilt=.5, y=0.0):
    """Where a piece hangs, how far its front is turned to the right."""
    return frame((x, y, 0), (0, tilt, turn))


def build(pieces=(), middle=(.02, -.48), focal=76, bench=None, sun=(1.2, 1.1), away=3.0, aside=2, aperture=5.0, sharp=None):
    """Pieces are (x, id, turn[, how flat it is pressed]); `middle` is what the camera looks at, `aside` how many degrees it stands to the right of it, `sharp` where on the rail it is focused. Returns the metal of the rail."""
    wall(.31)
    metal = brass()
    rail(metal, -2, 2)
    for k, (x, key, turn, *pressed) in enumerate(pieces):
        hang(place(x, turn, .5 * (-1) ** k), key, *pressed)
    if bench is not None:
        board((4, .60, .036), (0, .02, bench - .018), oak('bench', 0, rough=.48), .004)
    morning((.0, .2, middle[1]), sun, 3.7, (.74, .60, -.40), softness=1.8, distance=2.2, key=25, fill=2.6, reach=1.6, panes=(2, 3))
    side = np.radians(aside)
    stage.camera((middle[0] + away * np.sin(side), -away * np.cos(side), middle[1] + .03), (middle[0], 0, middle[1]), focal, aperture,
                 focus=(middle[0] if sharp is None else sharp, -.1, middle[1]))
    return metal
