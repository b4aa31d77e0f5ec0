"""Many small things: heaps, nuts, grains, loose pasta."""
import math
import random

from mathutils import Euler, Vector

import materials as m
import shapes as s

MAKERS = ['heap', 'nuts', 'pasta', 'bundle', 'nests', 'powder', 'flour', 'shavings']


def _flake(radius):
    """A plate of salt with a broken outline."""
    n = random.randint(4, 6)
    start = random.uniform(0, 6)
    outline = [(radius * random.uniform(0.7, 1.15) * math.cos(start + i * math.tau / n), radius * random.uniform(0.7, 1.15) * math.sin(start + i * math.tau / n)) for i in range(n)]
    return s.prism('flake', outline, radius * random.uniform(0.16, 0.4), m.crystal(), radius * 0.05)


def _pyramid(radius):
    """The hollow steps into which sea salt grows."""
    profile = []
    for k in range(4):
        r = radius * (1 - 0.22 * k)
        profile += [(r * 1.41, k * radius * 0.22), (r * 1.41, (k + 0.8) * radius * 0.22)]
    solid = s.lathe('pyramid', [*profile, (radius * 0.3, radius * 0.95), (0.0001, radius * 0.9)], m.crystal(), segments=4)
    solid.data.use_auto_smooth = False
    for polygon in solid.data.polygons:
        polygon.use_smooth = False
    return solid


def _crystal(radius):
    """A grain of salt: a broken cube, grown together with a smaller one."""
    parts = [(radius, Vector((0, 0, 0))), (radius * random.uniform(0.4, 0.75), Vector([random.uniform(-0.7, 0.7) * radius for _ in range(3)]))]
    vertices, faces = [], []
    for size, at in parts:
        turn = Euler([random.uniform(0, 3) for _ in range(3)]).to_matrix()
        sides = Vector([random.uniform(0.55, 1.1) * size for _ in range(3)])
        start = len(vertices)
        for k in range(8):
            corner = Vector([(1 if k >> axis & 1 else -1) * sides[axis] * random.uniform(0.65, 1) for axis in range(3)])
            vertices.append(at + turn @ corner)
        faces += [tuple(start + k for k in face) for face in ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5))]
    return s.bevel(s.build('crystal', vertices, faces, m.crystal(), smooth=False), radius * 0.12, 2)


def salt_with_weed(radius, height):
    """Flakes of salt laid over a face whose height is height(x, y), with torn bits of dried seaweed among them."""
    flakes = [_flake(random.uniform(0.01, 0.032)) for _ in range(14)] + [_pyramid(0.018), _pyramid(0.013)]
    greens = [m.surface(((0.3, dark), (0.7, light)), scale=30, rough=0.6, bump=0.5, bump_scale=40) for dark, light in (('#1d2a18', '#3c4f2c'), ('#2c3a1e', '#566a3a'), ('#3a1f24', '#5c3038'))]
    weeds = [s.prism('weed', [(random.uniform(0.6, 1.2) * 0.034 * math.cos(k * math.tau / 6), random.uniform(0.3, 0.8) * 0.02 * math.sin(k * math.tau / 6)) for k in range(6)], 0.003, greens[i % 3], 0.001) for i in range(6)]
    parts = []
    for i in range(2600):
        r, a = radius * math.sqrt(random.random()), random.uniform(0, math.tau)
        x, y = r * math.cos(a), r * math.sin(a)
        one = s.copy(weeds[i % 6] if random.random() < 0.15 else flakes[i % 16])
        one.location = (x, y, height(x, y) + random.uniform(0, 0.016))
        one.rotation_euler = (random.uniform(-0.9, 0.9), random.uniform(-0.9, 0.9), random.uniform(0, math.tau))
        parts.append(one)
    for model in (*flakes, *weeds):
        s.discard(model)
    return parts


def saffron_threads(places, lengths=(0.2, 0.32), floor=0.002):
    """Stigmas as one mesh, one at each (x, y, z): hair-thin, two to three centimetres long, their end a small torn trumpet."""
    skin = m.surface(((0.0, '#d9791a'), (0.14, '#c23a0c'), (0.34, '#8c1208'), (1.0, '#6a0706')), scale=9, along='thread', wander=0.25, rough=0.5, inside=0.2, bump=0.2, bump_scale=60)
    steps, sides = 13, 6
    vertices, faces, along = [], [], []
    for x, y, z in places:
        length, turn = random.uniform(*lengths), random.uniform(0, math.tau)
        bend, rise, curl = random.uniform(-2.2, 2.2), random.uniform(-0.35, 0.5), random.uniform(-1.5, 1.5)
        at, path = Vector((0, 0, 0)), []
        for i in range(steps):
            t = i / (steps - 1)
            heading = turn + bend * (t - 0.5) + 0.5 * math.sin(curl + t * 7)
            path.append(at.copy())
            at += Vector((math.cos(heading), math.sin(heading), rise * (1 - 1.6 * t) + 0.25 * math.sin(curl * 2 + t * 5))) * (length / steps)
        middle = path[steps // 2]
        start = len(vertices)
        for i, point in enumerate(path):
            t = i / (steps - 1)
            ahead = (path[min(i + 1, steps - 1)] - path[max(i - 1, 0)]).normalized()
            side = ahead.cross(Vector((0, 0, 1))).normalized()
            over = side.cross(ahead)
            r = 0.0017 + 0.0022 * t + 0.0042 * max(0.0, (t - 0.8) / 0.2) ** 1.5
            for k in range(sides):
                a = k * math.tau / sides
                # The trumpet is flattened and its lip uneven.
                torn = 1 + (0.45 * math.sin(3 * a + turn) if i == steps - 1 else 0)
                place = Vector((x, y, z)) + point - middle + side * (r * torn * math.cos(a)) + over * (r * torn * (1 - 0.45 * t) * math.sin(a))
                vertices.append((place.x, place.y, max(floor, place.z)))
                along.append(t)
        for i in range(steps - 1):
            for k in range(sides):
                n = (k + 1) % sides
                o = start + i * sides
                faces.append((o + k, o + n, o + sides + n, o + sides + k))
        faces.append(tuple(start + k for k in range(sides)))
    return s.mark(s.build('saffron', vertices, faces, skin, angle=180), 'thread', along)


# Dark, middle and light tone of a caper's skin.
CAPERS = (('#47532a', '#65733a', '#87935a'), ('#566030', '#788345', '#9aa36c'), ('#3f4c2c', '#58683b', '#7a8858'), ('#5c5f34', '#80804a', '#a3a074'))


def caper_bud(radius, tone=0, salted=0):
    """A flower bud: an egg of four folded sepals with a small tip, on the rest of its stalk; some carry grains of salt."""
    dark, middle, light = CAPERS[tone % len(CAPERS)]
    skin = m.surface(((0.28, dark), (0.5, middle), (0.7, light)), scale=20, detail=7, rough=0.5, specular=0.4, bump=0.1, bump_scale=30, inside=0.15, reach=0.6)
    def bud(x, y, z):
        up, a = z / radius, math.atan2(y, x)
        seam = math.exp(-(math.sin(2 * a + 0.9 * up) / 0.13) ** 2)
        k = 1 - 0.26 * max(0, up) ** 1.5 - 0.07 * seam * (1 - up * up) + 0.03 * s.rough(x, y, z, 18, 2)
        return (x * k, y * k, z * (1.24 + 0.16 * up ** 8 if up > 0 else 0.92))
    stalk = s.tube('stalk', [(0, 0, -radius * 0.85), (0.002, 0, -radius * 1.05), (0.005, 0.002, -radius * 1.25)], radius * 0.13, m.surface('#83824e', rough=0.8), sides=6)
    parts = [s.ball('caper', radius, skin, (1, 0.96, 1), 26, bud), stalk]
    for _ in range(salted):
        grain = _crystal(random.uniform(0.0035, 0.007))
        grain.location = bud(*(Vector([random.gauss(0, 1) for _ in range(3)]).normalized() * radius))
        parts.append(grain)
    return parts


def _models(kind):
    """Models of the pieces of a heap and the radius one takes up."""
    def several(make, count=5):
        return [make() for _ in range(count)]
    if kind in ('rice', 'bomba'):
        # Glassy at its ends with a chalky heart; carnaroli is long, bomba almost round.
        half, wide = (0.034, 0.0155) if kind == 'rice' else (0.026, 0.0165)
        skin = m.surface(((0.0, '#fffdf6'), (0.35, '#f6eedb'), (0.8, '#e6d8b8')), along='out', wander=0.35, scale=40, rough=0.32, specular=0.5, inside=0.4, reach=0.4)
        def grain():
            out, bow = [], random.uniform(0, 3.5)
            def shape(x, y, z):
                t = x / half
                out.append(abs(t))
                k = wide / half * (1 - 0.1 * t - 0.12 * max(0, t) ** 3) * (1 + 0.05 * s.rough(x, y, z, 30))
                return (x, y * k + bow * x * x, z * k * 0.86)
            return s.mark(s.ball('rice', half, skin, (random.uniform(0.9, 1.08), 1, 1), 14, shape), 'out', out)
        return several(grain, 7), half * 0.86
    if kind == 'salt':
        # Skimmed off the water: small grains and the thin plates that sparkle.
        return [*several(lambda: _crystal(random.uniform(0.005, 0.012)), 14), *several(lambda: _flake(random.uniform(0.01, 0.02)), 10), _pyramid(0.016), _pyramid(0.012)], 0.016
    if kind == 'coarse-salt':
        return several(lambda: _crystal(random.uniform(0.0045, 0.0105)), 16), 0.012
    if kind == 'pepper':
        def wrinkled(x, y, z):
            k = 1 + 0.16 * s.rough(x, y, z, 60, 3)
            return (x * k, y * k, z * k)
        return [s.ball('pepper', 0.036, m.surface(((0.3, '#17120e'), (0.7, '#3b2d22')), scale=30, rough=0.65, bump=0.5, bump_scale=60), detail=22, deform=wrinkled)], 0.07
    if kind == 'caper':
        return [s.group('caper', caper_bud(0.04, i, (0, 5, 0, 0, 9)[i % 5])) for i in range(12)], 0.043
    if kind == 'cocoa':
        ridged = lambda x, y, z: (x, y * (1 + 0.05 * math.sin(z * 160)), z * (1 + 0.06 * math.sin(y * 150)))
        return [s.ball('bean', 0.09, m.surface(((0.3, '#3a1c0f'), (0.7, '#6b3a20')), scale=9, detail=9, rough=0.65, bump=0.45, bump_scale=22), (1.45, 0.85, 0.6), 28, ridged)], 0.16
    if kind == 'seed':
        return [s.ball('seed', 0.07, m.surface(((0.3, '#3f5a2b'), (0.7, '#6d8547')), scale=6, rough=0.45, inside=0.15), (1.5, 0.8, 0.32), 20, lambda x, y, z: (x, y * (1 - 0.35 * max(0, x / 0.07)), z))], 0.13
    if kind == 'chip':
        return [s.prism('chip', [(-0.1, -0.05), (0.09, -0.04), (0.11, 0.05), (-0.08, 0.04)], 0.025, m.wood('#c9a06a', '#a3743f', 6), 0.005)], 0.13
    raise ValueError(kind)


CORE = {'rice': '#cbbd9c', 'bomba': '#c9bb9a', 'salt': '#ffffff', 'coarse-salt': '#ffffff', 'pepper': '#1d1713', 'cocoa': '#4a2717', 'seed': '#4f6a35', 'chip': '#b98f5f'}


def _tangle(spec):
    """Saffron lies loosely: many threads across each other, a few astray."""
    radius, height = spec.get('radius', 0.4), spec.get('height', 0.18)
    places = []
    for _ in range(spec.get('count', 900)):
        r, a = radius * random.random() ** 0.6, random.uniform(0, math.tau)
        if random.random() < (0.03 if len(spec.get('at', [])) < 3 else 0):
            r = radius * random.uniform(1, 1.7)
        top = max(0.0, height * (1 - (r / radius) ** 1.5))
        places.append((r * math.cos(a), r * math.sin(a), 0.006 + top * random.random() ** 0.35 + random.uniform(0, 0.015)))
    return s.group('saffron', [saffron_threads(places)])


def _resting(ground, x, y, radius):
    """How high the middle of a ball lies that touches the ground: a slope beside it bears it too."""
    height = ground(x, y) + radius
    for share in (0.5, 0.93):
        rise = radius * math.sqrt(1 - share * share)
        for k in range(8):
            a = k * math.tau / 8
            height = max(height, ground(x + share * radius * math.cos(a), y + share * radius * math.sin(a)) + rise)
    return height


def _settled(sizes, wide, ground):
    """Places of balls that fall one after another, each into the lowest of some hollows, none into another; the last ones heap up in the middle."""
    laid = []
    for i, size in enumerate(sizes):
        lowest = None
        reach = (wide - size) * (1 - 0.5 * (i / len(sizes)) ** 2)
        for _ in range(16):
            r, a = reach * math.sqrt(random.random()), random.uniform(0, math.tau)
            x, y = r * math.cos(a), r * math.sin(a)
            z = _resting(ground, x, y, size)
            for (px, py, pz), other in laid:
                apart, touch = (x - px) ** 2 + (y - py) ** 2, (size + other) ** 2
                if apart < touch:
                    z = max(z, pz + math.sqrt(touch - apart))
            if lowest is None or z < lowest[2]:
                lowest = (x, y, z)
        laid.append((lowest, size))
    return laid


def buds(count, wide, ground, strays=0.0):
    """Capers that lie on each other, each whole; a share of them lies beside the heap."""
    models, size = _models('caper')
    sizes = [size * random.uniform(0.85, 1.15) for _ in range(count)]
    alone = int(count * strays)
    places = _settled(sizes[alone:], wide, ground)
    while len(places) < count:
        r, a = wide * random.uniform(1.1, 1.7), random.uniform(0, math.tau)
        place = Vector((r * math.cos(a), r * math.sin(a), sizes[len(places)]))
        if all((place - Vector(other)).length > 2 * size for other, _ in places):
            places.append((place, place.z))
    parts = []
    for i, (place, radius) in enumerate(places):
        one = s.twin(models[i % len(models)])
        one.location = place
        one.rotation_euler = tuple(random.uniform(0, math.tau) for _ in range(3))
        one.scale = (radius / size,) * 3
        parts.append(one)
    for model in models:
        s.discard(model)
    return parts


def grains(kind, radius, height, count=None, strays=0.0):
    """A cone of grains over a core; a share of them lies around it."""
    models, size = _models(kind)
    salt = kind in ('salt', 'coarse-salt')
    parts = []
    if height > 0.06:
        parts.append(s.lathe('core', [(radius * 0.86, 0.0), (radius * 0.45, height * 0.55, 0.1), (0.001, height * 0.9)], m.surface(CORE[kind], rough=0.9, bump=1.0, bump_scale=24, inside=0.2)))
    count = count or int(2.6 * math.pi * radius * radius / (size * size))
    for i in range(min(count, 5200)):
        r = radius * math.sqrt(random.random())
        if random.random() < strays:
            r = radius * random.uniform(1.0, 1.7)
        a = random.uniform(0, math.tau)
        lift = max(0, height * (1 - (r / radius) ** 1.2)) if r < radius else 0
        if salt:
            # Damp grains cling together in lumps.
            lift *= 1 + 0.3 * s.rough(r * math.cos(a), r * math.sin(a), height, 9, 3)
        if salt and height <= 0.06:
            # Without a core the grains themselves fill the heap.
            lift *= random.random() ** 0.5
        one = s.twin(models[i % len(models)])
        one.location = (r * math.cos(a), r * math.sin(a), lift + size * 0.4)
        loose = lift > 0.01 and salt
        one.rotation_euler = tuple(random.uniform(0, 3) for _ in range(3)) if loose else (random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5), random.uniform(0, 6))
        one.scale = (random.uniform(0.7, 1.2),) * 3
        parts.append(one)
    for model in models:
        s.discard(model)
    return parts


def heap(spec, labels):
    """Many small things on the table or in a bowl; single ones lie around."""
    kind, radius = spec['kind'], spec.get('radius', 0.4)
    if kind == 'saffron':
        return _tangle(spec)
    # Nothing lies beside a heap that fills a bowl.
    strays = 0.06 if (spec.get('at', [0, 0]) + [0])[2] < 0.1 else 0
    if kind == 'caper':
        return s.group('heap', buds(spec['count'], radius, lambda x, y: 0, strays))
    return s.group('heap', grains(kind, radius, spec.get('height', 0.18), spec.get('count'), strays))


def _walnut_shell(half=False):
    """The shell along x: two halves that meet in a raised seam, each with a net of furrows that runs to the point."""
    wood = m.surface(((0.0, '#5f3d1c'), (0.3, '#96693a'), (0.6, '#c39a63'), (1.0, '#d9b987')), along='ridge', wander=0.3, scale=18, detail=8, rough=0.66, bump=0.3, bump_scale=40)
    radius, ridges, shift = 0.18, [], random.uniform(0, 30)
    def shape(x, y, z):
        t = x / radius
        # Furrows follow the length and join here and there.
        net = 1 - min(1.0, abs(s.rough(x * 0.55 + shift, y * 1.25, z * 1.25, 17, 3)) * 2.2)
        coarse = s.rough(x + shift, y, z, 6, 2)
        seam = math.exp(-(y / 0.016) ** 2) - 0.9 * math.exp(-(y / 0.0045) ** 2)
        ridges.append(max(0.0, min(1.0, 0.85 - 0.75 * net ** 3 + 0.3 * seam)))
        k = 1 - 0.055 * net ** 3 + 0.03 * coarse + 0.055 * seam
        tip = 1 + 0.16 * max(0, t) ** 8 - 0.05 * max(0, -t) ** 4
        return (x * k * tip, (max(y, 0) if half else y) * k, z * k)
    return s.mark(s.ball('shell', radius, wood, (1.16, 1.0, 0.97), 150, shape), 'ridge', ridges)


def _walnut_kernel():
    """Half a kernel, its lobes folded like a brain, in a thin papery skin."""
    skin = m.surface(((0.0, '#6b3f1c'), (0.35, '#a9723a'), (0.7, '#d3a468'), (1.0, '#e8cb98')), along='fold', wander=0.3, scale=14, detail=8, rough=0.5, bump=0.25, bump_scale=50, inside=0.25)
    folds, shift = [], random.uniform(0, 30)
    def shape(x, y, z):
        furrow = min(1.0, abs(s.rough(x + shift, y, z * 1.3, 9, 3)) * 2.6)
        middle = 1 - math.exp(-(z / 0.02) ** 2)
        folds.append(max(0.0, min(1.0, 0.15 + 0.75 * furrow * (0.35 + 0.65 * middle))))
        k = 0.8 + 0.24 * furrow ** 0.7 - 0.2 * (1 - middle)
        return (x * k, y * k * 0.62, z * k)
    return s.mark(s.ball('kernel', 0.15, skin, (1.1, 1, 1.0), 110, shape), 'fold', folds)


def _walnut(opened=False):
    if not opened:
        return s.group('walnut', [_walnut_shell()])
    # The open half lies on its back, the kernel in it.
    cup = _walnut_shell(True)
    lining = s.prism('lining', [(0.155 * 1.12 * math.cos(a), 0.155 * math.sin(a)) for a in [k * math.tau / 90 for k in range(90)]], 0.01, m.surface(((0.3, '#7d5530'), (0.7, '#a8804e')), scale=16, rough=0.8, bump=0.4, bump_scale=30), 0.004)
    lining.rotation_euler = (math.pi / 2, 0, 0)
    lining.location = (0, 0.004, 0)
    kernel = _walnut_kernel()
    kernel.location = (0, -0.012, 0)
    inner = s.group('half', [cup, lining, kernel])
    inner.rotation_euler = (-math.pi / 2, 0, 0)
    return s.group('walnut', [inner])


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
    if kind == 'walnut':
        make = lambda: _walnut(opened=len(parts) % 3 == 1)
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
        tip = {'walnut': random.uniform(-0.35, 0.2) if len(parts) % 3 == 1 else random.uniform(0.3, 1.2), 'hazelnut': random.choice((-1, 1)) * random.uniform(0.9, 1.7), 'almond': random.uniform(-0.3, 0.3)}[kind]
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


def drift(radius, height, material, held=False):
    """A soft heap of powder that was poured and slid: higher to one side of its middle, with lumps, its outline uneven unless a bowl holds it."""
    seed, lean = random.uniform(0, 50), random.uniform(0, math.tau)
    outline = []
    for x, y in s.circle(1, 260):
        r = radius * (1 if held else 1 + 0.1 * s.rough(x, y, seed, 1.4, 4))
        outline.append((x * r, y * r))
    def relief(x, y):
        out = min(1.0, math.hypot(x, y) / radius)
        aside = math.hypot(x - 0.16 * radius * math.cos(lean), y - 0.16 * radius * math.sin(lean)) / radius
        slope = (0.5 + 0.5 * math.cos(math.pi * min(1.0, aside * 0.9))) * (1 - out ** 3)
        lumps = 0.28 * s.rough(x, y, seed, 1.6 / radius, 3) + 0.1 * s.rough(x, y, seed + 9, 6 / radius, 3)
        crumbs = 0.006 * max(0.0, s.rough(x, y, seed + 20, 45, 2))
        return height * slope * (1 + lumps) + crumbs * (1 - out ** 6)
    return s.top('powder', outline, 0.0, material, relief, 110)


def powder(spec, labels):
    colour = spec.get('color', '#8a2c0e')
    dark = spec.get('dark', '#651a07')
    dust = m.surface(((0.3, dark), (0.6, colour), (0.8, colour)), scale=26, detail=8, rough=1.0, bump=0.5, bump_scale=44, specular=0.05)
    return s.group('powder', [drift(spec.get('radius', 0.45) * 1.15, spec.get('height', 0.26), dust)])


def _strewn(radius):
    """Where a grain of strewn flour falls: most in a few handfuls around the middle, some far out."""
    hands = [(random.gauss(0, 0.3) * radius, random.gauss(0, 0.22) * radius, random.uniform(0.16, 0.34) * radius) for _ in range(6)]
    def place():
        x, y, wide = random.choice(hands)
        # The seldom long throw makes the edge fray into single grains.
        far = 1 / max(0.12, random.random()) ** 0.45
        return x + random.gauss(0, wide) * far, y + random.gauss(0, wide) * far * 0.8
    return place


def flour(spec, labels):
    """A dusting of flour as one mesh of grains: some lie on each other in the middle, none touch at the edge."""
    radius, seed = spec.get('radius', 0.4), random.uniform(0, 50)
    white = m.surface(spec.get('color', '#f6efe0'), rough=1.0, specular=0.05)
    place, vertices, faces = _strewn(radius), [], []
    while len(vertices) < 6 * spec.get('count', 34000):
        x, y = place()
        # The grain of the table and the hand's movement leave bare spots.
        if s.rough(x, y, seed, 5, 3) < random.uniform(-0.75, -0.05):
            continue
        near = math.exp(-(x * x + y * y) / (0.3 * radius) ** 2)
        r = random.choice((0.0015, 0.002, 0.0025, 0.0025, 0.004))
        z = 0.4 * r + 0.016 * near * random.random()
        o = len(vertices)
        vertices += [(x + r, y, z), (x, y + r, z), (x - r, y, z), (x, y - r, z), (x, y, z + r), (x, y, z - r)]
        faces += [(o + i, o + (i + 1) % 4, o + 4) for i in range(4)] + [(o + (i + 1) % 4, o + i, o + 5) for i in range(4)]
    return s.group('flour', [s.build('flour', vertices, faces, white, angle=180)])


def _shaving():
    """A flake that a blade took off a block: thin, bent, its edges broken."""
    dark = m.surface(((0.25, '#2c140b'), (0.5, '#43200f'), (0.8, '#5f3319')), scale=14, detail=8, rough=0.5, specular=0.35, bump=0.25, bump_scale=30)
    nu, nv = 10, 6
    length, width, thick = random.uniform(0.09, 0.17), random.uniform(0.05, 0.1), random.uniform(0.004, 0.008)
    bend, seed = random.uniform(2, 11), random.uniform(0, 50)
    sheet = []
    for i in range(nu + 1):
        for j in range(nv + 1):
            u, v = 2 * i / nu - 1, 2 * j / nv - 1
            edge = 1 + 0.3 * s.rough(u * 1.3, v * 1.3, seed, 1.6, 3)
            x, y = length / 2 * u * edge * (1 - 0.25 * abs(v)), width / 2 * v * edge
            a = x * bend
            sheet.append(Vector((math.sin(a) / bend, y, (1 - math.cos(a)) / bend + 0.006 * s.rough(u, v, seed, 2))))
    vertices = [*sheet, *(p + Vector((0, 0, thick)) for p in sheet)]
    half, row = len(sheet), nv + 1
    faces = []
    for i in range(nu):
        for j in range(nv):
            o = i * row + j
            faces += [(o, o + row, o + row + 1, o + 1), (half + o, half + o + 1, half + o + row + 1, half + o + row)]
    border = [j for j in range(nv)] + [i * row + nv for i in range(nu)] + [nu * row + j for j in range(nv, 0, -1)] + [i * row for i in range(nu, 0, -1)]
    for k, p in enumerate(border):
        q = border[(k + 1) % len(border)]
        faces.append((p, q, half + q, half + p))
    return s.build('flake', vertices, faces, dark, angle=35)


def shavings(spec, labels):
    """A loose heap of chocolate flakes."""
    r, h = spec.get('radius', 0.5), spec.get('height', 0.2)
    models = [_shaving() for _ in range(14)]
    parts = [s.lathe('core', [(r * 0.85, 0), (r * 0.5, h * 0.45, 0.1), (0.001, h * 0.7)], m.surface('#2a130a', rough=0.7))]
    for i in range(spec.get('count', 150) * 4):
        q = r * math.sqrt(random.random()) * (1.35 if random.random() < 0.05 and spec.get('count') else 1)
        a = random.uniform(0, 6.28)
        one = s.copy(models[i % len(models)])
        k = random.choice((0.35, 0.6, 0.8, 1, 1.15))
        one.scale = (k, k, k)
        one.location = (q * math.cos(a), q * math.sin(a), max(0.008, h * (1 - (q / r) ** 1.4)) + random.uniform(-0.01, 0.03))
        one.rotation_euler = (random.uniform(-0.6, 0.6), random.uniform(-0.6, 0.6), random.uniform(0, 6)) if q < r else (0, 0, random.uniform(0, 6))
        parts.append(one)
    for model in models:
        s.discard(model)
    return s.group('shavings', parts)
