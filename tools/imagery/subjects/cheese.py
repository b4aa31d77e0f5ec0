"""Wheels, wedges and slices with their rinds."""
import math
import random

import materials as m
import shapes as s

MAKERS = ['wheel', 'wedge', 'spruce_box', 'cheese_slice']

PASTE = {
    'alp': lambda: m.surface(((0.3, '#dcae52'), (0.6, '#e8c271'), (0.8, '#edcd86')), scale=2.5, detail=8, rough=0.5, bump=0.25, bump_scale=12),
    'raclette': lambda: m.surface(((0.3, '#ecd59c'), (0.7, '#f4e4b8')), scale=2, detail=6, rough=0.35, coat=0.15, bump=0.08, bump_scale=10),
    'tomme': lambda: m.surface(((0.3, '#efdfae'), (0.7, '#f7edca')), scale=3, detail=6, rough=0.5, bump=0.3, bump_scale=13),
    'cheddar': lambda: m.surface(((0.25, '#d9a94a'), (0.5, '#e9c268'), (0.75, '#f0d083')), scale=4, detail=12, rough=0.65, bump=1.0, bump_scale=7),
    'blue': lambda: m.surface(((0.0, '#efe6cd'), (0.5, '#f3ebd6'), (0.56, '#d5d2c2'), (0.6, '#5f7488'), (0.63, '#43586f'), (0.66, '#aeb4b2'), (0.7, '#f1e9d3')), scale=4.6, detail=12, distortion=0.7, rough=0.55, bump=0.6, bump_scale=10),
    'washed': lambda: m.surface(((0.3, '#f3e0ae'), (0.7, '#f9edca')), scale=3, rough=0.25, coat=0.4),
    'saffron': lambda: m.surface(((0.3, '#e6a516'), (0.7, '#f2bd36')), scale=3, detail=8, rough=0.55, bump=0.3, bump_scale=11),
}
RIND = {
    'alp': lambda: m.surface(((0.3, '#6b4424'), (0.55, '#8f6236'), (0.8, '#a97c4c')), scale=6, detail=10, rough=0.85, bump=0.7, bump_scale=14),
    'raclette': lambda: m.surface(((0.3, '#b5622a'), (0.6, '#cc8140'), (0.8, '#dba066')), scale=4, detail=8, rough=0.6, bump=0.35, bump_scale=16),
    'hay': lambda: m.surface(((0.2, '#7d7a3c'), (0.42, '#a99a52'), (0.52, '#c2ae68'), (0.58, '#5f6fae'), (0.62, '#8d8a48'), (0.7, '#d9b53a'), (0.76, '#a08f50'), (1, '#6d7038')), scale=13, detail=6, rough=0.95, bump=1.0, bump_scale=22),
    'cloth': lambda: m.surface(((0.3, '#85807a'), (0.55, '#aaa398'), (0.8, '#c9c2b4')), scale=7, detail=10, rough=0.95, bump=0.8, bump_scale=40),
    'blue': lambda: m.surface(((0.3, '#8d7f6c'), (0.6, '#b3a48d'), (0.8, '#c9bda8')), scale=6, detail=10, rough=0.9, bump=0.6, bump_scale=18),
    'washed': lambda: m.surface(((0.3, '#c9682a'), (0.6, '#df8b45'), (0.8, '#edb583')), scale=5, detail=9, rough=0.3, coat=0.4, bump=0.5, bump_scale=14),
    'esparto': lambda: m.surface(((0.25, '#8a5a1c'), (0.5, '#b8842f'), (0.75, '#cf9f4a')), kind='wave', scale=7, detail=3, distortion=3, rough=0.75, bump=0.7, bump_scale=12),
    'foil': lambda: m.surface('#1f3157', rough=0.35, metal=0.6, bump=0.6, bump_scale=9),
}


def _disc(radius, height, a0, a1, rind, paste, roundness=0.08, steps=48, craggy=0.0):
    """A sector of a wheel: rind around and on both faces, paste on the cuts."""
    outline = [(0.0001, 0), (radius, 0, roundness), (radius, height, roundness), (0.0001, height)]
    profile = s.soften(outline)
    count = len(profile)
    vertices, faces, which = [], [], []
    full = abs(a1 - a0) >= math.tau - 1e-3
    n = steps if not full else steps + 24
    stations = n if full else n + 1
    for i in range(stations):
        a = a0 + (a1 - a0) * i / n
        for r, z in profile:
            vertices.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(n):
        j = (i + 1) % stations
        for k in range(count - 1):
            faces.append((i * count + k, j * count + k, j * count + k + 1, i * count + k + 1))
            which.append(0)
    obj = s.build('rind', vertices, faces, rind, angle=60)
    parts = [obj]
    if not full:
        for a, side in ((a0, 1), (a1, -1)):
            grid_v, grid_f = [], []
            nu, nv = 26, 18
            for v in range(nv + 1):
                for u in range(nu + 1):
                    r, z = radius * u / nu, height * v / nv
                    # Keep the cut inside the rounded rind.
                    r = min(r, s.radius_at(outline, min(max(z, 0.002), height - 0.002)))
                    bump = craggy * random.uniform(-1, 1) if 0 < u < nu and 0 < v < nv else 0
                    x, y = r * math.cos(a), r * math.sin(a)
                    nx, ny = -math.sin(a) * side, math.cos(a) * side
                    grid_v.append((x - nx * (0.002 + bump), y - ny * (0.002 + bump), z))
            for v in range(nv):
                for u in range(nu):
                    o = v * (nu + 1) + u
                    grid_f.append((o, o + 1, o + nu + 2, o + nu + 1))
            parts.append(s.build('cut', grid_v, grid_f, paste, angle=25 if craggy else 180))
    return parts


def _holes(radius, height, a, count, side, colour, size=0.04):
    """Small dents on a cut: dark shallow lenses."""
    parts = []
    for _ in range(count):
        r, z = random.uniform(0.2, 0.9) * radius, random.uniform(0.15, 0.85) * height
        hole = s.ball('hole', random.uniform(0.6, 1.2) * size, m.surface(colour, rough=0.6), (1, 0.14, 0.9), 14)
        hole.rotation_euler = (0, 0, a)
        hole.location = (r * math.cos(a), r * math.sin(a), z)
        parts.append(hole)
    return parts


def wheel(spec, labels):
    """A wheel from which a sector may be cut; the opening faces the lens."""
    radius, height = spec.get('radius', 0.8), spec.get('height', 0.5)
    kind = spec.get('kind', 'alp')
    rind = RIND[spec.get('rind', kind)]()
    gap = math.radians(spec.get('gap', 0))
    middle = math.radians(spec.get('open', -70))
    parts = _disc(radius, height, middle + gap / 2, middle - gap / 2 + math.tau, rind, PASTE[spec.get('paste', kind)](), spec.get('round', 0.08))
    if spec.get('petals'):
        colours = ('#5f74b8', '#e0b83a', '#7d8a42', '#b9a45a', '#cfc07a', '#8a9a52', '#c97a9a')
        for i in range(spec['petals']):
            a = random.uniform(middle + gap / 2, middle - gap / 2 + math.tau)
            on_top = random.random() < 0.5
            r = radius * math.sqrt(random.random()) * 0.96 if on_top else radius
            z = height if on_top else random.uniform(0.08, 0.92) * height
            bit = s.ball('petal', 0.035, m.surface(colours[i % 7], rough=0.9), (random.uniform(0.6, 2.2), 0.5, 0.18), 8)
            bit.location = (r * math.cos(a), r * math.sin(a), z)
            bit.rotation_euler = (random.uniform(-0.4, 0.4), 0, random.uniform(0, 6)) if on_top else (math.pi / 2 + random.uniform(-0.3, 0.3), random.uniform(0, 6), a + math.pi / 2)
            parts.append(bit)
    if spec.get('label'):
        size = spec['label']['size']
        disc = s.sheet('disc', size[0] / 10, size[1] / 10, m.printed(labels(spec['label']['art'])))
        disc.rotation_euler = (math.radians(-90), 0, 0)
        disc.location = (0, size[1] / 20, height + 0.006)
        disc.rotation_euler = (math.radians(90) - math.pi / 1, 0, 0)
        for v in disc.data.vertices:
            v.co = (v.co.x, v.co.z - size[1] / 20, 0)
        disc.rotation_euler = (0, 0, math.radians(spec['label'].get('turn', 0)))
        disc.location = (0, 0, height + 0.006)
        parts.append(disc)
    return s.group('wheel', parts)


def wedge(spec, labels):
    """A wedge lying flat or standing on its rind; its two cuts face left and right of the lens."""
    radius, height, angle = spec.get('radius', 1.3), spec.get('height', 0.75), math.radians(spec.get('angle', 38))
    kind = spec.get('kind', 'alp')
    middle = math.radians(90)
    a0, a1 = middle - angle / 2, middle + angle / 2
    parts = _disc(radius, height, a0, a1, RIND[spec.get('rind', kind)](), PASTE[kind](), 0.05, 24, spec.get('craggy', 0))
    # The rind covers only the outer band of the flat faces when the wheel was rubbed, not cloth bound.
    if spec.get('holes'):
        for a, side in ((a0, 1), (a1, -1)):
            parts += _holes(radius, height, a, spec['holes'], side, spec.get('hole', '#b98a3a'), spec.get('hole_size', 0.035))
    if spec.get('pepper'):
        for a in (a0, a1):
            parts += _holes(radius, height, a, spec['pepper'], 1, '#1c1510', 0.028)
    if spec.get('foil'):
        foil = _disc(radius * 1.012, height * 1.0, a0, a1, RIND['foil'](), RIND['foil'](), 0.05, 24)
        for extra in foil[1:]:
            extra.location = (0, 0, -20)
        for v in foil[0].data.vertices:
            if math.hypot(v.co.x, v.co.y) < radius * 0.55:
                v.co.z = height / 2
                v.co.x, v.co.y = v.co.x * 0.5, max(v.co.y, radius * 0.62)
        parts += foil[:1]
    if spec.get('brand'):
        prof = [(radius, 0), (radius, height)]
        parts.append(s.wrap('brand', prof, 0.1, height - 0.1, spec['brand']['size'][0] / 10, m.printed(labels(spec['brand']['art'])), centre=middle, lift=0.006))
    for part in parts:
        part.location = (part.location[0], part.location[1] - radius * 0.62, part.location[2])
    return s.group('wedge', parts)


def cheese_slice(spec, labels):
    kind = spec.get('kind', 'raclette')
    width, height = spec.get('size', [0.9, 0.7])
    paste = s.prism('slice', s.rounded(width, 0.05, 0.01), height, PASTE[kind](), 0.01)
    rind = s.prism('rind', s.rounded(width, 0.055, 0.01), 0.05, RIND[kind](), 0.01)
    rind.location = (0, 0, height - 0.03)
    root = s.group('slice', [paste, rind])
    return root


def spruce_box(spec, labels):
    """A soft cheese in its round wooden box, a piece cut out and running."""
    wood = m.wood('#d9b583', '#b98d57', 2)
    r, h = 0.62, 0.42
    parts = [s.lathe('box', [(0.001, 0), (r, 0), (r, h, 0.01), (r - 0.025, h, 0.005), (r - 0.025, 0.03), (0.001, 0.03)], wood),
             s.lathe('hoop', [(r, 0.06), (r + 0.012, 0.07), (r + 0.012, 0.2), (r, 0.21)], m.wood('#c39a63', '#9c7040', 3))]
    gap, middle = math.radians(58), math.radians(-78)
    parts += [p for p in _disc(r - 0.06, h - 0.03, middle + gap / 2, middle - gap / 2 + math.tau, RIND['washed'](), PASTE['washed'](), 0.08)]
    for p in parts[2:]:
        p.location = (0, 0, 0.04)
    ooze = s.ball('cream', 0.3, PASTE['washed'](), (1.15, 1, 0.5), 32)
    ooze.location = (0.05, -0.22, 0.12)
    parts.append(ooze)
    lid = s.lathe('lid', [(0.001, 0.0), (r + 0.02, 0.0, 0.02), (r + 0.02, 0.16, 0.01), (r, 0.16)], wood)
    lid_root = s.group('lid', [lid])
    if spec.get('label'):
        size = spec['label']['size']
        art = s.sheet('art', size[0] / 10, size[1] / 10, m.printed(labels(spec['label']['art'])))
        art.location = (0, 0, 0)
        for v in art.data.vertices:
            v.co = (v.co.x, -(v.co.z - size[1] / 20), -0.006)
        lid_root = s.group('lid', [lid, art])
    lid_root.location = (0.62, 0.75, 0.62)
    lid_root.rotation_euler = (math.radians(-256 + 180 + 180), 0, math.radians(-14))
    parts.append(lid_root)
    return s.group('spruce box', parts)
