"""Meshes from profiles and outlines. One unit is ten centimetres."""
import math

import bpy


def link(name, mesh, material=None, smooth=True, angle=40):
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    if material:
        mesh.materials.append(material)
    if smooth:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(angle)
    return obj


def build(name, vertices, faces, material=None, smooth=True, angle=40):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    return link(name, mesh, material, smooth, angle)


def soften(points, steps=5):
    """Rounds the corners of a polyline; a point is (x, y) or (x, y, radius)."""
    out = []
    last = len(points) - 1
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        if i in (0, last) or radius <= 0:
            out.append((point[0], point[1]))
            continue
        px, py = point[0], point[1]
        ends = []
        for other in (points[i - 1], points[i + 1]):
            dx, dy = other[0] - px, other[1] - py
            length = math.hypot(dx, dy) or 1e-6
            reach = min(radius, length * 0.49)
            ends.append((px + dx / length * reach, py + dy / length * reach))
        (ax, ay), (bx, by) = ends
        for s in range(steps + 1):
            t = s / steps
            u = 1 - t
            out.append((u * u * ax + 2 * u * t * px + t * t * bx, u * u * ay + 2 * u * t * py + t * t * by))
    return out


def cross_section(kind):
    """How far the wall stands from the axis at an angle, relative to the profile's radius."""
    if kind == 'square':
        return lambda a: (abs(math.cos(a)) ** 7 + abs(math.sin(a)) ** 7) ** (-1 / 7)
    if kind == 'hex':
        def hexagon(a):
            local = (a + math.pi / 2 + math.pi / 6) % (math.pi / 3) - math.pi / 6
            return min(1 / math.cos(local), 1.115)
        return hexagon
    if kind == 'flat':
        return lambda a: (abs(math.cos(a)) ** 4 + abs(math.sin(a) / 0.52) ** 4) ** (-1 / 4)
    return lambda a: 1.0


def lathe(name, profile, material, section='round', segments=72, wobble=None):
    """Turns (radius, height[, rounding]) points around the z axis."""
    points = soften(profile)
    ring = cross_section(section)
    count = len(points)
    widest = max(r for r, _ in points)
    vertices, faces = [], []
    for s in range(segments):
        a = 2 * math.pi * s / segments
        for r, z in points:
            # Square and six-sided walls turn round towards the neck.
            t = min(1, max(0, (r / widest - 0.5) / 0.35)) if section in ('square', 'hex') else 1
            k = 1 + (ring(a) - 1) * t * t * (3 - 2 * t)
            w = wobble(a, z) if wobble else 0
            vertices.append(((r * k + w) * math.cos(a), (r * k + w) * math.sin(a), z))
    for s in range(segments):
        t = (s + 1) % segments
        for i in range(count - 1):
            faces.append((s * count + i, t * count + i, t * count + i + 1, s * count + i + 1))
    return build(name, vertices, faces, material)


def radius_at(profile, z):
    """Outer radius of a softened profile at a height (the largest crossing)."""
    points = soften(profile)
    best = 0
    for (r0, z0), (r1, z1) in zip(points, points[1:]):
        low, high = min(z0, z1), max(z0, z1)
        if low - 1e-6 <= z <= high + 1e-6:
            t = 0 if abs(z1 - z0) < 1e-6 else (z - z0) / (z1 - z0)
            best = max(best, r0 + (r1 - r0) * t)
    return best


def wrap(name, profile, z0, z1, width, material, section='round', lift=0.004, centre=-math.pi / 2):
    """A label of a given width that follows a lathe's wall, with 0..1 texture coordinates."""
    ring = cross_section(section)
    middle = radius_at(profile, (z0 + z1) / 2)
    # The angle that covers `width` along the wall, walked so that flat sides are measured truly.
    def length_to(half):
        total, steps, previous = 0.0, 60, None
        for i in range(steps + 1):
            a = centre + half * i / steps
            p = (middle * ring(a) * math.cos(a), middle * ring(a) * math.sin(a))
            if previous:
                total += math.dist(p, previous)
            previous = p
        return total
    low, high = 0.0, math.pi * 0.98
    for _ in range(24):
        half = (low + high) / 2
        low, high = (half, high) if length_to(half) < width / 2 else (low, half)
    columns, rows = 64, 10
    stations = [centre - half + 2 * half * i / columns for i in range(columns + 1)]
    along, previous = [0.0], None
    for a in stations:
        p = (ring(a) * math.cos(a), ring(a) * math.sin(a))
        if previous:
            along.append(along[-1] + math.dist(p, previous))
        previous = p
    vertices, faces, uvs = [], [], []
    for j in range(rows + 1):
        z = z0 + (z1 - z0) * j / rows
        r = radius_at(profile, z) or middle
        for i, a in enumerate(stations):
            k = r * ring(a) + lift
            vertices.append((k * math.cos(a), k * math.sin(a), z))
            uvs.append((along[i] / along[-1], j / rows))
    for j in range(rows):
        for i in range(columns):
            o = j * (columns + 1) + i
            faces.append((o, o + 1, o + columns + 2, o + columns + 1))
    obj = build(name, vertices, faces, material)
    texture(obj, uvs)
    return obj


def texture(obj, uvs):
    layer = obj.data.uv_layers.new(name='uv')
    for loop in obj.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]


def sheet(name, width, height, material, columns=1, rows=1, shape=None):
    """A sheet in the x/z plane that faces the camera; shape(u, v) gives the offset of each point."""
    vertices, faces, uvs = [], [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = i / columns, j / rows
            dx, dy, dz = shape(u, v) if shape else (0, 0, 0)
            vertices.append(((u - 0.5) * width + dx, dy, v * height + dz))
            uvs.append((u, v))
    for j in range(rows):
        for i in range(columns):
            o = j * (columns + 1) + i
            faces.append((o, o + 1, o + columns + 2, o + columns + 1))
    obj = build(name, vertices, faces, material)
    texture(obj, uvs)
    return obj


def prism(name, outline, height, material, bevel=0.02, caps=True, z=0.0):
    """An outline of (x, y) points raised to a height with softened edges."""
    n = len(outline)
    cx, cy = sum(p[0] for p in outline) / n, sum(p[1] for p in outline) / n
    def inset(d):
        moved = []
        for x, y in outline:
            length = math.hypot(x - cx, y - cy) or 1
            moved.append((x - (x - cx) / length * d, y - (y - cy) / length * d))
        return moved
    rings = [(inset(bevel), 0), (inset(bevel * 0.3), bevel * 0.3), (inset(0), bevel)]
    rings += [(inset(0), height - bevel), (inset(bevel * 0.3), height - bevel * 0.3), (inset(bevel), height)]
    vertices = [(x, y, z + h) for ring, h in rings for x, y in ring]
    faces = []
    for k in range(len(rings) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    if caps:
        faces.append(tuple(range(n - 1, -1, -1)))
        faces.append(tuple((len(rings) - 1) * n + i for i in range(n)))
    return build(name, vertices, faces, material, angle=50)


def rounded(width, depth, radius, steps=6):
    """Outline of a rectangle with round corners around the origin, anticlockwise."""
    points = []
    for cx, cy, start in (
        (width / 2 - radius, -depth / 2 + radius, -math.pi / 2),
        (width / 2 - radius, depth / 2 - radius, 0),
        (-width / 2 + radius, depth / 2 - radius, math.pi / 2),
        (-width / 2 + radius, -depth / 2 + radius, math.pi),
    ):
        for s in range(steps + 1):
            a = start + math.pi / 2 * s / steps
            points.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return points


def circle(radius, segments=72):
    return [(radius * math.cos(2 * math.pi * i / segments), radius * math.sin(2 * math.pi * i / segments)) for i in range(segments)]


def tube(name, path, radius, material, sides=10, taper=None, closed=False):
    """A round tube along (x, y, z) points; taper(t) scales the radius along the way."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = max(1, sides // 4)
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS')
    spline.points.add(len(path) - 1)
    for i, (x, y, z) in enumerate(path):
        spline.points[i].co = (x, y, z, 1)
        spline.points[i].radius = taper(i / (len(path) - 1)) if taper else 1
    spline.use_endpoint_u = not closed
    spline.use_cyclic_u = closed
    spline.order_u = 3
    curve.resolution_u = 4
    obj = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(obj)
    curve.materials.append(material)
    return obj


def ball(name, radius, material, scale=(1, 1, 1), detail=24, deform=None):
    vertices, faces = [(0, 0, -radius)], []
    rings = detail // 2
    for j in range(1, rings):
        p = math.pi * j / rings
        for i in range(detail):
            a = 2 * math.pi * i / detail
            vertices.append((radius * math.sin(p) * math.cos(a), radius * math.sin(p) * math.sin(a), -radius * math.cos(p)))
    vertices.append((0, 0, radius))
    top = len(vertices) - 1
    for i in range(detail):
        j = (i + 1) % detail
        faces.append((0, 1 + j, 1 + i))
        faces.append((top, top - detail + i, top - detail + j))
    for k in range(rings - 2):
        for i in range(detail):
            j = (i + 1) % detail
            a = 1 + k * detail
            faces.append((a + i, a + j, a + detail + j, a + detail + i))
    if deform:
        vertices = [deform(*v) for v in vertices]
    vertices = [(x * scale[0], y * scale[1], z * scale[2]) for x, y, z in vertices]
    return build(name, vertices, faces, material, angle=180)


def copy(obj):
    twin = bpy.data.objects.new(obj.name, obj.data)
    bpy.context.scene.collection.objects.link(twin)
    return twin


def group(name, members):
    """An empty that carries its members, so a whole subject can be placed and turned."""
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    for member in members:
        member.parent = root
    return root
