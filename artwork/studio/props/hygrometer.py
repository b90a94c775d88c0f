"""A round brass instrument on the wall: a pale dial with strokes round its edge, one red hand."""
from materials.hard import RED, paper, plain
from .shapes import board, frame, put, turned


def hygrometer(pose, metal, radius=.085, shown=-22):
    """Its back is on the wall at the origin, its front towards -y."""
    r = radius
    rim = [(0, 0), (r, 0), (r + .004, .006), (r + .004, .022), (r, .028), (r - .007, .026), (r - .009, .014), (0, .014)]
    put(turned(rim, metal, 'rim', 80), (0, 0, 0), (90, 0, 0), within=pose)
    put(turned([(0, 0), (r - .009, 0), (r - .009, .0006), (0, .0006)], paper('dial', '#f0e8d9', .7, .12), 'dial', 72), (0, -.0142, 0), (90, 0, 0), within=pose)
    ink = plain('dial ink', '#3a332c', .7)
    for k in range(-10, 11):
        long = .011 if k % 5 == 0 else .006
        spoke = pose @ frame((0, -.0151, 0), (0, k * 13, 0))
        board((.0011, .0004, long), (0, 0, r - .016 - long / 2), ink, 0, within=spoke)
        if -2 <= k <= 2:
            board((.0175, .0004, .0022), (0, 0, r - .0335), plain('good', '#6f7f63', .7), 0, within=spoke)
    hand = pose @ frame((0, -.0166, 0), (0, shown, 0))
    board((.0022, .0007, r - .026), (0, 0, (r - .026) / 2 - .008), plain('hand', RED, .4), 0, within=hand)
    put(turned([(0, 0), (.0055, 0), (.0055, .002), (.003, .004), (0, .0045)], metal, 'pin', 32), (0, -.0162, 0), (90, 0, 0), within=pose)
