"""Cured meats: sausages, loins, hams and their slices."""
import math
import random

import materials as m
import shapes as s

MAKERS = ['sausage', 'meat_slices', 'ham', 'ham_fan', 'loin']

CASING = {
    'chorizo': lambda: m.surface(((0.3, '#6b1a0e'), (0.55, '#8f2a14'), (0.8, '#a8482a')), scale=7, detail=8, rough=0.45, bump=0.5, bump_scale=12),
    'salchichon': lambda: m.surface(((0.3, '#8a5a52'), (0.45, '#cfc4bb'), (0.7, '#ece6df')), scale=5, detail=10, rough=0.9, bump=0.5, bump_scale=12),
    'nebbiolo': lambda: m.surface(((0.3, '#4a1626'), (0.5, '#7d4a55'), (0.62, '#c9b9b4'), (0.8, '#ded5cf')), scale=4, detail=10, rough=0.85, bump=0.5, bump_scale=12),
    'loin': lambda: m.surface(((0.3, '#4a1a10'), (0.6, '#6f2c18'), (0.8, '#8a4526')), scale=5, detail=8, rough=0.5, bump=0.5, bump_scale=10),
}
def _mince(meat, dark, fat, scale=13):
    """Pieces of fat with sharp edges in darker meat, as a knife leaves them."""
    return lambda: m.surface(((0.2, dark), (0.44, meat), (0.575, dark), (0.585, fat), (0.68, fat), (0.7, meat), (1, dark)), scale=scale, detail=5, distortion=0.35, rough=0.32, coat=0.3, bump=0.12, bump_scale=22, inside=0.3, specular=0.45)


CUT = {
    'chorizo': _mince('#b5341a', '#8f210f', '#f0c9a6'),
    'salchichon': _mince('#b5606a', '#9c4a56', '#f4ddd0', 12),
    'nebbiolo': _mince('#6b1e36', '#4f1228', '#ecd3cb', 11),
    'loin': lambda: m.surface(((0.3, '#84241f'), (0.5, '#a53c36'), (0.57, '#8f2c28'), (0.6, '#e8cfc2'), (0.63, '#a5403a'), (0.8, '#8c2825')), scale=4.5, detail=10, distortion=1.6, rough=0.32, coat=0.35, bump=0.1, bump_scale=20, inside=0.35),
    'ham': lambda: m.surface(((0.25, '#6f0f18'), (0.45, '#97202a'), (0.56, '#b03a3e'), (0.605, '#9c2a30'), (0.62, '#eed8cc'), (0.645, '#a82f36'), (0.8, '#7d151d')), scale=3, detail=11, distortion=2.2, stretch=(1, 2.4, 1), rough=0.24, coat=0.5, bump=0.08, bump_scale=20, inside=0.4),
}


def _string(radius_at, xs, colour, thickness=0.011):
    material = m.string(colour)
    parts = []
    for x in xs:
        r = radius_at(x) + 0.006
        parts.append(s.cord('string', [(x + 0.008 * math.sin(a * 2), r * math.cos(a), r * math.sin(a)) for a in [k * math.tau / 16 for k in range(16)]], thickness, material, closed=True))
    return parts


def _knot(x, y, radius, material):
    """String wound around the tied end, with a loose end that falls on the table."""
    parts = []
    for k in range(4):
        r = 0.05 + 0.006 * (k % 2)
        at = x - 0.005 - k * 0.018
        parts.append(s.cord('knot', [(at, y + r * math.cos(a), r * math.sin(a)) for a in [i * math.tau / 12 for i in range(12)]], 0.013, material, closed=True))
    parts.append(s.cord('end', [(x - 0.03, y, 0.05), (x - 0.14, y - 0.03, 0.06), (x - 0.26, y + 0.03, -radius * 0.3), (x - 0.38, y + 0.05, -radius + 0.02), (x - 0.52, y - 0.02, -radius + 0.015)], 0.013, material, fuzz=1.0))
    return parts


def sausage(spec, labels):
    """A sausage along x; `curve` bends it to a horseshoe; one end may be cut."""
    kind = spec.get('kind', 'salchichon')
    length, radius = spec.get('length', 2.0), spec.get('radius', 0.26)
    curve = spec.get('curve', 0)
    n = 160
    path, radii = [], []
    for i in range(n + 1):
        t = i / n
        if curve:
            a = math.radians(-curve / 2 + curve * t + 90)
            big = length / math.radians(curve)
            path.append((-big * math.cos(a), big * math.sin(a) - big * 0.6, 0))
        else:
            path.append(((t - 0.5) * length, 0.02 * math.sin(t * 5), 0))
        end = min(t, 1 - t if not spec.get('cut') else 1) * length
        radii.append(min(1, math.sqrt(max(0.02, 1 - (1 - min(1, end / (radius * 1.3))) ** 2))) * (1 + 0.035 * math.sin(t * 17) + 0.02 * math.sin(t * 41)))
    vertices, faces, around = [], [], 110
    for i, (x, y, z) in enumerate(path):
        px, py, _ = path[max(0, i - 1)]
        qx, qy, _ = path[min(n, i + 1)]
        dx, dy = qx - px, qy - py
        d = math.hypot(dx, dy)
        nx, ny = -dy / d, dx / d
        for k in range(around):
            a = k * math.tau / around
            # Dried skin shrinks unevenly over the coarse meat.
            wrinkle = 1 + 0.03 * s.rough(x, math.cos(a) * radius * 3, math.sin(a) * radius * 3, 2.2, 5)
            r = radius * radii[i] * wrinkle
            vertices.append((x + nx * r * math.cos(a), y + ny * r * math.cos(a), z + r * math.sin(a)))
    for i in range(n):
        for k in range(around):
            j = (k + 1) % around
            faces.append((i * around + k, i * around + j, (i + 1) * around + j, (i + 1) * around + k))
    faces.append(tuple(range(around)))
    parts = [s.build('casing', vertices, faces, CASING[kind](), angle=60)]
    if spec.get('cut'):
        face = s.prism('cut', s.circle(radius * radii[n] * 0.955), 0.02, CUT[kind](), 0.005)
        x, y, _ = path[n]
        px, py, _ = path[n - 1]
        face.rotation_euler = (0, math.radians(90), math.atan2(y - py, x - px))
        face.location = (x - 0.005 * (1 if not curve else 0), y, 0)
        parts.append(face)
    if spec.get('string'):
        colour = spec['string']
        if not curve:
            marks = [(-0.5 + k) * length for k in spec.get('ties', [0.06, 0.28, 0.5, 0.72])]
            at = lambda x: radius * radii[min(n, max(0, round((x / length + 0.5) * n)))]
            parts += _string(at, marks, colour)
            for side in range(4):
                a = side * math.tau / 4 + 0.6
                parts.append(s.cord('string', [(x, (at(x) + 0.008) * math.cos(a), (at(x) + 0.008) * math.sin(a)) for x in [(-0.48 + 0.94 * k / 12) * length for k in range(13)]], 0.009, m.string(colour)))
        x, y, _ = path[0]
        parts += _knot(x, y, radius, m.string(colour))
    if spec.get('label'):
        size = spec['label']['size']
        prof = [(radius * 1.06, -size[0] / 20), (radius * 1.06, size[0] / 20)]
        band = s.wrap('band', prof, -size[0] / 20, size[0] / 20, size[1] / 10, m.printed(labels(spec['label']['art'])), centre=math.radians(232), lift=0.004)
        # The artwork runs along the sausage, so its coordinates turn by a quarter.
        layer = band.data.uv_layers[0]
        for loop in layer.data:
            u, v = loop.uv
            loop.uv = (v, 1 - u)
        band.rotation_euler = (0, math.radians(90), 0)
        band.location = (spec['label'].get('x', 0), 0, 0)
        parts.append(band)
    for part in parts:
        part.location = (part.location[0], part.location[1], part.location[2] + radius)
    return s.group('sausage', parts)


def loin(spec, labels):
    """A straight loin in netting with a rose cut."""
    body = sausage({**spec, 'kind': 'loin', 'cut': True}, labels)
    length, radius = spec.get('length', 2.0), spec.get('radius', 0.34)
    net = m.string('#bfae8c')
    parts = [body]
    for k in range(9):
        for sign in (-1, 1):
            a0 = k * math.tau / 9
            path = [((-0.47 + 0.93 * t) * length, (radius * 1.035) * math.cos(a0 + sign * t * 4), radius + (radius * 1.035) * math.sin(a0 + sign * t * 4)) for t in [i / 24 for i in range(25)]]
            parts.append(s.cord('net', path, 0.009, net, strands=2, fuzz=0.15))
    return s.group('loin', parts)


def meat_slices(spec, labels):
    """Round slices in a row, leaning on each other like fallen dominoes, or lying flat."""
    kind = spec.get('kind', 'salchichon')
    radius = spec.get('radius', 0.26)
    parts = []
    for i in range(spec.get('count', 4)):
        cut = s.prism('slice', s.circle(radius * random.uniform(0.96, 1.02)), 0.03, CUT[kind](), 0.006)
        skin = s.lathe('skin', [(radius * 1.0, 0.0), (radius * 1.02, 0.015, 0.005), (radius * 1.0, 0.03)], CASING[kind]())
        one = s.group('slice', [cut, skin])
        if spec.get('flat'):
            one.location = (i * radius * 0.95, random.uniform(-0.1, 0.1), 0.005 + i * 0.026)
            one.rotation_euler = (0, math.radians(-3), random.uniform(0, 6))
        else:
            one.location = (i * 0.13, random.uniform(-0.02, 0.02), radius * 0.78 * (1 if i else 1))
            one.rotation_euler = (random.uniform(-0.05, 0.05), math.radians(58 - i * 3), 0)
        parts.append(one)
    return s.group('slices', parts)


def ham_fan(spec, labels):
    """Thin slices of ham folded into a fan, each with its white edge."""
    parts = []
    count = spec.get('count', 9)
    fat = m.surface(((0.3, '#f0dccb'), (0.7, '#f8ebdd')), scale=4, rough=0.28, coat=0.4, inside=0.5)
    for i in range(count):
        a = math.radians(-62 + 124 * i / max(1, count - 1)) if spec.get('fan', True) else random.uniform(-0.4, 0.4)
        phase = random.uniform(0, 6)
        length, width = random.uniform(0.72, 0.86), random.uniform(0.24, 0.3)
        for material, w0, w1 in ((CUT['ham'](), -1.0, 0.72), (fat, 0.7, 1.0)):
            vertices, faces, nu, nv = [], [], 60, 20
            for u in range(nu + 1):
                for v in range(nv + 1):
                    t, w = u / nu, w0 + (w1 - w0) * v / nv
                    shape = math.sin(math.pi * min(1, 0.12 + t * 0.85)) ** 0.45
                    wave = 0.035 * math.sin(t * 9 + phase + w * 1.5) + 0.06 * (1 - abs(w))
                    vertices.append((w * width * shape + 0.03 * math.sin(t * 6 + phase), 0.2 + t * length, 0.03 + 0.012 * i + wave + 0.03 * (w + 1)))
            for u in range(nu):
                for v in range(nv):
                    o = u * (nv + 1) + v
                    faces.append((o, o + 1, o + nv + 2, o + nv + 1))
            obj = s.build('ham', vertices, faces, material, angle=180)
            obj.rotation_euler = (0, 0, -a)
            parts.append(obj)
    return s.group('fan', parts)


def ham(spec, labels):
    """A whole cured shoulder lying along x, hoof to the right."""
    skin = m.surface(((0.25, '#5a3216'), (0.5, '#8f5c2c'), (0.7, '#b8894a'), (0.85, '#d0ab70')), scale=2.2, detail=10, rough=0.5, coat=0.2, bump=0.4, bump_scale=9)
    vertices, faces, n, around = [], [], 150, 120
    length = 3.6
    for i in range(n + 1):
        t = i / n
        r = 0
        keys = [(0, 0.05), (0.04, 0.3), (0.15, 0.56), (0.32, 0.66), (0.5, 0.52), (0.66, 0.3), (0.78, 0.17), (0.9, 0.13), (1.0, 0.14)]
        for (t0, r0), (t1, r1) in zip(keys, keys[1:]):
            if t0 <= t <= t1:
                k = (t - t0) / (t1 - t0)
                k = k * k * (3 - 2 * k)
                r = r0 + (r1 - r0) * k
        x = (t - 0.45) * length
        z = 0.12 * math.sin(t * 4)
        for j in range(around):
            a = j * math.tau / around
            lump = 1 + 0.05 * math.sin(a * 3 + t * 7) + 0.06 * s.rough(x, math.cos(a) * r, math.sin(a) * r, 1.6, 6)
            vertices.append((x, r * 0.8 * math.cos(a) * lump, z + r * math.sin(a) * lump))
    for i in range(n):
        for j in range(around):
            k = (j + 1) % around
            faces.append((i * around + j, i * around + k, (i + 1) * around + k, (i + 1) * around + j))
    faces.append(tuple(range(around)))
    body = s.build('ham', vertices, faces, skin, angle=60)
    cutter = s.ball('cut', 0.5, CUT['ham'](), (1.15, 0.62, 0.34), 48)
    cutter.location = (-0.5, -0.04, 0.6)
    rim = s.ball('fat', 0.54, m.surface(((0.3, '#e6c79c'), (0.7, '#f1dcc0')), scale=5, rough=0.32, coat=0.3, inside=0.5), (1.18, 0.66, 0.34), 48)
    rim.location = (-0.5, -0.04, 0.575)
    hoof = s.lathe('hoof', [(0.001, 0), (0.15, 0, 0.03), (0.2, 0.3, 0.05), (0.14, 0.36), (0.001, 0.36)], m.surface('#191512', rough=0.4, coat=0.2))
    hoof.rotation_euler = (0, math.radians(-90), 0)
    hoof.location = (2.32, 0, -0.1)
    return s.group('ham', [body, rim, cutter, hoof])
