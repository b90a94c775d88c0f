"""The preview of a shared link, Singapore."""
from sets import workroom
from shots import open_graph_hk

SIZE, EXPOSURE = open_graph_hk.SIZE, open_graph_hk.EXPOSURE


def build():
    open_graph_hk.build(workroom.shophouses)
