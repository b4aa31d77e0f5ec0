"""Packages: bags, wraps, trays, gift boxes with ribbon."""
import math
import random

import materials as m
import shapes as s

MAKERS = ['bag', 'sack', 'pouch', 'tray', 'case', 'crate', 'hat_box', 'ribbon', 'sleeve', 'cone', 'roll', 'drawers', 'paper_wrap', 'carton']


def bag(spec, labels):
    """A standing paper bag with a folded or open top; artwork on its front, a window if wanted."""
    w, d, h = spec.get('box', [1.0, 0.55, 1.7])
    colour = spec.get('color', '#c9a97a')
    material = m.surface(((0.3, colour), (0.8, colour)), scale=3, rough=0.85, bump=0.45, bump_scale=7)
    rows, vertices, faces = 26, [], []
    outline = s.rounded(w, d, 0.05, 3)
    n = len(outline)
    opened = spec.get('open')
    for j in range(rows + 1):
        t = j / rows
        pinch = 1 if opened else 1 - 0.94 * max(0, (t - 0.62) / 0.38) ** 1.3
        belly = 1 + 0.05 * math.sin(math.pi * t) + (0.02 * math.sin(t * 30) if t > 0.1 else 0)
        for x, y in outline:
            crease = 0.012 * math.sin(x * 9 + t * 13) + 0.008 * math.sin(y * 15 - t * 21)
            flare = 1 + (0.05 * t if opened else -0.02 * t)
            vertices.append((x * flare + crease * 0.5, y * pinch * belly + crease, h * t + (0.03 * math.sin(x * 12) if opened and j == rows else 0)))
    for j in range(rows):
        for i in range(n):
            k = (i + 1) % n
            faces.append((j * n + i, j * n + k, (j + 1) * n + k, (j + 1) * n + i))
    faces.append(tuple(range(n)))
    parts = [s.build('bag', vertices, faces, material, angle=70)]
    def front(u, v, z0, z1):
        t = (z0 + (z1 - z0) * v) / h
        pinch = 1 if opened else 1 - 0.94 * max(0, (t - 0.62) / 0.38) ** 1.3
        return -d / 2 * pinch * (1 + 0.05 * math.sin(math.pi * t) + 0.02) - 0.018
    if not opened:
        fold = s.prism('fold', s.rounded(w * 0.97, 0.05, 0.015), 0.16, material, 0.012)
        fold.location = (0, 0, h - 0.05)
        parts.append(fold)
        if spec.get('clip'):
            clip = s.prism('clip', s.rounded(w * 0.5, 0.1, 0.02), 0.1, m.wood('#c39a63', '#9c7040', 5), 0.012)
            clip.location = (0, 0, h - 0.02)
            parts.append(clip)
    if spec.get('window'):
        x0, z0, ww, hh = spec['window']
        glazing = s.sheet('window', ww, hh, spec_material(spec.get('content', 'fusilli')), 6, 12, lambda u, v: (0, front(u, v, z0, z0 + hh) - 0.004, 0))
        gloss = s.sheet('gloss', ww, hh, m.shell('#ffffff', '#e8e8e4', gloss=0.7), 6, 12, lambda u, v: (0, front(u, v, z0, z0 + hh) - 0.02, 0))
        for obj in (glazing, gloss):
            obj.location = (x0, 0, z0)
            parts.append(obj)
    if spec.get('label'):
        size, z = spec['label']['size'], spec['label']['z']
        z1 = z + size[1] / 10
        art = s.sheet('label', size[0] / 10, size[1] / 10, m.printed(labels(spec['label']['art'])), 8, 12, lambda u, v: (0, front(u, v, z, z1) - 0.012, 0))
        art.location = (0, 0, z)
        parts.append(art)
    return s.group('bag', parts)


def spec_material(content):
    if content == 'fusilli':
        return m.surface(((0.2, '#6b4420'), (0.45, '#a9743c'), (0.75, '#cda368')), kind='wave', scale=6, detail=4, distortion=7, rough=0.75, bump=0.8, bump_scale=7, bump_kind='voronoi')
    return m.surface('#e8d5a5', rough=0.7)


def sack(spec, labels):
    """A cotton sack tied at its neck, or rolled open with its content showing."""
    colour = spec.get('color', '#e6dbc4')
    cloth = m.linen(colour)
    fold = lambda a, z: (0.035 * math.sin(a * 7 + z * 2) + 0.02 * math.sin(a * 13)) * (0.35 + max(0, z - 0.9))
    square = spec.get('width', 0.55)
    if spec.get('open'):
        prof = [(0.001, 0), (square * 0.95, 0, 0.12), (square * 1.05, 0.5, 0.3), (square * 0.98, 0.98, 0.1), (square * 1.12, 1.06, 0.06), (square * 1.16, 0.95, 0.05), (square * 1.1, 0.86), (square * 0.95, 0.9)]
        parts = [s.lathe('sack', prof, cloth, wobble=fold)]
    else:
        prof = [(0.001, 0), (square * 0.95, 0, 0.12), (square * 1.08, 0.6, 0.4), (square * 0.85, 1.15, 0.3), (square * 0.3, 1.4, 0.1), (square * 0.34, 1.5, 0.08), (square * 0.62, 1.78), (square * 0.58, 1.78), (square * 0.25, 1.5), (0.001, 1.45)]
        parts = [s.lathe('sack', prof, cloth, wobble=fold, segments=120)]
        from subjects.vessels import twine
        parts += twine(square * 0.36, 1.42, 3, spec.get('string', '#8a6fae'))
    if spec.get('label'):
        size, z = spec['label']['size'], spec['label']['z']
        parts.append(s.wrap('stamp', prof, z, z + size[1] / 10, size[0] / 10, m.printed(labels(spec['label']['art'])), lift=0.03))
    return s.group('sack', parts)


def pouch(spec, labels):
    """A clear bag with a printed paper header; the content is given as pasta pieces."""
    w, h, d = spec.get('box', [1.15, 1.55, 0.5])
    from subjects.loose import pasta_piece
    parts = []
    for j in range(6):
        for i in range(3):
            for k in range(2):
                piece = pasta_piece('paccheri')
                piece.scale = (0.72, 0.72, 0.72)
                piece.location = ((i - 1) * w * 0.27 + random.uniform(-0.03, 0.03), (k - 0.5) * 0.26, 0.0 + j * (h - 0.38) / 6 + random.uniform(-0.02, 0.02))
                piece.rotation_euler = (random.uniform(-0.4, 0.4), random.uniform(-0.5, 0.5), random.uniform(-0.6, 0.6) + (j % 2) * 0.9)
                parts.append(piece)
    def puff(u, v, side):
        # Full at the bottom, pressed flat where the header closes it.
        round_ = (math.sin(math.pi * u) ** 0.4) * min(1.0, (v / 0.05 + 0.2)) * min(1.0, max(0.04, (1 - v) / 0.22)) ** 0.7
        crease = 0.014 * s.rough(u * 3, v * 5, side, 2.4, 4)
        return (0.02 * math.sin(v * 9 + u * 3) * (u - 0.5), side * d * 0.55 * round_ + crease, 0)
    film = m.shell('#ffffff', '#cfd3cc', gloss=1.0, rough=0.05)
    for side in (-1, 1):
        parts.append(s.sheet('film', w * 1.06, h, film, 90, 90, lambda u, v, side=side: puff(u, v, side)))
    head = spec.get('header', 0.55)
    # The header is folded over the flat top of the bag and stapled.
    art = s.sheet('header', w * 1.1, head, m.printed(labels(spec['art'])))
    art.location = (0, -0.045, h - 0.4)
    art.rotation_euler = (-0.02, 0, 0)
    back = s.sheet('back', w * 1.1, head, m.paper('#cf9a2a'))
    back.location = (0, 0.03, h - 0.4)
    fold = s.tube('fold', [(-w * 0.55, -0.01, h - 0.4 + head), (0, -0.01, h - 0.4 + head), (w * 0.55, -0.01, h - 0.4 + head)], 0.034, m.paper('#d9a636'))
    staples = [s.tube('staple', [(x - 0.04, -0.05, h - 0.33), (x, -0.054, h - 0.33), (x + 0.04, -0.05, h - 0.33)], 0.006, m.metal('#c9c9c6', 0.25)) for x in (-w * 0.3, w * 0.3)]
    return s.group('pouch', [*parts, art, back, fold, *staples])


def _walls(w, d, h, t, material, floor=0.04):
    parts = [s.prism('floor', s.rounded(w, d, 0.012, 2), floor, material, 0.008)]
    for x, y, ww, dd in ((0, -d / 2 + t / 2, w, t), (0, d / 2 - t / 2, w, t), (-w / 2 + t / 2, 0, t, d - 2 * t), (w / 2 - t / 2, 0, t, d - 2 * t)):
        wall = s.prism('wall', s.rounded(ww, dd, 0.01, 2), h, material, 0.008)
        wall.location = (x, y, 0)
        parts.append(wall)
    return parts


def tray(spec, labels):
    """An open tray of wood or card; `inside` lists the things that lie in it."""
    w, d, h = spec.get('box', [2.0, 1.3, 0.3])
    material = m.wood(spec['color'], spec.get('dark', '#8a6238'), 2) if spec.get('wood') else m.surface(spec.get('color', '#e9e0cf'), rough=0.7, bump=0.1, bump_scale=20)
    parts = _walls(w, d, h, spec.get('thick', 0.05), material)
    if spec.get('lining'):
        lining = s.prism('lining', s.rounded(w - 0.12, d - 0.12, 0.01, 2), 0.02, m.surface(spec['lining'], rough=0.5, metal=spec.get('lining_metal', 0)), 0.005)
        lining.location = (0, 0, 0.045)
        parts.append(lining)
    for i in range(1, spec.get('cells', 1)):
        wall = s.prism('cell', s.rounded(0.03, d - 0.1, 0.008, 2), h * 0.75, material, 0.006)
        wall.location = (-w / 2 + w * i / spec['cells'], 0, 0.03)
        parts.append(wall)
    if spec.get('front'):
        art = s.sheet('front', spec['front']['size'][0] / 10, spec['front']['size'][1] / 10, m.printed(labels(spec['front']['art'])))
        art.location = (spec['front'].get('x', 0), -d / 2 - 0.006, spec['front'].get('z', 0.03))
        parts.append(art)
    if spec.get('lid'):
        # The lid stands behind the box, leaning on it.
        lw, lh = w + 0.04, spec.get('lid_height', d)
        cover = s.prism('lid', s.rounded(lw, 0.1, 0.015, 2), lh, m.surface(spec['lid'], rough=0.6) if not spec.get('wood') else material, 0.01)
        root_parts = [cover]
        if spec.get('lid_art'):
            size = spec['lid_art']['size']
            art = s.sheet('lid art', size[0] / 10, size[1] / 10, m.printed(labels(spec['lid_art']['art'])))
            art.location = (0, -0.056, (lh - size[1] / 10) / 2)
            root_parts.append(art)
        root = s.group('lid', root_parts)
        root.location = (0, d / 2 + 0.1, 0.02)
        root.rotation_euler = (math.radians(-spec.get('lid_tilt', 12)), 0, 0)
        parts.append(root)
    parts += _inside(spec, labels)
    return s.group('tray', parts)


def _inside(spec, labels):
    from subjects import catalogue
    parts = []
    if spec.get('straw'):
        w, d, h = spec.get('box', [2.0, 1.3, 0.3]) if 'box' in spec else (spec['radius'] * 1.5, spec['radius'] * 1.5, 0.5)
        from subjects.plants import hay
        wool = hay({'box': [w - 0.62, d - 0.62, 0.12], 'count': spec['straw'], 'colors': spec.get('wool', ['#e3d2a4', '#d3bd86', '#eee0b8']), 'thickness': 0.012, 'length': 0.85}, labels)
        wool.location = (0, 0, spec.get('straw_z', 0.06))
        parts.append(wool)
    state = random.getstate()
    for item in spec.get('inside', []):
        parts.append(catalogue.make(item, labels))
    random.setstate(state)
    return parts


case = tray


def crate(spec, labels):
    """A wooden crate of slats with rope handles."""
    w, d, h = spec.get('box', [2.6, 1.5, 0.8])
    wood = m.wood('#cfa873', '#a67c48', 2)
    parts = [s.prism('floor', s.rounded(w, d, 0.01, 2), 0.05, wood, 0.008)]
    slats = 3
    for k in range(slats):
        z = 0.02 + k * h / slats
        for y in (-d / 2, d / 2):
            slat = s.prism('slat', s.rounded(w, 0.05, 0.01, 2), h / slats - 0.04, wood, 0.01)
            slat.location = (0, y, z)
            parts.append(slat)
        for x in (-w / 2, w / 2):
            slat = s.prism('slat', s.rounded(0.05, d, 0.01, 2), h / slats - 0.04, wood, 0.01)
            slat.location = (x, 0, z)
            parts.append(slat)
    rope = m.string('#b08f58', '#dcc494')
    for side in (-1, 1):
        x = side * (w / 2 + 0.04)
        parts.append(s.cord('rope', [(x, -0.3, h * 0.72), (x + side * 0.12, -0.25, h * 0.55), (x + side * 0.16, 0, h * 0.46), (x + side * 0.12, 0.25, h * 0.55), (x, 0.3, h * 0.72)], 0.04, rope))
    if spec.get('front'):
        art = s.sheet('front', spec['front']['size'][0] / 10, spec['front']['size'][1] / 10, m.printed(labels(spec['front']['art'])))
        art.location = (0, -d / 2 - 0.032, spec['front'].get('z', 0.1))
        parts.append(art)
    parts += _inside(spec, labels)
    return s.group('crate', parts)


def hat_box(spec, labels):
    r, h = spec.get('radius', 1.1), spec.get('height', 0.75)
    side = m.surface(spec.get('color', '#2f6b6b'), rough=0.6, bump=0.05, bump_scale=40)
    rib = m.surface(spec.get('ribbon', '#efe3c8'), rough=0.45, sheen=0.6)
    parts = [s.lathe('box', [(0.001, 0), (r, 0, 0.01), (r, h, 0.005), (r - 0.035, h, 0.005), (r - 0.035, 0.04), (0.001, 0.04)], side),
             s.lathe('band', [(r + 0.004, h * 0.3), (r + 0.01, h * 0.31), (r + 0.01, h * 0.55), (r + 0.004, h * 0.56)], rib)]
    lid = [s.lathe('lid', [(0.001, 0.22), (r + 0.03, 0.22, 0.02), (r + 0.03, 0, 0.005), (r + 0.01, 0), (r + 0.01, 0.2), (0.001, 0.2)], side)]
    if spec.get('lid_art'):
        from subjects.tins import _art_top
        lid.append(_art_top(s.circle(r * 0.8), 0.226, labels(spec['lid_art']), r * 1.6, r * 1.6))
    root = s.group('lid', lid)
    root.location = (spec.get('lid_x', 0.5), r + 0.42, r + 0.02)
    root.rotation_euler = (math.radians(80), 0, math.radians(spec.get('lid_turn', -8)))
    bow = bow_at(rib, 0.5)
    bow.location = (0, -r - 0.03, h * 0.43)
    bow.rotation_euler = (math.radians(90), 0, 0)
    parts += [root, bow]
    parts += _inside(spec, labels)
    return s.group('hat box', parts)


def bow_at(material, size):
    """A ribbon bow lying in the x/y plane."""
    parts = []
    for side in (-1, 1):
        vertices, faces, n = [], [], 24
        for i in range(n + 1):
            a = i / n * math.tau
            x = side * size * (0.5 - 0.5 * math.cos(a)) * 0.95
            z = 0.04 + 0.16 * size * math.sin(a) + 0.05
            half = 0.11 * size + 0.12 * size * (0.5 - 0.5 * math.cos(a))
            vertices += [(x, -half, z), (x, half, z)]
        for i in range(n):
            faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
        parts.append(s.build('loop', vertices, faces, material, angle=180))
        tail_v, tail_f = [], []
        for i in range(9):
            t = i / 8
            x, y = side * size * (0.1 + 0.75 * t), -size * (0.15 + 0.8 * t)
            z = 0.03 + 0.04 * math.sin(t * 5)
            tail_v += [(x - 0.1 * size, y - 0.06 * size, z), (x + 0.1 * size, y + 0.06 * size, z)]
        for i in range(8):
            tail_f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
        parts.append(s.build('tail', tail_v, tail_f, material, angle=180))
    parts.append(s.ball('knot', 0.13 * size, material, (1, 1.1, 0.7)))
    parts[-1].location = (0, 0, 0.1 * size)
    return s.group('bow', parts)


def ribbon(spec, labels):
    """A wide ribbon laid over a closed box or lid: two bands and a bow."""
    w, d, z = spec['box']
    satin = m.surface(spec.get('color', '#c9a24a'), rough=0.35, sheen=0.6, specular=0.5)
    wide = spec.get('wide', 0.22)
    parts = []
    for ww, dd in ((wide, d + 0.03), (w + 0.03, wide)):
        parts.append(s.prism('band', s.rounded(ww, dd, 0.005, 1), z + 0.012, satin, 0.004))
    bow = bow_at(satin, spec.get('bow', 0.7))
    bow.location = (0, 0, z + 0.01)
    parts.append(bow)
    return s.group('ribbon', parts)


def sleeve(spec, labels):
    """A flat card sleeve or envelope that carries artwork on its upper face."""
    w, d = spec['size'][0] / 10, spec['size'][1] / 10
    h = spec.get('height', 0.12)
    parts = [s.prism('card', s.rounded(w, d, 0.015, 2), h, m.surface(spec.get('color', '#191614'), rough=0.55), 0.01)]
    from subjects.tins import _art_top
    parts.append(_art_top(s.rounded(w * 0.985, d * 0.985, 0.01, 2), h + 0.003, labels(spec['art']), w * 0.985, d * 0.985))
    inner = s.group('sleeve', parts)
    if spec.get('stand'):
        inner.rotation_euler = (math.radians(90 - spec.get('lean', 10)), 0, 0)
        inner.location = (0, 0, d / 2)
    return s.group('sleeve', [inner])


def carton(spec, labels):
    """A closed standing package with artwork on its front, one colour elsewhere."""
    w, d, h = spec['box']
    parts = [s.prism('carton', s.rounded(w, d, spec.get('soft', 0.02), 3), h, m.surface(spec.get('color', '#c98f2a'), rough=0.7, bump=0.12, bump_scale=9), 0.02)]
    if spec.get('art'):
        art = s.sheet('art', w * 0.96, h * 0.97, m.printed(labels(spec['art'])))
        art.location = (0, -d / 2 - 0.004, h * 0.015)
        parts.append(art)
    return s.group('carton', parts)


def cone(spec, labels):
    """A bunch of dried herb in a paper cone, standing on its tip against nothing: it lies along x."""
    paper = m.paper('#f1ece0')
    body = s.lathe('cone', [(0.02, -1.0), (0.36, 0.5), (0.38, 0.52), (0.35, 0.5)], paper, wobble=lambda a, z: 0.003 * math.sin(a * 3 + z * 5))
    parts = [body]
    if spec.get('label'):
        size = spec['label']['size']
        prof = [(0.02, -1.0), (0.36, 0.5)]
        art = s.wrap('art', prof, -0.3, -0.3 + size[0] / 10, size[1] / 10, m.printed(labels(spec['label']['art'])), centre=math.radians(250), lift=0.006)
        parts.append(s.lay_along(art))
    # Dried sprigs: small grey-green leaves in pairs and the crowded heads of the flowers.
    from subjects.plants import leaf, oregano_buds
    stems = m.surface(((0.3, '#8f7a52'), (0.7, '#b5a276')), scale=20, rough=0.9)
    leaves = [leaf(random.uniform(0.07, 0.11), random.uniform(0.022, 0.034), m.blade(dark, light, veins=5, rough=0.8), curl, 0.5) for dark, light, curl in (('#8d9776', '#bec6a6', 0.3), ('#9ca488', '#cbd0b6', -0.2), ('#848f6e', '#b2bb9a', 0.5), ('#a6a98a', '#d2d3b8', 0.1))]
    buds = oregano_buds()
    for i in range(64):
        a, r = i * 2.4, 0.3 * math.sqrt((i + 0.5) / 64)
        x, y = r * math.cos(a), r * math.sin(a)
        top = random.uniform(0.7, 1.3)
        sway = random.uniform(-0.09, 0.09)
        at = lambda t: (x * (1 + 0.75 * t) + sway * t * t, y * (1 + 0.75 * t) + sway * t, 0.45 + (top - 0.45) * t)
        parts.append(s.tube('stem', [(x * 0.5, y * 0.5, 0.1), at(0.0), at(0.5), at(1.0)], 0.007, stems, sides=4))
        for k in range(26):
            t = random.uniform(0.1, 0.96)
            one = s.copy(leaves[(i + k) % 4])
            one.location = at(t)
            size = random.uniform(0.6, 1.15)
            one.scale = (size, size, size)
            one.rotation_euler = (random.uniform(-0.6, 0.6), random.uniform(-1.0, 0.4), random.uniform(0, math.tau))
            parts.append(one)
        # The flowers stand in small heads on side branches, one above the other.
        heads = [(random.uniform(0.72, 1.04), random.gauss(0, 0.04), random.gauss(0, 0.04)) for _ in range(6)]
        for k in range(54):
            one = s.copy(buds[k % 3])
            t, dx, dy = heads[k % 6]
            px, py, pz = at(t)
            one.location = (px + dx + random.gauss(0, 0.011), py + dy + random.gauss(0, 0.011), pz + random.gauss(0, 0.014))
            one.rotation_euler = (random.uniform(-0.6, 0.6), random.uniform(-0.6, 0.6), 0)
            parts.append(one)
    for model in (*leaves, *buds):
        s.discard(model)
    cord = m.string('#2f5fa8', '#6f95cf')
    for z in (-0.42, -0.45, -0.48):
        r = 0.02 + 0.34 * (z + 1.0) / 1.5 + 0.012
        parts.append(s.cord('cord', [(r * math.cos(q), r * math.sin(q), z) for q in [k * math.tau / 14 for k in range(14)]], 0.011, cord, closed=True))
    return s.group('cone', parts)


def roll(spec, labels):
    """Round biscuits in a clear roll with a paper band, standing upright."""
    r, n = spec.get('radius', 0.36), spec.get('count', 13)
    from subjects.sweets import oatcake_one
    parts = []
    for i in range(n):
        one = oatcake_one(r)
        one.location = (random.uniform(-0.012, 0.012), random.uniform(-0.012, 0.012), 0.03 + i * 0.105)
        one.rotation_euler = (random.uniform(-0.03, 0.03), random.uniform(-0.03, 0.03), random.uniform(0, 6))
        parts.append(one)
    top = 0.03 + n * 0.105
    parts.append(s.lathe('film', [(r + 0.03, 0.0), (r + 0.035, top, 0.05), (r * 0.5, top + 0.03, 0.05), (0.05, top + 0.06), (0.09, top + 0.2)], m.shell('#ffffff', '#dfe3dd', gloss=0.8, rough=0.06), wobble=lambda a, z: 0.006 * math.sin(a * 17 + z * 11)))
    size = spec['label']['size']
    prof = [(r + 0.045, 0), (r + 0.045, top)]
    parts.append(s.wrap('band', prof, spec['label']['z'], spec['label']['z'] + size[1] / 10, min(size[0] / 10, math.tau * r * 0.97), m.printed(labels(spec['label']['art']))))
    return s.group('roll', parts)


def drawers(spec, labels):
    """A chest of three shallow drawers, each pulled a little further."""
    w, d, h = spec.get('box', [1.7, 1.5, 1.25])
    copper = m.surface(spec.get('color', '#b06a3f'), rough=0.38, metal=0.55, coat=0.2)
    dark = m.surface('#2a1710', rough=0.6)
    each = h / 3
    parts = []
    for x in (-w / 2, w / 2):
        side = s.prism('side', s.rounded(0.05, d, 0.01, 2), h + 0.05, copper, 0.008)
        side.location = (x, 0, 0)
        parts.append(side)
    parts.append(s.prism('top', s.rounded(w + 0.08, d + 0.04, 0.02, 2), 0.06, copper, 0.01, z=h + 0.03))
    parts.append(s.prism('back', s.rounded(w, 0.04, 0.01, 2), h, dark, 0.008))
    parts[-1].location = (0, d / 2 - 0.04, 0)
    for k in range(3):
        pull = spec.get('pull', [0.95, 0.55, 0.2])[k]
        z = 0.02 + k * each
        drawer = _walls(w - 0.08, d - 0.1, each - 0.08, 0.035, copper)
        knob = s.ball('knob', 0.055, m.metal('#d9b26a', 0.2))
        knob.location = (0, -d / 2 + 0.02, each * 0.42)
        items = spec.get('inside', [[], [], []])[k]
        from subjects import catalogue
        state = random.getstate()
        inside = [catalogue.make(item, labels) for item in items]
        random.setstate(state)
        root = s.group('drawer', [*drawer, knob, *inside])
        root.location = (0, -pull, z)
        parts.append(root)
    return s.group('drawers', parts)


def paper_wrap(spec, labels):
    """Spaghetti in blue sugar paper, lying along x: a soft square roll, open at its right end."""
    length, r = spec.get('length', 2.1), spec.get('radius', 0.3)
    colour = spec.get('color', '#3f5f8f')
    prof = [(0.001, -length / 2), (r * 0.7, -length / 2, 0.05), (r, -length / 2 + 0.06, 0.05), (r, length / 2), (r * 0.985, length / 2), (r * 0.97, 0)]
    crease = lambda a, z: 0.01 * math.sin(a * 6 + z * 7) + 0.006 * math.sin(z * 23 + a * 2)
    body = s.lathe('wrap', prof, m.surface(((0.3, colour), (0.8, colour)), scale=4, rough=0.85, bump=0.35, bump_scale=9), 'square', wobble=crease)
    parts = [body]
    if spec.get('label'):
        size = spec['label']['size']
        art = s.wrap('label', [(r, -size[0] / 20), (r, size[0] / 20)], -size[0] / 20, size[0] / 20, size[1] / 10, m.printed(labels(spec['label']['art'])), 'square', 0.022, centre=math.pi * 1.5)
        layer = art.data.uv_layers[0]
        for loop in layer.data:
            u, v = loop.uv
            loop.uv = (v, 1 - u)
        parts.append(art)
    cord = m.string('#b9a67c', '#e6d9ba')
    for z in (-length * 0.36, length * 0.36):
        q = r * 1.06
        corner = [(q * math.copysign(abs(math.cos(a)) ** 0.4, math.cos(a)), q * math.copysign(abs(math.sin(a)) ** 0.4, math.sin(a)), z) for a in [k * math.tau / 32 for k in range(32)]]
        parts.append(s.cord('cord', corner, 0.015, cord, closed=True))
    inner = s.group('lying', parts)
    inner.rotation_euler = (0, math.radians(90), 0)
    inner.location = (0, 0, r)
    return s.group('paper wrap', [inner])
