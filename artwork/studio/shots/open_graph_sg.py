"""The preview of a shared link, Singapore."""
from sets import views
from shots import open_graph_hk

SIZE, EXPOSURE = open_graph_hk.SIZE, open_graph_hk.EXPOSURE


def build():
    open_graph_hk.build(views.shophouses)
