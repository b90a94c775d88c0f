"""A short way to write shader graphs: each helper adds one node. Numbers come back as `Value`, so that a material reads as a formula."""
import bpy
import numpy as np


def srgb(text, alpha=1.0):
    """'#rrggbb' as linear RGBA."""
    text = text.lstrip('#')
    channels = [int(text[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (alpha,)


def shade(colour, factor):
    return tuple(min(1.0, c * factor) for c in colour[:3]) + (1.0,)


class Value:
    """A number that changes over the surface; + - * / and the methods add nodes."""

    def __init__(self, graph, socket):
        self.graph, self.socket = graph, socket

    def _with(self, operation, *others):
        return self.graph.math(operation, self, *others)

    def __add__(self, o): return self._with('ADD', o)
    def __radd__(self, o): return self + o
    def __sub__(self, o): return self._with('SUBTRACT', o)
    def __rsub__(self, o): return self.graph.math('SUBTRACT', o, self)
    def __mul__(self, o): return self._with('MULTIPLY', o)
    def __rmul__(self, o): return self * o
    def __truediv__(self, o): return self._with('DIVIDE', o)
    def power(self, o): return self._with('POWER', o)
    def abs(self): return self._with('ABSOLUTE')
    def sin(self): return self._with('SINE')
    def fraction(self): return self._with('FRACT')
    def above(self, o): return self._with('GREATER_THAN', o)
    def below(self, o): return self._with('LESS_THAN', o)
    def least(self, o): return self._with('MINIMUM', o)
    def most(self, o): return self._with('MAXIMUM', o)

    def ridge(self, at, width):
        """1 at `at`, falling to 0 over `width`, like a bell."""
        d = (self - at) / width
        return self.graph.math('POWER', 2.0, d * d * -1.4427)

    def step(self, low, high):
        """0 below `low`, 1 above `high`, smooth between."""
        node = self.graph.node('MapRange', {'interpolation_type': 'SMOOTHSTEP'}, Value=self, From_Min=low, From_Max=high)
        return Value(self.graph, node.outputs[0])


class Graph:
    """One material: `surface` is its Principled shader, `out` its output."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self.out = self.tree.nodes['Material Output']

    def link(self, socket, value):
        if isinstance(value, Value):
            value = value.socket
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def node(self, kind, properties=None, **inputs):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in (properties or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.link(node.inputs[key.replace('_', ' ')], value)
        return node

    def set(self, **inputs):
        for key, value in inputs.items():
            self.link(self.surface.inputs[key.replace('_', ' ')], value)

    def math(self, operation, *values, clamp=False):
        node = self.node('Math', {'operation': operation, 'use_clamp': clamp})
        for socket, value in zip(node.inputs, values):
            self.link(socket, value)
        return Value(self, node.outputs[0])

    def add(self, a, b):
        return self.math('ADD', a, b)

    def mul(self, a, b):
        return self.math('MULTIPLY', a, b)

    def place(self):
        """Object coordinates, moved by a random offset per object, so that no two planks or boxes are alike."""
        chance = self.node('ObjectInfo').outputs['Random']
        offset = self.node('CombineXYZ', X=self.mul(chance, 7.3), Y=self.mul(chance, 3.1), Z=self.mul(chance, 5.7))
        moved = self.node('VectorMath', {'operation': 'ADD'})
        self.link(moved.inputs[0], self.node('TexCoord').outputs['Object'])
        self.link(moved.inputs[1], offset.outputs[0])
        return moved.outputs[0]

    def chance(self):
        return Value(self, self.node('ObjectInfo').outputs['Random'])

    def object(self):
        return self.node('TexCoord').outputs['Object']

    def uv(self, name='uv'):
        return self.node('UVMap', {'uv_map': name}).outputs[0]

    def scaled(self, vector, scale=(1, 1, 1), rotation=(0, 0, 0), move=(0, 0)):
        node = self.node('Mapping', Vector=vector)
        node.inputs['Location'].default_value = (*move, 0)
        node.inputs['Scale'].default_value = scale
        node.inputs['Rotation'].default_value = rotation
        return node.outputs[0]

    def axes(self, vector):
        return [Value(self, out) for out in self.node('SeparateXYZ', Vector=vector).outputs]

    def noise(self, vector, scale, detail=2, rough=.5, warp=0.0):
        return Value(self, self.node('TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=rough, Distortion=warp).outputs[0])

    def cells(self, vector, scale, feature='F1'):
        return Value(self, self.node('TexVoronoi', {'feature': feature}, Vector=vector, Scale=scale).outputs[0])

    def mix(self, factor, a, b, blend='MIX'):
        node = self.node('MixRGB', {'blend_type': blend})
        for socket, value in zip(node.inputs, (factor, a, b)):
            self.link(socket, value)
        return node.outputs[0]

    def ramp(self, factor, *stops):
        node = self.node('ValToRGB', Fac=factor)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = colour if isinstance(colour, tuple) else (colour, colour, colour, 1)
        return node.outputs[0]

    def bump(self, height, strength=1.0, distance=1.0, below=None):
        """A normal; with `distance` 1, `height` is in metres."""
        node = self.node('Bump', Height=height, Strength=strength, Distance=distance)
        if below is not None:
            self.link(node.inputs['Normal'], below)
        return node.outputs[0]

    def tile(self, vector, pixels, width, height):
        """An array (rows, columns[, 3]) laid edge to edge, each copy so many metres wide and high."""
        a = np.asarray(pixels, np.float32)
        rgba = np.ones((*a.shape[:2], 4), np.float32)
        rgba[..., :3] = a if a.ndim == 3 else a[..., None]
        image = bpy.data.images.new(self.material.name, a.shape[1], a.shape[0], float_buffer=True)
        image.colorspace_settings.name = 'Non-Color'
        image.pixels.foreach_set(rgba.ravel())
        image.update()
        image.pack()
        return self.node('TexImage', {'image': image, 'interpolation': 'Cubic'}, Vector=self.scaled(vector, (1 / width, 1 / height, 1))).outputs[0]

    def blend(self, amount, a, b):
        """Two shaders, so much of the second."""
        both = self.node('MixShader', Fac=amount)
        self.link(both.inputs[1], a)
        self.link(both.inputs[2], b)
        return both.outputs[0]

    def translucent(self, amount, colour, normal=None):
        """Lets part of the light through, as thin paper and cloth do."""
        through = self.node('BsdfTranslucent', Color=colour)
        if normal is not None:
            self.link(through.inputs['Normal'], normal)
        self.link(self.out.inputs[0], self.blend(amount, self.surface.outputs[0], through.outputs[0]))
