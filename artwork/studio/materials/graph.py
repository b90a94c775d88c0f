"""A short way to write shader graphs: each helper adds one node and returns its first output."""
import bpy


def srgb(text, alpha=1.0):
    """'#rrggbb' as linear RGBA."""
    text = text.lstrip('#')
    channels = [int(text[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (alpha,)


def shade(colour, factor):
    return tuple(min(1.0, c * factor) for c in colour[:3]) + (1.0,)


class Graph:
    """One material: `surface` is its Principled shader, `out` its output."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self.out = self.tree.nodes['Material Output']

    def link(self, socket, value):
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
        return node.outputs[0]

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
        return self.node('ObjectInfo').outputs['Random']

    def uv(self):
        return self.node('UVMap', {'uv_map': 'uv'}).outputs[0]

    def scaled(self, vector, scale=(1, 1, 1), rotation=(0, 0, 0)):
        node = self.node('Mapping', Vector=vector)
        node.inputs['Scale'].default_value = scale
        node.inputs['Rotation'].default_value = rotation
        return node.outputs[0]

    def axes(self, vector):
        return self.node('SeparateXYZ', Vector=vector).outputs

    def noise(self, vector, scale, detail=2, rough=.5, warp=0.0):
        return self.node('TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=rough, Distortion=warp).outputs[0]

    def cells(self, vector, scale, feature='F1'):
        return self.node('TexVoronoi', {'feature': feature}, Vector=vector, Scale=scale).outputs[0]

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

    def bump(self, height, strength, distance, below=None):
        node = self.node('Bump', Height=height, Strength=strength, Distance=distance)
        if below is not None:
            self.link(node.inputs['Normal'], below)
        return node.outputs[0]

    def translucent(self, amount, colour, normal=None):
        """Lets part of the light through, as thin paper and cloth do."""
        through = self.node('BsdfTranslucent', Color=colour)
        if normal is not None:
            self.link(through.inputs['Normal'], normal)
        both = self.node('MixShader', Fac=amount)
        self.tree.links.new(self.surface.outputs[0], both.inputs[1])
        self.tree.links.new(through.outputs[0], both.inputs[2])
        self.tree.links.new(both.outputs[0], self.out.inputs[0])
