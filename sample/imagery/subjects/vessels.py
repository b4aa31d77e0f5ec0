"""Bottles and jars: one closed body of glass, what fills it, a closure and a label that follows the wall."""
import math
import random

import materials as m
import shapes as s
from subjects import seafood
from subjects.loose import caper_bud, saffron_threads

# Outer walls as (radius, height, rounding), in units of ten centimetres.
BOTTLES = {
    'dorica': ('square', [(0.001, 0), (0.31, 0, 0.05), (0.31, 1.72, 0.1), (0.12, 1.92, 0.08), (0.118, 2.38), (0.15, 2.39, 0.01), (0.15, 2.5, 0.02), (0.1, 2.5)]),
    'round': ('round', [(0.001, 0), (0.36, 0, 0.06), (0.36, 1.5, 0.3), (0.13, 1.95, 0.25), (0.12, 2.5), (0.155, 2.51, 0.01), (0.155, 2.62, 0.02), (0.1, 2.62)]),
    'slim': ('round', [(0.001, 0), (0.22, 0, 0.05), (0.22, 2.0, 0.12), (0.11, 2.18, 0.1), (0.105, 2.6), (0.13, 2.61, 0.01), (0.13, 2.68, 0.02), (0.09, 2.68)]),
    'cylinder': ('round', [(0.001, 0), (0.34, 0, 0.05), (0.34, 2.05, 0.1), (0.12, 2.14, 0.05), (0.115, 2.32), (0.13, 2.34, 0.01), (0.13, 2.4), (0.1, 2.4)]),
    'flask': ('round', [(0.001, 0), (0.4, 0, 0.1), (0.55, 0.55, 0.4), (0.5, 1.05, 0.35), (0.15, 1.42, 0.2), (0.13, 1.75), (0.17, 1.77, 0.01), (0.17, 1.88, 0.02), (0.1, 1.88)]),
    'cube': ('square', [(0.001, 0), (0.34, 0, 0.05), (0.34, 0.98, 0.1), (0.14, 1.12, 0.08), (0.13, 1.36), (0.165, 1.37, 0.01), (0.165, 1.46, 0.02), (0.1, 1.46)]),
    'bulb': ('round', [(0.001, 0.16), (0.13, 0.16, 0.03), (0.42, 0.42, 0.3), (0.44, 0.72, 0.25), (0.12, 1.08, 0.14), (0.105, 1.5), (0.135, 1.51, 0.01), (0.135, 1.58, 0.02), (0.08, 1.58)]),
    'bordeaux': ('round', [(0.001, 0), (0.37, 0, 0.05), (0.37, 1.85, 0.16), (0.14, 2.16, 0.16), (0.135, 2.82), (0.155, 2.83, 0.01), (0.155, 2.94, 0.02), (0.1, 2.94)]),
    'taper': ('round', [(0.001, 0), (0.36, 0, 0.06), (0.29, 1.1, 0.5), (0.1, 1.75, 0.3), (0.095, 2.0), (0.13, 2.01, 0.01), (0.13, 2.08, 0.02), (0.08, 2.08)]),
    'mini': ('square', [(0.001, 0), (0.2, 0, 0.03), (0.2, 0.92, 0.07), (0.085, 1.04, 0.05), (0.08, 1.2), (0.1, 1.21, 0.01), (0.1, 1.27), (0.07, 1.27)]),
    'vial': ('round', [(0.001, 0), (0.2, 0, 0.05), (0.2, 0.52, 0.08), (0.15, 0.6, 0.04), (0.15, 0.64), (0.18, 0.65, 0.01), (0.18, 0.7, 0.02), (0.14, 0.7)]),
}
JARS = {
    'hex': ('hex', [(0.001, 0), (0.34, 0, 0.06), (0.34, 0.82, 0.08), (0.29, 0.9, 0.04), (0.29, 0.98)]),
    'low': ('round', [(0.001, 0), (0.46, 0, 0.1), (0.46, 0.68, 0.12), (0.38, 0.78, 0.05), (0.38, 0.86)]),
    'octagon': ('hex', [(0.001, 0), (0.38, 0, 0.1), (0.4, 0.4, 0.2), (0.38, 0.8, 0.1), (0.3, 0.9, 0.05), (0.3, 0.98)]),
    'clip': ('round', [(0.001, 0), (0.4, 0, 0.08), (0.4, 0.92, 0.08), (0.36, 0.98, 0.03), (0.36, 1.0)]),
    'flared': ('round', [(0.001, 0), (0.33, 0, 0.06), (0.42, 0.62, 0.1), (0.42, 0.7, 0.03), (0.4, 0.74)]),
    'tall': ('round', [(0.001, 0), (0.3, 0, 0.06), (0.3, 1.12, 0.1), (0.26, 1.2, 0.04), (0.26, 1.28)]),
    'wide': ('round', [(0.001, 0), (0.45, 0, 0.12), (0.45, 0.62, 0.2), (0.4, 0.78, 0.05), (0.4, 0.86)]),
    'small': ('round', [(0.001, 0), (0.36, 0, 0.1), (0.36, 0.6, 0.1), (0.31, 0.68, 0.04), (0.31, 0.75)]),
    'pot': ('round', [(0.001, 0), (0.36, 0, 0.08), (0.4, 0.35, 0.3), (0.38, 0.72, 0.06), (0.36, 0.74, 0.01), (0.33, 0.74)]),
}
# The colour left of white light after a depth: the glass and its content together, filled to the neck.
GLASS = {
    'green': ('#55701f', 0.42),
    'amber': ('#b0641a', 0.5),
    'black': ('#4a1c0c', 0.34),
    'must': ('#561018', 0.34),
    'clear': ('#eef6ef', 0.8),
}
WHITE = '#f4f1ea'


def inset(profile, wall, low, high):
    """The inside of a wall between two heights, closed at both ends."""
    points = [(r, z) for r, z in s.soften(profile) if low < z < high and r > wall]
    bottom, top = s.radius_at(profile, low), s.radius_at(profile, high)
    body = [(max(r - wall, 0.01), z) for r, z in points]
    start = max(bottom - wall, 0.01)
    end = max(top - wall, 0.01)
    return [(0.001, low), (start, low), *body, (end, high), (0.001, high)]


def body(profile, wall, level):
    """The outline of a filled glass: pushed-in base, outside, over the rim, inside down to the level of the content."""
    outer = s.soften(profile)[1:]
    low, foot = profile[0][1], outer[0][0]
    top, neck = profile[-1][1], profile[-1][0]
    points = [(0.0001, low + 0.07), (foot * 0.5, low + 0.055), (foot * 0.8, low + 0.014), (foot * 0.92, low), *outer]
    steps = max(6, round((top - level) / 0.02))
    for i in range(1, steps + 1):
        z = top - (top - level) * i / steps
        r = s.radius_at(profile, z) - wall
        points.append((max(0.02, min(r, neck - 0.005) if z > top - 0.3 else r), z))
    edge = points[-1][0]
    # The content climbs a little up the wall.
    points[-1] = (edge, level + 0.014)
    return [*points, (edge - 0.012, level + 0.003), (edge - 0.03, level), (0.0001, level)]


def label_on(parts, profile, section, spec, labels, lift=0.004):
    width, height = spec['size'][0] / 10, spec['size'][1] / 10
    z = spec['z']
    parts.append(s.wrap('label', profile, z, z + height, width, m.printed(labels(spec['art']), bump=0.04), section, lift))


def bottle(spec, labels):
    section, profile = BOTTLES[spec.get('kind', 'dorica')]
    top = profile[-1][1]
    neck = profile[-1][0]
    rim = profile[-2][0]
    parts = []
    glass = spec.get('glass', 'green')
    if glass == 'white':
        parts.append(s.lathe('wall', profile, m.surface(WHITE, rough=0.3, coat=0.5, bump=0.03, bump_scale=30), section))
    else:
        clear = glass == 'clear'
        level = (spec.get('fill', 0.8) if clear else 0.94) * top
        content = spec.get('content')
        tint = m.glass(*GLASS[glass], lit=content is not None)
        parts.append(s.lathe('glass', body(profile, 0.03, 0.08 if content in DRY else level), tint, section))
        if content:
            parts += _stuffed(content, profile, 0.036, 0.085, level - 0.02)
        elif clear:
            parts.append(s.lathe('liquid', inset(profile, 0.03, 0.085 + profile[0][1], level - 0.004), m.filling(spec.get('liquid', '#d2b02c'), 0.5), section))
        if spec.get('kind') == 'bulb':
            parts.append(s.prism('foot', s.rounded(0.5, 0.5, 0.04), 0.155, tint))
    parts += closure(spec.get('closure', {'kind': 'cork'}), neck, rim, top, profile)
    if 'label' in spec:
        label_on(parts, profile, section, spec['label'], labels)
    if 'tag' in spec:
        parts += neck_tag(spec['tag'], labels, neck, rim, top)
    return s.group('bottle', parts)


def closure(spec, neck, rim, top, profile):
    kind = spec['kind']
    colour = spec.get('color', '#1d1b19')
    if kind == 'cork':
        parts = [s.lathe('cork', [(0.001, top - 0.15), (neck, top - 0.15), (neck * 1.03, top + 0.02), (neck * 1.12, top + 0.16, 0.03), (0.001, top + 0.16)], m.cork())]
        if spec.get('string'):
            parts += twine(rim + 0.012, top - 0.2, 3)
        return parts
    if kind == 'wax':
        drip = lambda a, z: 0.006 * math.sin(a * 5 + z * 9)
        low = top - 0.34
        edge = s.radius_at(profile, low) + 0.012
        return [s.lathe('wax', [(edge, low - 0.01), (edge + 0.012, low + 0.02, 0.01), (edge + 0.01, top - 0.13), (rim + 0.014, top - 0.1, 0.02), (rim + 0.014, top + 0.04, 0.04), (0.001, top + 0.06)], m.surface(colour, rough=0.3, coat=0.35, bump=0.14, bump_scale=11, inside=0.25), wobble=drip)]
    if kind == 'screw':
        return [s.lathe('cap', [(rim + 0.005, top - 0.3), (rim + 0.012, top - 0.29, 0.01), (rim + 0.012, top + 0.05, 0.025), (0.001, top + 0.05)], m.surface(colour, rough=0.32, coat=0.2, metal=spec.get('metal', 0)))]
    if kind == 'capsule':
        low = top - 0.42
        edge = s.radius_at(profile, low) + 0.006
        return [s.lathe('capsule', [(edge, low), (edge + 0.003, top - 0.12), (rim + 0.006, top - 0.1, 0.02), (rim + 0.006, top + 0.02, 0.03), (0.001, top + 0.03)], m.surface(colour, rough=0.3, metal=spec.get('metal', 0.0), coat=0.2))]
    if kind == 'pourer':
        steel = m.metal('#d5d5d2', 0.22)
        return [s.lathe('collar', [(rim + 0.01, top - 0.12), (rim + 0.01, top + 0.05, 0.03), (0.05, top + 0.09, 0.02), (0.04, top + 0.14), (0.001, top + 0.14)], steel),
                s.tube('spout', [(0, 0, top + 0.1), (0, 0, top + 0.25), (0.03, 0, top + 0.36), (0.13, 0, top + 0.46)], 0.032, steel)]
    if kind == 'stopper':
        wood = m.wood('#b98a58', '#8d6236', 7)
        return [s.lathe('collar', [(neck, top - 0.02), (rim + 0.02, top, 0.01), (rim + 0.05, top + 0.12, 0.06), (rim + 0.02, top + 0.24, 0.06), (0.001, top + 0.26)], wood)]
    if kind == 'glass':
        return [s.lathe('plug', [(0.001, top - 0.1), (neck, top - 0.1), (neck, top + 0.02), (rim + 0.04, top + 0.05, 0.02), (rim + 0.06, top + 0.2, 0.1), (0.001, top + 0.32)], m.glass())]
    raise ValueError(kind)


def twine(radius, z, turns, colour='#a8864e', thickness=0.012):
    material = m.string(colour, '#d8c193')
    parts = []
    for i in range(turns):
        path = [(radius * math.cos(a), radius * math.sin(a), z + i * thickness * 1.9 + 0.006 * math.sin(3 * a + i)) for a in [k * math.pi / 10 for k in range(20)]]
        parts.append(s.cord('twine', path, thickness, material, closed=True))
    bow = [(0, -radius - 0.01, z), (-0.12, -radius - 0.05, z + 0.06), (-0.17, -radius - 0.04, z - 0.03), (-0.02, -radius - 0.02, z), (0.13, -radius - 0.05, z + 0.05), (0.17, -radius - 0.04, z - 0.04), (0, -radius - 0.015, z)]
    parts.append(s.cord('bow', bow, thickness * 0.85, material))
    knot = [(-0.02, -radius - 0.02, z - 0.025), (0.0, -radius - 0.045, z), (0.02, -radius - 0.02, z + 0.025)]
    parts.append(s.cord('knot', knot, thickness * 1.1, material))
    for side in (-1, 1):
        parts.append(s.cord('end', [(0, -radius - 0.02, z), (side * 0.05, -radius - 0.03, z - 0.12), (side * 0.09, -radius - 0.02, z - 0.26)], thickness * 0.85, material, fuzz=0.9))
    return parts


def neck_tag(spec, labels, neck, rim, top):
    parts = twine(rim + 0.01, top - 0.24, 2)
    width, height = spec['size'][0] / 10, spec['size'][1] / 10
    tag = s.sheet('tag', width, height, m.printed(labels(spec['art'])), 8, 8, lambda u, v: (0, 0.03 * math.sin(u * 3), 0))
    tag.location = (0.1, -rim - 0.17, top - 0.36 - height)
    tag.rotation_euler = (-0.16, 0.12, 0.08)
    return [*parts, tag]


# Clear contents: the colour left after a depth. Others are a clear gel or oil around pieces, or one opaque body.
CLEAR = {
    'honey': ('#d98a12', 0.55),
    'dark-honey': ('#8f3c08', 0.55),
    'syrup': ('#2a0812', 0.3),
    'apricot': ('#ee9a2a', 0.3),
    'fig': ('#7a1c28', 0.3),
    'plum': ('#5c1424', 0.3),
    'tuna': ('#e8c14a', 0.5),
}
# Dry things lie in air, not in a clear content.
DRY = ('capers', 'saffron')
SOLID = {
    'gianduja': lambda: m.surface('#5a3017', rough=0.24, coat=0.25, inside=0.1, bump=0.08, bump_scale=6),
    'salt': lambda: m.surface(((0.3, '#f4f3ef'), (0.7, '#ffffff')), scale=40, rough=0.5, bump=0.8, bump_scale=42, inside=0.3),
}


def _lump(radius, material, squash, seed, strength=0.25, scale=7):
    def shape(x, y, z):
        k = 1 + strength * s.rough(x + seed, y, z, scale)
        return (x * k, y * k, z * k)
    return s.ball('piece', radius, material, squash, 14, shape)


def _piece(content, i):
    """One of the things in a jar, and the room it takes."""
    if content == 'apricot':
        fruit = m.surface(((0.3, '#d9700f'), (0.6, '#f09a2c'), (0.8, '#f7b957')), scale=9, detail=6, rough=0.25, coat=0.6, bump=0.25, bump_scale=20, inside=0.5, reach=1.6)
        return _lump(random.uniform(0.07, 0.13), fruit, (1.25, 0.9, 0.62), i), 0.095
    if content == 'fig':
        if i % 5 == 0:
            return _lump(0.055, m.surface(((0.3, '#9a6a34'), (0.7, '#c99a5e')), scale=10, rough=0.5, bump=0.6, bump_scale=18), (1.3, 0.9, 0.7), i, 0.5, 16), 0.06
        fruit = m.surface(((0.25, '#2c0a18'), (0.5, '#6b1628'), (0.66, '#93303c'), (0.72, '#d8a868'), (0.78, '#7a1f30')), scale=22, detail=5, rough=0.25, coat=0.5, bump=0.5, bump_scale=26, inside=0.3)
        return _lump(random.uniform(0.06, 0.1), fruit, (1.1, 0.95, 0.75), i), 0.075
    if content == 'plum':
        fruit = m.surface(((0.3, '#1c0811'), (0.6, '#45132a'), (0.8, '#6d2536')), scale=9, rough=0.25, coat=0.5, bump=0.35, bump_scale=16, inside=0.3)
        if i % 6 == 0:
            return _lump(0.05, m.surface(((0.3, '#a06a3a'), (0.7, '#c9955a')), scale=8, rough=0.3, coat=0.4, inside=0.4), (1.2, 1, 0.7), i), 0.055
        return _lump(random.uniform(0.055, 0.095), fruit, (1.2, 0.9, 0.75), i), 0.075
    if content == 'capers':
        if i % 2:
            return s.prism('salt', [(x * 0.022, y * 0.02) for x, y in ((-1, -0.8), (0.9, -1), (1.1, 0.8), (-0.9, 1))], 0.034, m.crystal(), 0.004), 0.02
        bud, stalk = caper_bud(0.036, i // 2)
        s.discard(stalk)
        return bud, 0.04
    raise ValueError(content)


COUNT = {'apricot': 130, 'fig': 190, 'plum': 260, 'capers': 1100}


def _threads(profile, wall, low, high):
    """Saffron up to a loose, uneven top; threads that meet the glass bend along it."""
    places = []
    radius = s.radius_at(profile, (low + high) / 2)
    for _ in range(1900):
        a, r = random.uniform(0, math.tau), radius * random.random() ** 0.42
        top = high - 0.05 + 0.05 * math.sin(a * 2 + 1) * r / radius
        places.append((r * math.cos(a), r * math.sin(a), random.uniform(low, top)))
    tangle = saffron_threads(places, (0.15, 0.27), low + 0.004)
    rows = 60
    reaches = [s.radius_at(profile, low + (high - low) * j / rows) - wall - 0.004 for j in range(rows + 1)]
    for vertex in tangle.data.vertices:
        x, y, z = vertex.co
        z = min(z, high)
        reach = reaches[max(0, min(rows, int((z - low) / (high - low) * rows)))]
        k = min(1.0, reach / max(1e-6, math.hypot(x, y)))
        vertex.co = (x * k, y * k, z)
    return [tangle]


def _stuffed(content, profile, wall, low, high):
    """Pieces packed into the inside of a wall, more of them where the lens sees them."""
    if content == 'saffron':
        return _threads(profile, wall, low, high)
    parts, models = [], []
    for i in range(12):
        models.append(_piece(content, i))
    for i in range(COUNT[content]):
        model, size = models[i % len(models)]
        z = random.uniform(low + size, high - size * 0.5)
        reach = s.radius_at(profile, z) - wall - size * 0.75
        a = random.uniform(0, math.tau)
        r = reach * random.uniform(0.45, 1) ** 0.5
        one = s.copy(model)
        one.location = (r * math.cos(a), r * math.sin(a), z)
        one.rotation_euler = tuple(random.uniform(0, math.tau) for _ in range(3))
        one.scale = (random.uniform(0.75, 1.2),) * 3
        parts.append(one)
    for model, _ in models:
        s.discard(model)
    return parts


def jar(spec, labels):
    section, profile = JARS[spec.get('kind', 'hex')]
    top = profile[-1][1]
    rim = profile[-1][0]
    parts = []
    fill = spec.get('fill', 0.93) * top
    content = spec.get('content', 'salt')
    if spec.get('kind') == 'pot':
        parts.append(s.lathe('pot', [*profile, (0.33, 0.1), (0.001, 0.1)], m.surface('#f1ede4', rough=0.3, coat=0.5, bump=0.05, bump_scale=10)))
        parts.append(s.lathe('content', [(0.33, 0.66), (0.2, 0.69), (0.001, 0.71)], SOLID[content]()))
    else:
        low, wall = 0.075, 0.028
        honey = content in ('honey', 'dark-honey', 'syrup')
        parts.append(s.lathe('glass', body(profile, wall, low if content in DRY else fill), m.glass(lit=not honey), section))
        if content in SOLID:
            parts.append(s.lathe('content', inset(profile, wall, low, fill - 0.004), SOLID[content](), section))
        elif content not in DRY:
            parts.append(s.lathe('content', inset(profile, wall, low, fill - 0.004), m.filling(*CLEAR[content]), section))
        if content == 'tuna':
            parts += seafood.albacore(s.radius_at(profile, (low + fill) / 2) - 0.03, low + 0.01, fill - 0.03)
        elif content in COUNT:
            parts += _stuffed(content, profile, wall + 0.006, low, fill - 0.02)
    if spec.get('open') and content == 'gianduja':
        parts.append(swirl(rim - 0.035, fill + 0.002))
    elif not spec.get('open'):
        parts += lid(spec.get('lid', {'kind': 'screw'}), rim, top, labels)
    if 'label' in spec:
        label_on(parts, profile, section, spec['label'], labels)
    if 'tag' in spec:
        parts += neck_tag(spec['tag'], labels, rim, rim, top + 0.18)
    return s.group('jar', parts)


def swirl(radius, z):
    vertices, faces, rings, around = [], [], 60, 160
    for j in range(rings + 1):
        r = radius * j / rings
        for i in range(around):
            a = 2 * math.pi * i / around
            ridge = 0.5 + 0.5 * math.sin(a + r / radius * 13)
            vertices.append((r * math.cos(a), r * math.sin(a), z + 0.05 * ridge * (1 - r / radius) ** 0.5 + 0.1 * (1 - r / radius) ** 2))
    for j in range(rings):
        for i in range(around):
            k = (i + 1) % around
            faces.append((j * around + i, j * around + k, (j + 1) * around + k, (j + 1) * around + i))
    return s.build('swirl', vertices, faces, SOLID['gianduja'](), angle=180)


def lid(spec, rim, top, labels):
    kind = spec['kind']
    colour = spec.get('color', '#c9b37e')
    if kind == 'screw':
        ribs = lambda a, z: 0.004 * math.cos(a * 44) if z < top + 0.02 else 0
        metal = m.surface(colour, rough=0.3, metal=spec.get('metal', 0.0), coat=0.3)
        parts = [s.lathe('lid', [(rim + 0.015, top - 0.15), (rim + 0.03, top - 0.14, 0.01), (rim + 0.03, top + 0.02, 0.03), (rim - 0.02, top + 0.035, 0.01), (rim - 0.05, top + 0.022), (0.001, top + 0.022)], metal, segments=440, wobble=ribs)]
        return parts
    if kind == 'cork':
        return [s.lathe('lid', [(0.001, top - 0.02), (rim + 0.02, top - 0.02, 0.02), (rim + 0.06, top + 0.16, 0.04), (0.001, top + 0.16)], m.cork())]
    if kind == 'cloth':
        fold = lambda a, z: (0.03 * math.sin(a * 13) + 0.015 * math.sin(a * 29 + 1)) * max(0, (top - 0.04 - z) / 0.16)
        cloth = m.surface(((0.35, colour), (0.7, spec.get('second', colour))), scale=34, rough=0.95, bump=0.3, bump_scale=80, sheen=0.4)
        parts = [s.lathe('cloth', [(rim + 0.14, top - 0.24), (rim + 0.07, top - 0.12, 0.04), (rim + 0.025, top - 0.05, 0.02), (rim + 0.035, top + 0.03, 0.05), (0.001, top + 0.06)], cloth, segments=360, wobble=fold)]
        return parts + twine(rim + 0.04, top - 0.065, 2, spec.get('string', '#c3a570'))
    if kind == 'clip':
        wire = m.metal('#c8c8c4', 0.25)
        glass = m.glass(lit=True)
        parts = [s.lathe('seal', [(rim - 0.02, top - 0.01), (rim + 0.05, top, 0.01), (rim + 0.05, top + 0.035, 0.01), (rim - 0.02, top + 0.04)], m.surface('#d9622b', rough=0.5)),
                 s.lathe('lid', [(rim + 0.045, top + 0.035), (rim + 0.045, top + 0.09, 0.03), (0.2, top + 0.13, 0.05), (0.0001, top + 0.12), (0.0001, top + 0.07), (rim - 0.02, top + 0.05), (rim + 0.045, top + 0.035)], glass)]
        radius = rim + 0.06
        ring = [(radius * math.cos(a), radius * math.sin(a), top - 0.06) for a in [k * math.pi / 12 for k in range(24)]]
        parts.append(s.tube('wire', ring, 0.011, wire, closed=True))
        parts.append(s.tube('bail', [(0.16, -radius, top - 0.06), (0.16, -radius - 0.03, top + 0.06), (0.1, -radius + 0.04, top + 0.17), (-0.1, -radius + 0.04, top + 0.17), (-0.16, -radius - 0.03, top + 0.06), (-0.16, -radius, top - 0.06)], 0.011, wire))
        parts.append(s.tube('lever', [(0.1, -radius - 0.02, top - 0.05), (0.1, -radius - 0.045, top - 0.22), (0, -radius - 0.05, top - 0.26), (-0.1, -radius - 0.045, top - 0.22), (-0.1, -radius - 0.02, top - 0.05)], 0.011, wire))
        return parts
    raise ValueError(kind)
