"""Many small things: heaps, nuts, grains, loose pasta."""
import math
import random

from mathutils import Vector

import materials as m
import shapes as s

MAKERS = ['heap', 'nuts', 'pasta', 'bundle', 'nests', 'powder', 'shavings']


def _flake(radius):
    """A plate of salt with a broken outline."""
    n = random.randint(4, 6)
    start = random.uniform(0, 6)
    outline = [(radius * random.uniform(0.7, 1.15) * math.cos(start + i * math.tau / n), radius * random.uniform(0.7, 1.15) * math.sin(start + i * math.tau / n)) for i in range(n)]
    crystal = m.surface('#ffffff', rough=0.16, specular=0.6, inside=0.6, reach=0.8, bump=0.15, bump_scale=50)
    return s.prism('flake', outline, radius * random.uniform(0.16, 0.4), crystal, radius * 0.05)


def _pyramid(radius):
    """The hollow steps into which sea salt grows."""
    crystal = m.surface('#ffffff', rough=0.16, specular=0.6, inside=0.6, reach=0.8)
    profile = []
    for k in range(4):
        r = radius * (1 - 0.22 * k)
        profile += [(r * 1.41, k * radius * 0.22), (r * 1.41, (k + 0.8) * radius * 0.22)]
    solid = s.lathe('pyramid', [*profile, (radius * 0.3, radius * 0.95), (0.0001, radius * 0.9)], crystal, segments=4)
    solid.data.use_auto_smooth = False
    for polygon in solid.data.polygons:
        polygon.use_smooth = False
    return solid


def _grains(kind):
    """Models of the pieces of a heap and the radius one takes up."""
    def several(make, count=5):
        return [make() for _ in range(count)]
    def bent(x, y, z):
        return (x, y, z + 1.6 * x * x)
    if kind == 'rice':
        skin = m.surface(((0.3, '#ece4d2'), (0.7, '#fbf8f0')), scale=20, rough=0.38, inside=0.4, reach=0.5)
        return several(lambda: s.ball('rice', 0.03, skin, (random.uniform(1.7, 2.0), 0.85, 0.75), 12, bent), 3), 0.045
    if kind == 'bomba':
        skin = m.surface(((0.3, '#e9dfc9'), (0.7, '#fbf6e9')), scale=20, rough=0.4, inside=0.4, reach=0.5)
        return several(lambda: s.ball('rice', 0.034, skin, (random.uniform(1.2, 1.4), 1, 0.88), 12), 3), 0.045
    if kind == 'salt':
        return [*several(lambda: _flake(random.uniform(0.016, 0.045)), 8), _pyramid(0.03), _pyramid(0.02)], 0.04
    if kind == 'pepper':
        def wrinkled(x, y, z):
            k = 1 + 0.16 * s.rough(x, y, z, 60, 3)
            return (x * k, y * k, z * k)
        return [s.ball('pepper', 0.036, m.surface(((0.3, '#17120e'), (0.7, '#3b2d22')), scale=30, rough=0.65, bump=0.5, bump_scale=60), detail=22, deform=wrinkled)], 0.07
    if kind == 'saffron':
        skin = m.surface(((0.3, '#6f0a04'), (0.7, '#c22a0a')), scale=12, rough=0.55, inside=0.2)
        def thread():
            b = random.uniform(-0.04, 0.04)
            return s.tube('thread', [(-0.11, 0, 0.01), (-0.04, b, 0.02), (0.05, -b, 0.012), (0.12, b * 0.5, 0.02)], 0.0085, skin, sides=6, taper=lambda t: 0.35 + 1.1 * t)
        return several(thread, 6), 0.05
    if kind == 'caper':
        skin = m.surface(((0.3, '#4a5424'), (0.7, '#7d8648')), scale=12, detail=8, rough=0.55, bump=0.3, bump_scale=30, inside=0.2)
        bud = lambda x, y, z: (x * (1 - 0.25 * max(0, z / 0.05) ** 2), y * (1 - 0.25 * max(0, z / 0.05) ** 2), z)
        return [s.ball('caper', 0.05, skin, (1, 1, 1.2), 18, bud)], 0.09
    if kind == 'cocoa':
        ridged = lambda x, y, z: (x, y * (1 + 0.05 * math.sin(z * 160)), z * (1 + 0.06 * math.sin(y * 150)))
        return [s.ball('bean', 0.09, m.surface(((0.3, '#3a1c0f'), (0.7, '#6b3a20')), scale=9, detail=9, rough=0.65, bump=0.45, bump_scale=22), (1.45, 0.85, 0.6), 28, ridged)], 0.16
    if kind == 'seed':
        return [s.ball('seed', 0.07, m.surface(((0.3, '#3f5a2b'), (0.7, '#6d8547')), scale=6, rough=0.45, inside=0.15), (1.5, 0.8, 0.32), 20, lambda x, y, z: (x, y * (1 - 0.35 * max(0, x / 0.07)), z))], 0.13
    if kind == 'chip':
        return [s.prism('chip', [(-0.1, -0.05), (0.09, -0.04), (0.11, 0.05), (-0.08, 0.04)], 0.025, m.wood('#c9a06a', '#a3743f', 6), 0.005)], 0.13
    raise ValueError(kind)


CORE = {'rice': '#f2ecdf', 'bomba': '#efe7d5', 'salt': '#f6f4ee', 'pepper': '#1d1713', 'saffron': '#8f1407', 'caper': '#5b6530', 'cocoa': '#4a2717', 'seed': '#4f6a35', 'chip': '#b98f5f'}


def heap(spec, labels):
    """A cone of grains; single ones lie around it."""
    kind = spec['kind']
    models, size = _grains(kind)
    radius, height = spec.get('radius', 0.4), spec.get('height', 0.18)
    parts = []
    if height > 0.06:
        parts.append(s.lathe('core', [(radius * 0.86, 0.0), (radius * 0.45, height * 0.55, 0.1), (0.001, height * 0.9)], m.surface(CORE[kind], rough=0.9, bump=1.0, bump_scale=24, inside=0.2)))
    count = spec.get('count', int(2.6 * math.pi * radius * radius / (size * size)))
    if kind == 'salt':
        count *= 2
    # Nothing lies beside a heap that fills a bowl.
    strays = 0.06 if (spec.get('at', [0, 0]) + [0])[2] < 0.2 else 0
    for i in range(min(count, 1800)):
        r = radius * math.sqrt(random.random())
        if random.random() < strays:
            r = radius * random.uniform(1.0, 1.7)
        a = random.uniform(0, math.tau)
        lift = max(0, height * (1 - (r / radius) ** 1.2)) if r < radius else 0
        one = s.copy(models[i % len(models)])
        one.location = (r * math.cos(a), r * math.sin(a), lift + size * (0.4 if kind != 'salt' else 0.3))
        loose = lift > 0.01 and kind == 'salt'
        one.rotation_euler = tuple(random.uniform(0, 3) for _ in range(3)) if loose else (random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5), random.uniform(0, 6))
        one.scale = (random.uniform(0.7, 1.2),) * 3
        parts.append(one)
    for model in models:
        s.discard(model)
    return s.group('heap', parts)


def _walnut():
    """A shell of two halves: a raised seam, deep winding furrows, a small point."""
    def shell(x, y, z):
        ridge = 1 - abs(s.rough(x, y, z, 7.5, 3))
        k = 1 + 0.09 * (ridge ** 3 - 0.5) + 0.05 * math.exp(-(y / 0.022) ** 2)
        tip = 1 + 0.14 * max(0, x / 0.2) ** 6
        return (x * k * tip, y * k, z * k)
    return s.ball('walnut', 0.19, m.surface(((0.25, '#7d5228'), (0.5, '#b08449'), (0.75, '#cda873')), scale=11, detail=10, rough=0.62, bump=0.5, bump_scale=26), (1.14, 0.97, 0.95), 72, shell)


def _hazelnut():
    """A round nut with a blunt point and a pale, rough scar where it sat in its cup."""
    def nut(x, y, z):
        k = 1 + 0.012 * math.sin(math.atan2(y, x) * 14)
        up = max(0, z / 0.12)
        return (x * k * (1 - 0.12 * up ** 3), y * k * (1 - 0.12 * up ** 3), z * (1 + 0.22 * up ** 5) if z > -0.085 else -0.085 + (z + 0.085) * 0.35)
    shell = s.ball('hazelnut', 0.12, m.surface(((0.3, '#6f3b16'), (0.6, '#9c5c27'), (0.85, '#bb8448')), scale=5, detail=9, stretch=(7, 7, 0.6), rough=0.34, coat=0.15, bump=0.12, bump_scale=30), (1, 1, 1.08), 40, nut)
    scar = s.lathe('scar', [(0.086, -0.086), (0.074, -0.1, 0.01), (0.0001, -0.108)], m.surface(((0.3, '#b08a5c'), (0.7, '#d6b98c')), scale=30, rough=0.95, bump=0.8, bump_scale=60), segments=72)
    return s.group('hazelnut', [shell, scar])


def _almond():
    """A flat drop with furrows along it."""
    def kernel(x, y, z):
        t = x / 0.13
        k = 1 - 0.5 * max(0, t) ** 1.5
        groove = 1 + 0.035 * math.sin(math.atan2(z, y) * 17 + 2 * s.rough(x, y, z, 9))
        return (x * 1.08, y * k * groove, z * k * groove)
    return s.ball('almond', 0.13, m.surface(((0.3, '#80461c'), (0.7, '#b0743c')), scale=6, detail=9, stretch=(0.6, 6, 6), rough=0.7, bump=0.3, bump_scale=30), (1.3, 0.8, 0.5), 48, kernel)


def nuts(spec, labels):
    kind = spec.get('kind', 'hazelnut')
    make = {'walnut': _walnut, 'hazelnut': _hazelnut, 'almond': _almond}[kind]
    lift = {'walnut': 0.18, 'hazelnut': 0.115, 'almond': 0.06}[kind]
    spread = spec.get('spread', [0.5, 0.3])
    parts, taken = [], []
    for _ in range(600):
        if len(parts) >= spec.get('count', 6):
            break
        p = (random.uniform(-1, 1) * spread[0], random.uniform(-1, 1) * spread[1])
        if any(math.dist(p, q) < lift * 2.3 for q in taken):
            continue
        taken.append(p)
        one = make()
        one.location = (*p, lift)
        tip = {'walnut': random.uniform(0, 3), 'hazelnut': random.choice((-1, 1)) * random.uniform(0.9, 1.7), 'almond': random.uniform(-0.3, 0.3)}[kind]
        one.rotation_euler = (tip, random.uniform(-0.3, 0.3), random.uniform(0, 6))
        parts.append(one)
    return s.group('nuts', parts)


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
    radius, length = spec.get('radius', 0.22), spec.get('length', 2.6)
    thick = spec.get('thickness', 0.016)
    material = m.surface(((0.3, colour[0]), (0.7, colour[1])), scale=10, rough=spec.get('rough', 0.7), stretch=(0.3, 2, 2))
    count = int(0.62 * (radius / thick) ** 2)
    parts = []
    for i in range(min(count, 420)):
        r = radius * math.sqrt((i + 0.5) / count)
        a = i * 2.39996
        y, z = r * math.cos(a), r * math.sin(a)
        shift = random.uniform(-0.04, 0.04) * length * 0.5
        fan = 1 + spec.get('fan', 0.0) * random.uniform(0.6, 1.2)
        path = [(-length / 2 + shift, y * fan, z * fan), (0, y, z), (length / 2 + shift, y * fan, z * fan)]
        parts.append(s.tube('strand', path, thick, material, sides=6))
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
    """Flat ribbons of egg dough, wound to nests and dusted with flour."""
    egg = m.surface(((0.25, '#d99a28'), (0.5, '#e8b544'), (0.68, '#f0c766'), (0.76, '#f7ecd2')), scale=13, detail=9, rough=0.75, bump=0.2, bump_scale=36, inside=0.2)
    parts = []
    for x, y in spec['at_each']:
        nest = []
        for k in range(34):
            a0, turn = random.uniform(0, 6), random.uniform(2.6, 5.2)
            r = random.uniform(0.1, 0.31)
            tilt = random.uniform(-0.14, 0.14)
            z = 0.04 + 0.26 * (k / 34) * (1.25 - 1.6 * abs(r - 0.2)) + random.uniform(0, 0.02)
            path = []
            for i in range(12):
                a = a0 + turn * i / 11
                rr = r * (1 + 0.14 * math.sin(a * 2 + k))
                path.append((rr * math.cos(a), rr * math.sin(a), z + tilt * rr * math.cos(a) * 2 + 0.018 * math.sin(a * 3 + k)))
            nest.append(s.strip('ribbon', path, random.uniform(0.055, 0.066), 0.011, egg, flat=Vector((random.uniform(-0.7, 0.7), random.uniform(-0.7, 0.7), 0.8)), twist=random.uniform(-0.9, 0.9)))
        root = s.group('nest', nest)
        root.location = (x, y, spec.get('z', 0))
        root.rotation_euler = (0, 0, random.uniform(0, 6))
        parts.append(root)
    return s.group('nests', parts)


def powder(spec, labels):
    colour = spec.get('color', '#8a2c0e')
    dark = spec.get('dark', '#651a07')
    r, h = spec.get('radius', 0.45), spec.get('height', 0.26)
    lump = lambda a, z: 0.07 * s.rough(math.cos(a) * r, math.sin(a) * r, z * 2, 3.5, 6)
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
