"""The studio of all pictures: a window on the left, a sweep or a table, a long lens; lights.py sets the mood."""
import math

import bpy
from mathutils import Vector

import materials as m
import shapes as s
from lights import LIGHTS


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    m.reset()


def _aim(obj, target):
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat('-Z', 'Y').to_euler()


def _light(at, target, width, height, power, colour):
    light = bpy.data.lights.new('light', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = width, height
    light.energy = power
    light.color = m.linear(colour)[:3]
    obj = bpy.data.objects.new('light', light)
    obj.location = at
    bpy.context.scene.collection.objects.link(obj)
    _aim(obj, target)
    return obj


def _towards(angle, height, distance):
    a, e = math.radians(angle), math.radians(height)
    return Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))) * distance


def light(reach, mood):
    """Sets up one of the lights; all distances and powers scale with the reach of the subject."""
    look = LIGHTS[mood]
    target = Vector((0, 0, 0.9 * reach))
    area = reach * reach
    angle, height, power, colour = look['window']
    centre = target + _towards(angle, height, 7.0 * reach)
    forward = (target - centre).normalized()
    right = forward.cross(Vector((0, 0, 1))).normalized()
    up = right.cross(forward)
    for i in (-0.5, 0.5):
        for j in (-1, 0, 1):
            at = centre + (right * i * 1.95 + up * j * 1.35) * reach
            _light(at, at + forward, 1.75 * reach, 1.2 * reach, power * area, colour)
    power, colour = look['card']
    _light(Vector((5.5, -1.8, 2.6)) * reach, target, 3 * reach, 3.5 * reach, power * area, colour)
    angle, height, power, colour = look['back']
    _light(target + _towards(angle, height, 6.2 * reach), target, 3 * reach, 1.6 * reach, power * area, colour)
    # A tall narrow card behind on the left draws a bright edge on glass, which would end in a grey one there.
    strip = _light(target + _towards(148, 14, 5.2 * reach), target, 0.5 * reach, 4.2 * reach, 14 * area, '#ffffff')
    strip.visible_camera = False
    # Narrow, or it would lie mirrored on the table.
    strip.data.spread = math.radians(24)
    if 'rim' in look:
        angle, power, colour = look['rim']
        edge = _light(target + _towards(angle, 16, 5.2 * reach), target, 0.7 * reach, 4.2 * reach, power * area, colour)
        edge.visible_camera = False
    if 'sun' in look:
        angle, height, strength, softness, colour = look['sun']
        sun = bpy.data.lights.new('sun', 'SUN')
        sun.energy, sun.angle, sun.color = strength, math.radians(softness), m.linear(colour)[:3]
        obj = bpy.data.objects.new('sun', sun)
        obj.location = _towards(angle, height, 20)
        bpy.context.scene.collection.objects.link(obj)
        _aim(obj, (0, 0, 0))
    strength, colour = look['sky']
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = m.linear(colour)
    background.inputs[1].default_value = strength


def _pool(edge):
    """Light on the wall behind a table: glass before a dark wall would be black."""
    at = Vector((1.6, edge + 1.4, -1.0))
    lamp = _light(at, (0.6, edge + 4.5, 2.6), 1.2, 1.2, 260, '#fff3e0')
    lamp.visible_camera = lamp.visible_glossy = lamp.visible_transmission = False


FLOORS = {
    'plaster': lambda c: m.surface(((0.3, mix(c, '#000000', 0.045)), (0.7, c)), scale=0.9, detail=8, rough=0.85, bump=0.14, bump_scale=9, specular=0.2),
    'stone': lambda c: m.surface(((0.25, mix(c, '#000000', 0.16)), (0.5, c), (0.8, mix(c, '#ffffff', 0.25))), scale=2.2, detail=12, rough=0.7, bump=0.18, bump_scale=14, specular=0.3),
    'marble': lambda c: m.veined(c, mix(c, '#3d3a38', 0.28), scale=0.9, width=0.035, rough=0.28, bump=0.0),
    'slate': lambda c: m.surface(((0.3, mix(c, '#000000', 0.25)), (0.7, c)), scale=3, detail=10, stretch=(1, 1, 2), rough=0.55, bump=0.35, bump_scale=6, specular=0.4),
    'wood': lambda c: m.wood(c, mix(c, '#2a1608', 0.28), 1.1),
    'linen': lambda c: m.linen(c),
}


def mix(a, b, t):
    pa = [int(a[i:i + 2], 16) for i in (1, 3, 5)]
    pb = [int(b[i:i + 2], 16) for i in (1, 3, 5)]
    return '#' + ''.join(f'{round(x + (y - x) * t):02x}' for x, y in zip(pa, pb))


def sweep(colour, kind='plaster', depth=4.0):
    """A seamless backdrop that rises behind the subject."""
    profile = [(-14, 0)] + [(depth + 2.6 * math.sin(t * math.pi / 24), 2.6 - 2.6 * math.cos(t * math.pi / 24)) for t in range(13)]
    profile += [(depth + 2.6, 16)]
    vertices = [(x, y, z) for y, z in profile for x in (-22, 22)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    s.build('sweep', vertices, faces, FLOORS[kind](colour))


def table(wall, top, kind, edge=2.2):
    """A table top that ends before a wall of another tone, which the lens leaves soft."""
    s.build('table', [(-22, -14, 0), (22, -14, 0), (22, edge, 0), (-22, edge, 0)], [(0, 1, 2, 3)], FLOORS[kind](top))
    s.build('front', [(-22, edge, 0), (22, edge, 0), (22, edge, -3), (-22, edge, -3)], [(0, 1, 2, 3)], FLOORS[kind](top))
    s.build('wall', [(-30, edge + 4.5, -6), (30, edge + 4.5, -6), (30, edge + 4.5, 20), (-30, edge + 4.5, 20)], [(0, 1, 2, 3)], FLOORS['plaster'](wall))
    _pool(edge)


def backdrop(spec):
    if 'top' in spec:
        table(spec['wall'], spec['top'], spec.get('kind', 'stone'), spec.get('edge', 2.2))
    else:
        sweep(spec['wall'], spec.get('kind', 'plaster'), spec.get('depth', 4.0))


def corners(roots):
    """Bounding-box corners of whole subjects, in world space."""
    bpy.context.view_layer.update()
    points = []
    stack = list(roots)
    while stack:
        obj = stack.pop()
        stack.extend(obj.children)
        if obj.type in ('MESH', 'CURVE'):
            points += [obj.matrix_world @ Vector(c) for c in obj.bound_box]
    return points


def camera(roots, spec):
    """Frames the given subjects: same lens everywhere, pitch and yaw from the scene file."""
    pitch, yaw = math.radians(spec.get('pitch', 9)), math.radians(spec.get('yaw', 0))
    back = Vector((math.sin(yaw) * math.cos(pitch), -math.cos(yaw) * math.cos(pitch), math.sin(pitch)))
    right = Vector((math.cos(yaw), math.sin(yaw), 0))
    up = back.cross(right)
    points = corners(roots)
    xs, ys = [p.dot(right) for p in points], [p.dot(up) for p in points]
    depth = sum(p.dot(back) for p in points) / len(points)
    near = max(p.dot(back) for p in points)
    width, height = max(xs) - min(xs), max(ys) - min(ys)
    aspect = spec.get('aspect', 1.0)
    fill = spec.get('fill', 0.8)
    span = max(width / aspect, height) / fill
    shift = spec.get('shift', [0, 0.02])
    target = right * ((max(xs) + min(xs)) / 2 + shift[0] * span) + up * ((max(ys) + min(ys)) / 2 + shift[1] * span) + back * depth
    data = bpy.data.cameras.new('camera')
    data.lens = 90
    data.sensor_width = data.sensor_height = 36
    data.sensor_fit = 'VERTICAL'
    distance = span / (2 * math.tan(math.atan(18 / data.lens)))
    obj = bpy.data.objects.new('camera', data)
    obj.location = target + back * distance
    bpy.context.scene.collection.objects.link(obj)
    _aim(obj, target)
    data.dof.use_dof = True
    data.dof.focus_distance = distance - (near - depth) * spec.get('focus', 0.7)
    data.dof.aperture_fstop = spec.get('fstop', 2.2) * 2.4 / max(span, 0.6) * 0.9
    data.clip_end = 300
    bpy.context.scene.camera = obj
    return span
