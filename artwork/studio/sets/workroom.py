"""The workroom: a long oak table before plaster, a brass rail above it, a wide window on the left with the city far away."""
import stage
from materials.hard import brass, oak, plaster
from props.hanger import rail
from props.shapes import board

TABLE = .92


def window(city, x=-1.18, y=.9, width=1.25, low=1.06, high=2.28):
    """Steel bars in a plaster reveal; what is behind gives no light of its own (a panel does)."""
    stage.window((x, y + .14, (low + high) / 2), (width, high - low), 0, (3, 2), None, .028)
    city(y + 8)


def room(city, x=-1.18, y=.9, width=1.25, low=1.06, high=2.28):
    wall = plaster('wall')
    for x0, x1 in ((-5, x - width / 2), (x + width / 2, 5)):
        board((x1 - x0, .2, 4), ((x0 + x1) / 2, y + .1, 1.6), wall, .004)
    board((width, .2, low + .4), (x, y + .1, (low - .4) / 2), wall, .004)
    board((width, .2, 2), (x, y + .1, high + 1), wall, .004)
    board((width + .10, .16, .03), (x, y - .02, low - .015), oak('sill', 0), .004)
    window(city, x, y, width, low, high)
    top = oak('table', 0, rough=.46)
    board((3.9, .78, .045), (.15, .15, TABLE - .0225), top, .005)
    leg = oak('leg', 2)
    for lx in (-1.7, 2.0):
        for ly in (-.18, .48):
            board((.075, .075, TABLE - .045), (lx, ly, (TABLE - .045) / 2), leg, .004)
    board((3.6, .03, .09), (.15, -.18, TABLE - .09), top, .004)
    metal = brass()
    rail(metal, -.50, 1.95, .70, 2.06, .0125, (-.42, 1.85), .55)
    return metal
