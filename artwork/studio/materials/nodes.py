"""A thin layer over Blender's shader nodes, so that a material reads as a formula."""
import bpy
import numpy as np


def linear(colour, alpha=1.):
    """A hex colour as scene-linear numbers."""
    c = [int(colour.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in c) + (alpha,)


class Value:
    """A number that changes over the surface."""

    def __init__(self, tree, socket):
        self.tree, self.socket = tree, socket

    def _with(self, operation, *others):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        for k, v in enumerate((self, *others)):
            put(self.tree, node.inputs[k], v)
        return Value(self.tree, node.outputs[0])

    def __add__(self, o): return self._with('ADD', o)
    def __radd__(self, o): return self + o
    def __sub__(self, o): return self._with('SUBTRACT', o)
    def __rsub__(self, o): return self * -1 + o
    def __mul__(self, o): return self._with('MULTIPLY', o)
    def __rmul__(self, o): return self * o
    def __truediv__(self, o): return self._with('DIVIDE', o)
    def power(self, o): return self._with('POWER', o)
    def abs(self): return self._with('ABSOLUTE')
    def sin(self): return self._with('SINE')
    def above(self, o): return self._with('GREATER_THAN', o)
    def below(self, o): return self._with('LESS_THAN', o)
    def least(self, o): return self._with('MINIMUM', o)
    def most(self, o): return self._with('MAXIMUM', o)
    def ridge(self, at, width):
        """1 at `at`, falling to 0 over `width`, like a bell."""
        d = (self - at) / width
        return (d * d * -1.4427)._exp2()
    def _exp2(self):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation = 'POWER'
        node.inputs[0].default_value = 2.
        put(self.tree, node.inputs[1], self)
        return Value(self.tree, node.outputs[0])
    def step(self, lo, hi):
        """0 below lo, 1 above hi, smooth between."""
        node = self.tree.nodes.new('ShaderNodeMapRange')
        node.interpolation_type = 'SMOOTHSTEP'
        put(self.tree, node.inputs[0], self)
        node.inputs[1].default_value, node.inputs[2].default_value = lo, hi
        return Value(self.tree, node.outputs[0])


def put(tree, socket, v):
    if isinstance(v, Value):
        v = v.socket
    if isinstance(v, bpy.types.NodeSocket):
        tree.links.new(v, socket)
    else:
        socket.default_value = v


class Material:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']

    def node(self, kind, attributes={}, **inputs):
        n = self.tree.nodes.new('ShaderNode' + kind)
        for k, v in attributes.items():
            setattr(n, k, v)
        for k, v in inputs.items():
            put(self.tree, n.inputs[k.replace('_', ' ')], v)
        return n

    def value(self, socket):
        return Value(self.tree, socket)

    def set(self, **inputs):
        for k, v in inputs.items():
            put(self.tree, self.principled.inputs[k.replace('_', ' ')], v)

    def uv(self, name='uv'):
        return self.node('UVMap', dict(uv_map=name)).outputs[0]

    def object(self):
        return self.node('TexCoord').outputs['Object']

    def split(self, vector):
        s = self.node('SeparateXYZ', Vector=vector)
        return [Value(self.tree, o) for o in s.outputs]

    def scaled(self, vector, scale):
        m = self.node('Mapping', Vector=vector)
        m.inputs['Scale'].default_value = scale
        return m.outputs[0]

    def noise(self, vector, scale, detail=2, rough=.5, distortion=0.):
        return self.value(self.node('TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion).outputs[0])

    def mix(self, factor, a, b, how='MIX'):
        n = self.node('MixRGB', dict(blend_type=how), Fac=factor)
        put(self.tree, n.inputs['Color1'], a)
        put(self.tree, n.inputs['Color2'], b)
        return n.outputs[0]

    def ramp(self, factor, stops):
        n = self.node('ValToRGB', Fac=factor)
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for q, (at, colour) in zip(e, stops):
            q.position, q.color = at, colour
        return n.outputs[0]

    def bump(self, height, strength=1., distance=1.):
        """height in metres"""
        return self.node('Bump', Height=height, Strength=strength, Distance=distance).outputs[0]

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
        n = self.node('TexImage', dict(image=image, interpolation='Cubic'), Vector=self.scaled(vector, (1 / width, 1 / height, 1)))
        return n.outputs[0]
