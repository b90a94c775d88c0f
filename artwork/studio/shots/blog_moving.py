"""Moving out in Hong Kong: boxes under the window, one coat still on the rail."""
from sets import small_flat, views

SIZE = (960, 720)
EXPOSURE = .4


def build(city=views.harbour):
    small_flat.build(city, boxes=5, pieces=(('camel-wool-coat', .28, 18),))
