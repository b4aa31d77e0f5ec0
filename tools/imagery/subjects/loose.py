"""Many small things: heaps, nuts, grains, loose pasta."""
import math
import random

import materials as m
import shapes as s

MAKERS = ['heap', 'nuts', 'pasta', 'bundle', 'nests', 'powder', 'shavings']


def _grain(kind):
    """One piece of a heap and the radius it takes up."""
    if kind == 'rice':
        return s.ball('rice', 0.03, m.surface(((0.3, '#efe8d8'), (0.7, '#fbf8f0')), scale=20, rough=0.4), (1.9, 0.85, 0.8), 8), 0.045
    if kind == 'bomba':
        return s.ball('rice', 0.034, m.surface(((0.3, '#ece3cf'), (0.7, '#fbf6e9')), scale=20, rough=0.4), (1.35, 1, 0.9), 8), 0.045
    if kind == 'salt':
        return s.prism('flake', [(-0.03, -0.03), (0.035, -0.028), (0.03, 0.03), (-0.028, 0.034)], 0.014, m.surface('#fbfaf6', rough=0.35, coat=0.2), 0.004), 0.045
    if kind == 'pepper':
        return s.ball('pepper', 0.036, m.surface(((0.3, '#17120e'), (0.7, '#3b2d22')), scale=30, rough=0.7, bump=0.7, bump_scale=40), detail=10), 0.07
    if kind == 'saffron':
        return s.tube('thread', [(-0.11, 0, 0.01), (-0.04, 0.02, 0.02), (0.05, -0.01, 0.012), (0.12, 0.02, 0.02)], 0.0085, m.surface(((0.3, '#7d0d05'), (0.7, '#c22a0a')), scale=12, rough=0.6), sides=4, taper=lambda t: 0.5 + t), 0.05
    if kind == 'caper':
        return s.ball('caper', 0.05, m.surface(((0.3, '#56602b'), (0.7, '#7d8648')), scale=12, rough=0.6), (1, 1, 1.2), 12), 0.09
    if kind == 'cocoa':
        return s.ball('bean', 0.09, m.surface(((0.3, '#3a1c0f'), (0.7, '#6b3a20')), scale=9, rough=0.7, bump=0.3, bump_scale=18), (1.45, 0.85, 0.6), 16), 0.16
    if kind == 'seed':
        return s.ball('seed', 0.07, m.surface(((0.3, '#3f5a2b'), (0.7, '#6d8547')), scale=6, rough=0.5), (1.5, 0.8, 0.35), 14), 0.13
    if kind == 'chip':
        return s.prism('chip', [(-0.1, -0.05), (0.09, -0.04), (0.11, 0.05), (-0.08, 0.04)], 0.025, m.wood('#c9a06a', '#a3743f', 6), 0.005), 0.13
    raise ValueError(kind)


def heap(spec, labels):
    """A cone of grains; single ones lie around it."""
    kind = spec['kind']
    base, size = _grain(kind)
    radius, height = spec.get('radius', 0.4), spec.get('height', 0.18)
    parts = [base]
    core = {'rice': '#f2ecdf', 'bomba': '#efe7d5', 'salt': '#f6f4ee', 'pepper': '#1d1713', 'saffron': '#8f1407', 'caper': '#5b6530', 'cocoa': '#4a2717', 'seed': '#4f6a35', 'chip': '#b98f5f'}[kind]
    if height > 0.06:
        parts.append(s.lathe('core', [(radius * 0.86, 0.0), (radius * 0.45, height * 0.55, 0.1), (0.001, height * 0.9)], m.surface(core, rough=0.8)))
    count = spec.get('count', int(2.6 * math.pi * radius * radius / (size * size)))
    for i in range(min(count, 900)):
        r = radius * math.sqrt(random.random())
        if random.random() < 0.06:
            r = radius * random.uniform(1.0, 1.7)
        a = random.uniform(0, math.tau)
        lift = max(0, height * (1 - (r / radius) ** 1.2)) if r < radius else 0
        one = base if i == 0 else s.copy(base)
        one.location = (r * math.cos(a), r * math.sin(a), lift + size * 0.4)
        one.rotation_euler = (random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5), random.uniform(0, 6)) if kind != 'salt' else (random.uniform(0, 3), random.uniform(0, 3), random.uniform(0, 3))
        one.scale = (random.uniform(0.8, 1.15),) * 3
        parts.append(one)
    return s.group('heap', parts)


def _walnut():
    return s.ball('walnut', 0.2, m.surface(((0.3, '#8f6236'), (0.7, '#c29a64')), scale=7, rough=0.6, bump=0.9, bump_scale=9), (1.15, 0.95, 0.9), 32)


def _hazelnut():
    return s.ball('hazelnut', 0.12, m.surface(((0.3, '#7d471d'), (0.65, '#a9692f'), (0.8, '#c99a62')), scale=3, stretch=(5, 5, 0.7), rough=0.35, coat=0.2), (1, 1, 1.1), 24)


def _almond():
    return s.ball('almond', 0.13, m.surface(((0.3, '#8a4f22'), (0.7, '#b0743c')), scale=4, stretch=(0.6, 5, 5), rough=0.7), (1.35, 0.8, 0.5), 20)


def nuts(spec, labels):
    make = {'walnut': _walnut, 'hazelnut': _hazelnut, 'almond': _almond}[spec.get('kind', 'hazelnut')]
    lift = {'walnut': 0.18, 'hazelnut': 0.12, 'almond': 0.06}[spec.get('kind', 'hazelnut')]
    spread = spec.get('spread', [0.5, 0.3])
    base, parts, taken = make(), [], []
    for i in range(600):
        if len(parts) >= spec.get('count', 6):
            break
        p = (random.uniform(-1, 1) * spread[0], random.uniform(-1, 1) * spread[1])
        if any(math.dist(p, q) < lift * 2.3 for q in taken):
            continue
        taken.append(p)
        one = s.copy(base)
        one.location = (*p, lift)
        one.rotation_euler = (random.uniform(-0.4, 0.4) if spec.get('kind') == 'almond' else random.uniform(0, 3), random.uniform(-0.3, 0.3), random.uniform(0, 6))
        parts.append(one)
    base.location = (0, 0, -5)
    return s.group('nuts', parts)


WHEAT = (((0.3, '#d9b46a'), (0.7, '#ecd08f')), '#dcb96f')


def pasta_piece(kind):
    yellow = m.surface(((0.3, '#d6ac5c'), (0.7, '#eccb86')), scale=6, rough=0.75, bump=0.15, bump_scale=40)
    if kind == 'paccheri':
        tube = s.lathe('paccheri', [(0.17, -0.26), (0.185, -0.27, 0.01), (0.185, 0.27, 0.01), (0.17, 0.26), (0.165, 0.0), (0.17, -0.26)], yellow, segments=40, wobble=lambda a, z: 0.012 * math.cos(a * 2 + z * 2))
        inner = s.group('lying', [tube])
        tube.rotation_euler = (0, math.radians(90), 0)
        tube.location = (0, 0, 0.18)
        return inner
    if kind == 'fusilli':
        brown = m.surface(((0.3, '#a9743c'), (0.7, '#c79a5f')), scale=8, rough=0.8, bump=0.2, bump_scale=30)
        path = [(t * 1.1 - 0.55, 0.055 * math.cos(t * 26), 0.07 + 0.055 * math.sin(t * 26)) for t in [i / 60 for i in range(61)]]
        return s.group('fusilli', [s.tube('fusilli', path, 0.034, brown, sides=8)])
    raise ValueError(kind)


def pasta(spec, labels):
    parts = []
    for i, (x, y, z, turn, tip) in enumerate(spec['pieces']):
        one = pasta_piece(spec['kind'])
        one.location = (x, y, z)
        one.rotation_euler = (0, math.radians(tip), math.radians(turn))
        parts.append(one)
    return s.group('pasta', parts)


def bundle(spec, labels):
    """Long pasta or sticks along x, held together; spread opens the far end."""
    colour = spec.get('colors', ['#e0b964', '#ecca80'])
    flat = spec.get('flat', False)
    radius, length = spec.get('radius', 0.22), spec.get('length', 2.6)
    thick = spec.get('thickness', 0.016)
    material = m.surface(((0.3, colour[0]), (0.7, colour[1])), scale=10, rough=spec.get('rough', 0.7), stretch=(0.3, 2, 2))
    count = int(0.62 * (radius / thick) ** 2)
    parts = []
    for i in range(min(count, 420)):
        r = radius * math.sqrt((i + 0.5) / count)
        if count > 420 and r < radius * 0.6:
            pass
        a = i * 2.39996
        y, z = r * math.cos(a), r * math.sin(a)
        shift = random.uniform(-0.04, 0.04) * length * 0.5
        fan = 1 + spec.get('fan', 0.0) * random.uniform(0.6, 1.2)
        path = [(-length / 2 + shift, y * fan, z * fan), (0, y, z), (length / 2 + shift, y * fan, z * fan)]
        one = s.tube('strand', path, thick, material, sides=6)
        parts.append(one)
    inner = s.group('strands', parts)
    inner.location = (0, 0, radius + thick * 1.6)
    made = [inner]
    if spec.get('band'):
        # Wide enough that no strand pierces the paper.
        radius = radius + thick * 1.6
        band = s.lathe('band', [(radius * 1.03, -0.44), (radius * 1.05, -0.44), (radius * 1.05, 0.44), (radius * 1.03, 0.44)], m.paper(spec['band']))
        if spec.get('label'):
            prof = [(radius * 1.06, -0.4), (radius * 1.06, 0.4)]
            art = s.wrap('art', prof, -0.4, 0.4, 0.56, m.printed(labels(spec['label'])), centre=spec.get('face', -2.2))
            for loop in art.data.uv_layers[0].data:
                u, v = loop.uv
                loop.uv = (v, 1 - u)
            made.append(art)
            art.rotation_euler = (0, math.radians(90), 0)
            art.location = (0, 0, radius)
        band.rotation_euler = (0, math.radians(90), 0)
        band.location = (0, 0, radius)
        made.append(band)
    return s.group('bundle', made)


def nests(spec, labels):
    egg = m.surface(((0.3, '#dfa22c'), (0.7, '#f0bf4e')), scale=9, rough=0.65)
    parts = []
    for x, y in spec['at_each']:
        nest = []
        for k in range(26):
            a0, turn = random.uniform(0, 6), random.uniform(3.5, 6.5)
            r = random.uniform(0.13, 0.3)
            tilt = random.uniform(-0.12, 0.12)
            z = 0.05 + random.uniform(0, 0.2) * (1.2 - r)
            path = []
            for i in range(14):
                a = a0 + turn * i / 13
                rr = r * (1 + 0.12 * math.sin(a * 2 + k))
                path.append((rr * math.cos(a), rr * math.sin(a), z + tilt * rr * math.cos(a) * 2 + 0.02 * math.sin(a * 3)))
            strand = s.tube('strand', path, 0.02, egg, sides=4)
            strand.scale = (1, 1, 1)
            nest.append(strand)
        root = s.group('nest', nest)
        root.location = (x, y, spec.get('z', 0))
        root.rotation_euler = (0, 0, random.uniform(0, 6))
        parts.append(root)
    return s.group('nests', parts)


def powder(spec, labels):
    colour = spec.get('color', '#8a2c0e')
    dark = spec.get('dark', '#651a07')
    r, h = spec.get('radius', 0.45), spec.get('height', 0.26)
    lump = lambda a, z: 0.02 * math.sin(a * 5 + z * 17) + 0.012 * math.sin(a * 11 + z * 31)
    return s.group('powder', [s.lathe('powder', [(r * 1.15, 0.0), (r * 0.9, 0.025, 0.05), (r * 0.4, h * 0.6, 0.15), (r * 0.12, h, 0.05), (0.001, h * 1.02)], m.surface(((0.3, dark), (0.6, colour), (0.8, colour)), scale=26, detail=8, rough=1.0, bump=0.7, bump_scale=30, specular=0.05), wobble=lump)])


def shavings(spec, labels):
    dark = m.surface(((0.3, '#2a120a'), (0.7, '#43200f')), scale=6, rough=0.45)
    parts = []
    r, h = spec.get('radius', 0.5), spec.get('height', 0.2)
    parts.append(s.lathe('core', [(r * 0.9, 0), (r * 0.5, h * 0.5, 0.1), (0.001, h * 0.8)], dark))
    for i in range(spec.get('count', 150)):
        q = r * math.sqrt(random.random()) * (1.35 if random.random() < 0.1 else 1)
        a = random.uniform(0, 6.28)
        turn = random.uniform(1.5, 4)
        w = random.uniform(0.03, 0.06)
        one = s.tube('curl', [(w * math.cos(turn * t), 0.16 * (t - 0.5), w * math.sin(turn * t)) for t in [k / 5 for k in range(6)]], random.uniform(0.012, 0.024), dark, sides=4)
        one.location = (q * math.cos(a), q * math.sin(a), max(0.03, h * (1 - q / r)) + 0.03)
        one.rotation_euler = (random.uniform(-0.7, 0.7), random.uniform(-0.7, 0.7), random.uniform(0, 6))
        parts.append(one)
    return s.group('shavings', parts)
