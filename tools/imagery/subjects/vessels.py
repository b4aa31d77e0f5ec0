"""Bottles and jars: a turned wall, what is inside, a closure and a label that follows the wall."""
import math

import materials as m
import shapes as s

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
GLASS = {
    'green': lambda: m.dark_glass('#10200d', '#4f7026'),
    'amber': lambda: m.dark_glass('#2a1206', '#9a5212'),
    'black': lambda: m.dark_glass('#0d0a09', '#4a1d10'),
    'must': lambda: m.dark_glass('#14060a', '#5a1a22'),
    'white': lambda: m.surface('#f4f1ea', rough=0.42, coat=0.25, bump=0.03, bump_scale=40),
    'clear': None,
}


def inset(profile, wall, low, high):
    """The inside of a wall between two heights, closed at both ends."""
    points = [(r, z) for r, z in s.soften(profile) if low < z < high and r > wall]
    bottom, top = s.radius_at(profile, low), s.radius_at(profile, high)
    body = [(max(r - wall, 0.01), z) for r, z in points]
    start = max(bottom - wall, 0.01)
    end = max(top - wall, 0.01)
    return [(0.001, low), (start, low), *body, (end, high), (0.001, high)]


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
    if glass == 'clear':
        tint = spec.get('tint', ['#fdfffb', '#aebfb0'])
        parts.append(s.lathe('wall', profile, m.shell(*tint), section))
        colour, deep = spec.get('liquid', ['#d9b429', '#8a6a10'])
        fill = spec.get('fill', 0.8) * top
        inner = inset(profile, 0.035, 0.05 + profile[0][1], fill)
        parts.append(s.lathe('liquid', inner, m.liquid(colour, deep, haze=spec.get('haze', 0.12)), section))
    else:
        parts.append(s.lathe('wall', profile, GLASS[glass](), section))
    if spec.get('kind') == 'bulb':
        parts.append(s.prism('foot', s.rounded(0.5, 0.5, 0.04), 0.18, m.shell('#f4fbf6', '#8fa598') if glass == 'clear' else GLASS[glass]()))
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
        return [s.lathe('wax', [(edge, low - 0.01), (edge + 0.012, low + 0.02, 0.01), (edge + 0.01, top - 0.13), (rim + 0.014, top - 0.1, 0.02), (rim + 0.014, top + 0.04, 0.04), (0.001, top + 0.06)], m.surface(colour, rough=0.28, coat=0.5, bump=0.08, bump_scale=14), wobble=drip)]
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
        return [s.lathe('plug', [(0.001, top - 0.1), (neck, top - 0.1), (neck, top + 0.02), (rim + 0.04, top + 0.05, 0.02), (rim + 0.06, top + 0.2, 0.1), (0.001, top + 0.32)], m.shell('#f2faf4', '#8ea596', gloss=1.4))]
    raise ValueError(kind)


def twine(radius, z, turns, colour='#c3a570', thickness=0.012):
    material = m.surface(((0.3, colour), (0.8, '#8d7142')), scale=40, rough=0.95)
    parts = []
    for i in range(turns):
        path = [(radius * math.cos(a), radius * math.sin(a), z + i * thickness * 1.8 + 0.006 * math.sin(3 * a + i)) for a in [k * math.pi / 10 for k in range(20)]]
        parts.append(s.tube('twine', path, thickness, material, closed=True))
    bow = [(0, -radius, z), (-0.12, -radius - 0.05, z + 0.06), (-0.17, -radius - 0.04, z - 0.03), (-0.02, -radius - 0.02, z), (0.13, -radius - 0.05, z + 0.05), (0.17, -radius - 0.04, z - 0.04), (0, -radius - 0.01, z)]
    parts.append(s.tube('bow', bow, thickness * 0.8, material))
    for side in (-1, 1):
        parts.append(s.tube('end', [(0, -radius - 0.02, z), (side * 0.05, -radius - 0.03, z - 0.12), (side * 0.09, -radius - 0.02, z - 0.26)], thickness * 0.8, material))
    return parts


def neck_tag(spec, labels, neck, rim, top):
    parts = twine(rim + 0.01, top - 0.24, 2)
    width, height = spec['size'][0] / 10, spec['size'][1] / 10
    tag = s.sheet('tag', width, height, m.printed(labels(spec['art'])), 8, 8, lambda u, v: (0, 0.03 * math.sin(u * 3), 0))
    tag.location = (0.1, -rim - 0.17, top - 0.36 - height)
    tag.rotation_euler = (-0.16, 0.12, 0.08)
    return [*parts, tag]


CONTENT = {
    'honey': lambda: m.amber('#d07a0c', '#6b2f03', 0.24),
    'dark-honey': lambda: m.amber('#7a330a', '#2a0e03', 0.3),
    'syrup': lambda: m.surface('#1c0a10', rough=0.08, coat=0.6),
    'apricot': lambda: m.surface(((0.3, '#c8560a'), (0.5, '#ec8a1c'), (0.75, '#f6ab3c')), scale=7, rough=0.2, coat=0.5, bump=0.5, bump_scale=6, glow=0.12),
    'fig': lambda: m.surface(((0.3, '#2a0812'), (0.55, '#571223'), (0.72, '#7d2333'), (0.78, '#c99a5a')), scale=16, detail=3, rough=0.2, coat=0.4, bump=0.4, bump_scale=14),
    'plum': lambda: m.surface(((0.3, '#17070d'), (0.6, '#3a0f1e'), (0.8, '#5e1e2c')), scale=9, rough=0.22, coat=0.4, bump=0.55, bump_scale=8),
    'gianduja': lambda: m.surface('#5a3017', rough=0.22, coat=0.3),
    'capers': lambda: m.surface(((0.2, '#4f5a2a'), (0.42, '#727a3c'), (0.55, '#efece2'), (1, '#ffffff')), kind='voronoi', scale=15, rough=0.6, bump=0.7, bump_scale=15, bump_kind='voronoi'),
    'salt': lambda: m.surface(((0.3, '#e7e5df'), (0.7, '#ffffff')), scale=40, rough=0.5, bump=0.8, bump_scale=42),
    'saffron': lambda: m.surface(((0.3, '#4d0703'), (0.5, '#a31708'), (0.75, '#d13b0c')), kind='noise', scale=14, stretch=(1, 1, 5), rough=0.6, bump=0.9, bump_scale=24),
    'tuna': lambda: m.surface(((0.25, '#c9998a'), (0.42, '#ecd2c2'), (0.5, '#c7a08c'), (0.56, '#f1ddce'), (0.75, '#f6e8dc')), scale=2.6, detail=7, stretch=(3.2, 3.2, 0.35), rough=0.4, coat=0.4, bump=0.6, bump_scale=4),
}


def jar(spec, labels):
    section, profile = JARS[spec.get('kind', 'hex')]
    top = profile[-1][1]
    rim = profile[-1][0]
    parts = []
    if spec.get('kind') == 'pot':
        parts.append(s.lathe('pot', [*profile, (0.33, 0.1), (0.001, 0.1)], m.surface('#f1ede4', rough=0.35, coat=0.3, bump=0.05, bump_scale=10)))
        parts.append(s.lathe('content', [(0.33, 0.66), (0.2, 0.69), (0.001, 0.71)], CONTENT[spec.get('content', 'salt')]()))
    else:
        content = CONTENT[spec['content']]()
        fill = spec.get('fill', 0.93) * top
        parts.append(s.lathe('content', inset(profile, 0.018, 0.03, fill), content, section))
        parts.append(s.lathe('wall', profile, m.shell('#ffffff', '#c7d2ca'), section))
        if spec['content'] == 'tuna':
            parts.append(s.lathe('oil', inset(profile, 0.009, 0.02, fill + 0.02), m.shell('#fbecc0', '#cfae52', gloss=0.2), section))
    if spec.get('open') and spec['content'] == 'gianduja':
        parts.append(swirl(rim - 0.03, fill))
    elif not spec.get('open'):
        parts += lid(spec.get('lid', {'kind': 'screw'}), rim, top, labels)
    if 'label' in spec:
        label_on(parts, profile, section, spec['label'], labels)
    if 'tag' in spec:
        parts += neck_tag(spec['tag'], labels, rim, rim, top + 0.18)
    return s.group('jar', parts)


def swirl(radius, z):
    def relief(a, height):
        return 0
    vertices, faces, rings, around = [], [], 26, 60
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
    return s.build('swirl', vertices, faces, CONTENT['gianduja'](), angle=180)


def lid(spec, rim, top, labels):
    kind = spec['kind']
    colour = spec.get('color', '#c9b37e')
    if kind == 'screw':
        ribs = lambda a, z: 0.004 * math.cos(a * 44) if z < top + 0.02 else 0
        metal = m.surface(colour, rough=0.3, metal=spec.get('metal', 0.0), coat=0.3)
        parts = [s.lathe('lid', [(rim + 0.015, top - 0.15), (rim + 0.03, top - 0.14, 0.01), (rim + 0.03, top + 0.02, 0.03), (rim - 0.02, top + 0.035, 0.01), (rim - 0.05, top + 0.022), (0.001, top + 0.022)], metal, segments=176, wobble=ribs)]
        return parts
    if kind == 'cork':
        return [s.lathe('lid', [(0.001, top - 0.02), (rim + 0.02, top - 0.02, 0.02), (rim + 0.06, top + 0.16, 0.04), (0.001, top + 0.16)], m.cork())]
    if kind == 'cloth':
        fold = lambda a, z: (0.03 * math.sin(a * 13) + 0.015 * math.sin(a * 29 + 1)) * max(0, (top - 0.04 - z) / 0.16)
        cloth = m.surface(((0.35, colour), (0.7, spec.get('second', colour))), scale=34, rough=0.95, bump=0.3, bump_scale=80, sheen=0.4)
        parts = [s.lathe('cloth', [(rim + 0.14, top - 0.24), (rim + 0.07, top - 0.12, 0.04), (rim + 0.025, top - 0.05, 0.02), (rim + 0.035, top + 0.03, 0.05), (0.001, top + 0.06)], cloth, segments=180, wobble=fold)]
        return parts + twine(rim + 0.04, top - 0.065, 2, spec.get('string', '#c3a570'))
    if kind == 'clip':
        wire = m.metal('#c8c8c4', 0.25)
        glass = m.shell('#f6fbf7', '#9fb3a6')
        parts = [s.lathe('seal', [(rim - 0.02, top - 0.01), (rim + 0.05, top, 0.01), (rim + 0.05, top + 0.035, 0.01), (rim - 0.02, top + 0.04)], m.surface('#d9622b', rough=0.5)),
                 s.lathe('lid', [(rim + 0.045, top + 0.035), (rim + 0.045, top + 0.09, 0.03), (0.2, top + 0.13, 0.05), (0.001, top + 0.12)], glass)]
        radius = rim + 0.06
        ring = [(radius * math.cos(a), radius * math.sin(a), top - 0.06) for a in [k * math.pi / 12 for k in range(24)]]
        parts.append(s.tube('wire', ring, 0.011, wire, closed=True))
        parts.append(s.tube('bail', [(0.16, -radius, top - 0.06), (0.16, -radius - 0.03, top + 0.06), (0.1, -radius + 0.04, top + 0.17), (-0.1, -radius + 0.04, top + 0.17), (-0.16, -radius - 0.03, top + 0.06), (-0.16, -radius, top - 0.06)], 0.011, wire))
        parts.append(s.tube('lever', [(0.1, -radius - 0.02, top - 0.05), (0.1, -radius - 0.045, top - 0.22), (0, -radius - 0.05, top - 0.26), (-0.1, -radius - 0.045, top - 0.22), (-0.1, -radius - 0.02, top - 0.05)], 0.011, wire))
        return parts
    raise ValueError(kind)
