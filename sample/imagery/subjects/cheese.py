"""Wheels, wedges and slices with their rinds."""
import math
import random

import cuts
import materials as m
import shapes as s
from subjects.plants import leaf

MAKERS = ['wheel', 'wedge', 'spruce_box', 'cheese_slice']

def _paste(outer, inner, depth=0.15, **look):
    return lambda: m.layered(outer, inner, depth, 'depth', inside=0.3, specular=0.4, **look)


PASTE = {
    'alp': _paste('#b9822f', ((0.25, '#d2a148'), (0.45, '#e0b560'), (0.6, '#e7c477'), (0.8, '#dcae56')), 0.2, scale=3.2, detail=12, distortion=0.6, rough=0.48, bump=0.3, bump_scale=11),
    'raclette': _paste('#dcae62', ((0.3, '#ecd59c'), (0.7, '#f4e4b8')), 0.12, scale=2.4, detail=10, rough=0.32, coat=0.12, bump=0.12, bump_scale=9),
    'tomme': _paste('#d9c488', ((0.3, '#ecdaa4'), (0.55, '#f3e6be'), (0.8, '#f7edca')), 0.12, scale=4, detail=10, rough=0.5, bump=0.4, bump_scale=12),
    'cheddar': lambda: cuts.curd(),
    'blue': lambda: cuts.blue(),
    'washed': _paste('#ecca86', ((0.3, '#f3e0ae'), (0.7, '#f9edca')), 0.08, scale=3, detail=8, rough=0.22, coat=0.4, bump=0.08, bump_scale=8),
    'saffron': lambda: cuts.curd('#e6b244', '#d99d30', '#f0c868', '#c48a26', '#b47a1e', crumb=0.6),
}
RIND = {
    'alp': lambda: m.surface(((0.3, '#6b4424'), (0.55, '#8f6236'), (0.8, '#a97c4c')), scale=6, detail=10, rough=0.85, bump=0.7, bump_scale=14),
    'raclette': lambda: m.surface(((0.2, '#8a4f28'), (0.4, '#a9693a'), (0.52, '#b97c48'), (0.64, '#c79260'), (0.76, '#d3ab80'), (0.86, '#b98455')), scale=7, detail=15, stretch=(1, 1, 2.2), rough=0.8, bump=0.8, bump_scale=34),
    'hay': lambda: m.surface(((0.2, '#7d7a3c'), (0.42, '#a99a52'), (0.52, '#c2ae68'), (0.58, '#5f6fae'), (0.62, '#8d8a48'), (0.7, '#d9b53a'), (0.76, '#a08f50'), (1, '#6d7038')), scale=13, detail=6, rough=0.95, bump=1.0, bump_scale=22),
    'cloth': lambda: m.surface(((0.3, '#85807a'), (0.55, '#aaa398'), (0.8, '#c9c2b4')), scale=7, detail=10, rough=0.95, bump=0.8, bump_scale=40),
    'blue': lambda: m.surface(((0.24, '#6d5a45'), (0.4, '#94806a'), (0.5, '#b5a68f'), (0.58, '#d6ccb8'), (0.64, '#8f9690'), (0.74, '#a58a66'), (0.85, '#7a6650')), scale=3.4, detail=14, distortion=0.5, rough=0.92, bump=0.9, bump_scale=16),
    'washed': lambda: m.surface(((0.2, '#9a5222'), (0.38, '#b96c32'), (0.52, '#c98247'), (0.64, '#d49a62'), (0.76, '#e2bd92'), (0.88, '#c48450')), scale=9, detail=15, rough=0.56, coat=0.05, bump=0.9, bump_scale=30, inside=0.15),
    'esparto': lambda: m.surface(((0.2, '#7d4f1a'), (0.42, '#a3722c'), (0.6, '#b98a42'), (0.8, '#cfa866')), scale=8, detail=14, rough=0.85, bump=0.5, bump_scale=15, bump_kind='wave'),
}


def _disc(radius, height, a0, a1, rind, paste, roundness=0.08, craggy=0.004, cuts=True):
    """A sector of a wheel as one closed body: rind around and on both faces, paste on the cuts."""
    full = abs(a1 - a0) >= math.tau - 1e-3
    across, rows = 90, 56
    # Rows lie closer together where the edge is round.
    heights = [height * (0.5 - 0.5 * math.cos(math.pi * j / rows)) for j in range(rows + 1)]
    def reach(z):
        d = roundness - min(z, height - z)
        return radius if d <= 0 else radius - roundness + math.sqrt(max(0, roundness ** 2 - d ** 2))
    ends = reach(0)
    profile = [(ends * i / across, 0) for i in range(across + 1)] + [(reach(z), z) for z in heights[1:-1]]
    profile += [(ends * i / across, height) for i in range(across, -1, -1)]
    steps = max(24, round(200 * abs(a1 - a0) / math.tau))
    count, vertices, faces, which = len(profile), [], [], []
    for i in range(steps if full else steps + 1):
        a = a0 + (a1 - a0) * i / steps
        vertices += [(r * math.cos(a), r * math.sin(a), z) for r, z in profile]
    stations = len(vertices) // count
    for i in range(steps):
        j = (i + 1) % stations
        for k in range(count - 1):
            faces.append((i * count + k, j * count + k, j * count + k + 1, i * count + k + 1))
            which.append(0)
    if not full and cuts:
        for a, side in ((a0, 1), (a1, -1)):
            start = len(vertices)
            nx, ny = math.sin(a) * side, -math.cos(a) * side
            for z in heights:
                for i in range(across + 1):
                    r = reach(z) * i / across
                    x, y = r * math.cos(a), r * math.sin(a)
                    inner = min(z, height - z, reach(z) - r, r)
                    lift = craggy * (s.rough(x, y, z, 3.2, 6) + 0.35 * s.rough(x, y, z, 14, 4)) * min(1, inner / 0.05)
                    vertices.append((x + nx * lift, y + ny * lift, z))
            for j in range(rows):
                for i in range(across):
                    o = start + j * (across + 1) + i
                    face = (o, o + 1, o + across + 2, o + across + 1)
                    faces.append(face if side == 1 else face[::-1])
                    which.append(1)
    body = s.build('cheese', vertices, faces, rind, angle=60)
    body.data.materials.append(paste)
    body.data.polygons.foreach_set('material_index', which)
    depth = body.data.attributes.new('depth', 'FLOAT', 'POINT')
    depth.data.foreach_set('value', [min(z, height - z, max(0, reach(z) - math.hypot(x, y))) for x, y, z in vertices])
    s.weld(body)
    return body


def _eyes(body, radius, height, angles, count, size, paste):
    """Takes bubbles out of the cuts: few large ones, some small, often in pairs."""
    cutters = []
    for a in angles:
        last = None
        for i in range(count):
            r, z = random.uniform(0.2, 0.88) * radius, random.uniform(0.16, 0.84) * height
            if last and random.random() < 0.3:
                r, z = last[0] + size * 1.5, last[1] + random.uniform(-1, 1) * size
            last = (r, z)
            k = size * random.choice((0.5, 0.6, 0.8, 1.1, 1.5))
            hole = s.ball('eye', k, paste, (1, random.uniform(0.7, 1), random.uniform(0.8, 1)), 14)
            off = k * random.uniform(0.1, 0.5)
            hole.location = (r * math.cos(a) + body.location[0], r * math.sin(a) + body.location[1], z)
            hole.rotation_euler = (0, 0, a + random.uniform(-0.3, 0.3))
            hole.location[0] += math.sin(a) * off * random.choice((-0.4, 0.4))
            # Inside an eye the paste has its inner colour.
            inner = hole.data.attributes.new('depth', 'FLOAT', 'POINT')
            inner.data.foreach_set('value', [1.0] * len(hole.data.vertices))
            cutters.append(hole)
    s.dig(body, cutters)


def _specks(radius, a, height, count, colour, size):
    """Peppercorns in a cut: most lie deep and show a wrinkled cap, some the knife halved and show their pale heart."""
    skin = m.surface(((0.3, colour), (0.7, '#4a3826')), scale=40, rough=0.75, bump=0.6, bump_scale=60)
    heart = m.surface(((0.3, '#8a6a40'), (0.7, '#c4a878')), scale=60, detail=6, rough=0.8, bump=0.4, bump_scale=80)
    parts = []
    for _ in range(count):
        r, z = random.uniform(0.12, 0.94) * radius, random.uniform(0.1, 0.9) * height
        k, seed = random.uniform(0.6, 1.05) * size, random.uniform(0, 50)
        wrinkled = lambda x, y, z, seed=seed: tuple(c * (1 + 0.13 * s.rough(x + seed, y, z, 55, 3)) for c in (x, y, z))
        halved = random.random() < 0.4
        corn = s.ball('corn', k, skin, (1, 0.3 if halved else random.uniform(0.45, 0.7), random.uniform(0.8, 1)), 20, wrinkled)
        corn.rotation_euler = (0, random.uniform(0, 3), a)
        corn.location = (r * math.cos(a), r * math.sin(a), z)
        if halved:
            disc = s.ball('heart', k * random.uniform(0.6, 0.72), heart, (1, 0.47, 0.92), 16, wrinkled)
            disc.rotation_euler, disc.location = corn.rotation_euler, corn.location
            parts.append(disc)
        parts.append(corn)
    return parts


def wheel(spec, labels):
    """A wheel from which a sector may be cut; the opening faces the lens."""
    radius, height = spec.get('radius', 0.8), spec.get('height', 0.5)
    kind = spec.get('kind', 'alp')
    rind = RIND[spec.get('rind', kind)]()
    gap = math.radians(spec.get('gap', 0))
    middle = math.radians(spec.get('open', -70))
    parts = [s.bevel(_disc(radius, height, middle + gap / 2, middle - gap / 2 + math.tau, rind, PASTE[spec.get('paste', kind)](), spec.get('round', 0.08), 0.008), 0.006, 2)]
    if spec.get('petals'):
        colours = ('#5f74b8', '#e0b83a', '#7d8a42', '#b9a45a', '#cfc07a', '#8a9a52', '#c97a9a')
        models = [leaf(random.uniform(0.06, 0.1), random.uniform(0.014, 0.026), m.blade(c, c), 0.2) for c in colours]
        for i in range(2 * spec['petals']):
            a = random.uniform(middle + gap / 2, middle - gap / 2 + math.tau)
            on_top = random.random() < 0.5
            r = radius * math.sqrt(random.random()) * 0.96 if on_top else radius
            z = height if on_top else random.uniform(0.08, 0.92) * height
            bit = s.copy(models[i % 7])
            bit.location = (r * math.cos(a), r * math.sin(a), z)
            bit.rotation_euler = (random.uniform(-0.4, 0.4), random.uniform(-0.3, 0), random.uniform(0, 6)) if on_top else (math.pi / 2 + random.uniform(-0.3, 0.3), random.uniform(0, 6), a + math.pi / 2)
            parts.append(bit)
        for model in models:
            s.discard(model)
    if spec.get('label'):
        size = spec['label']['size']
        disc = s.sheet('disc', size[0] / 10, size[1] / 10, m.printed(labels(spec['label']['art'])))
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
    paste = PASTE[kind]()
    body = _disc(radius, height, a0, a1, RIND[spec.get('rind', kind)](), paste, 0.05, spec.get('craggy', 0.004) * 1.6)
    if spec.get('holes'):
        _eyes(body, radius, height, (a0, a1), spec['holes'], spec.get('hole_size', 0.035), paste)
    parts = [s.bevel(body, 0.008)]
    if spec.get('pepper'):
        for a in (a0, a1):
            parts += _specks(radius, a, height, spec['pepper'], '#1c1510', 0.026)
    if spec.get('brand'):
        prof = [(radius, 0), (radius, height)]
        parts.append(s.wrap('brand', prof, 0.1, height - 0.1, spec['brand']['size'][0] / 10, m.printed(labels(spec['brand']['art'])), centre=middle, lift=0.006))
    for part in parts:
        part.location = (part.location[0], part.location[1] - radius * 0.62, part.location[2])
    return s.group('wedge', parts)


def cheese_slice(spec, labels):
    kind = spec.get('kind', 'raclette')
    width, height = spec.get('size', [0.9, 0.7])
    paste = s.prism('slice', s.rounded(width, 0.05, 0.01), height, m.surface(((0.3, '#ecd59c'), (0.7, '#f4e4b8')), scale=3, detail=8, rough=0.35, coat=0.15, bump=0.1, bump_scale=10, inside=0.3), 0.01)
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
    cheese = s.bevel(_disc(r - 0.06, h - 0.03, middle + gap / 2, middle - gap / 2 + math.tau, RIND['washed'](), PASTE['washed'](), 0.08), 0.02)
    cheese.location = (0, 0, 0.04)
    parts.append(cheese)
    ooze = s.ball('cream', 0.3, m.surface(((0.3, '#f3e0ae'), (0.7, '#f9edca')), scale=3, rough=0.2, coat=0.4, inside=0.4), (1.15, 1, 0.5), 32)
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
