"""The small flat in Singapore with boxes ready to go."""
from sets import small_flat, workroom

SIZE = (960, 720)
EXPOSURE = .4


def build():
    small_flat.build(workroom.shophouses, boxes=2)
