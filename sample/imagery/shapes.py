"""Meshes from profiles and outlines. One unit is ten centimetres."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise


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


def soften(points, steps=12):
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


def lathe(name, profile, material, section='round', segments=216, wobble=None):
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
    columns, rows = 160, 24
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


def lay_along(band):
    """Turns the artwork of a wrapped label by a quarter, so that it is read along the axis."""
    for loop in band.data.uv_layers[0].data:
        u, v = loop.uv
        loop.uv = (v, 1 - u)
    return band


def texture(obj, uvs):
    layer = obj.data.uv_layers.new(name='uv')
    for loop in obj.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]


def mark(obj, name, values):
    """Gives every point a value that shaders can lay colours along."""
    obj.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', values)
    return obj


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


BEVEL_STEPS = 4


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
    round_ = [(bevel * (1 - math.sin(q)), bevel * (1 - math.cos(q))) for q in [math.pi / 2 * k / BEVEL_STEPS for k in range(BEVEL_STEPS + 1)]]
    rings = [(inset(d), h) for d, h in round_] + [(inset(d), height - h) for d, h in reversed(round_)]
    vertices = [(x, y, z + h) for ring, h in rings for x, y in ring]
    faces = []
    for k in range(len(rings) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    if caps:
        faces.append(tuple(range(n - 1, -1, -1)))
        faces.append(tuple((len(rings) - 1) * n + i for i in range(n)))
    return build(name, vertices, faces, material, angle=35)


def rounded(width, depth, radius, steps=14):
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


def circle(radius, segments=180):
    return [(radius * math.cos(2 * math.pi * i / segments), radius * math.sin(2 * math.pi * i / segments)) for i in range(segments)]


def tube(name, path, radius, material, sides=10, taper=None, closed=False):
    """A round tube along (x, y, z) points; taper(t) scales the radius along the way."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = max(2, sides // 2)
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS')
    spline.points.add(len(path) - 1)
    for i, (x, y, z) in enumerate(path):
        spline.points[i].co = (x, y, z, 1)
        spline.points[i].radius = taper(i / (len(path) - 1)) if taper else 1
    spline.use_endpoint_u = not closed
    spline.use_cyclic_u = closed
    spline.order_u = 3
    curve.resolution_u = 10
    obj = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(obj)
    curve.materials.append(material)
    return obj


def ball(name, radius, material, scale=(1, 1, 1), detail=24, deform=None):
    """A ball of `detail` rings from pole to pole; deform(x, y, z) moves its points before they are scaled."""
    vertices, faces = [(0, 0, -radius)], []
    rings, around = detail, 2 * detail
    for j in range(1, rings):
        p = math.pi * j / rings
        for i in range(around):
            a = 2 * math.pi * i / around
            vertices.append((radius * math.sin(p) * math.cos(a), radius * math.sin(p) * math.sin(a), -radius * math.cos(p)))
    vertices.append((0, 0, radius))
    top = len(vertices) - 1
    for i in range(around):
        j = (i + 1) % around
        faces.append((0, 1 + j, 1 + i))
        faces.append((top, top - around + i, top - around + j))
    for k in range(rings - 2):
        for i in range(around):
            j = (i + 1) % around
            a = 1 + k * around
            faces.append((a + i, a + j, a + around + j, a + around + i))
    if deform:
        vertices = [deform(*v) for v in vertices]
    vertices = [(x * scale[0], y * scale[1], z * scale[2]) for x, y, z in vertices]
    return build(name, vertices, faces, material, angle=180)


def smooth_path(points, closed=False, steps=8):
    """Points along a Catmull-Rom curve through the given ones."""
    n = len(points)
    pick = (lambda i: Vector(points[i % n])) if closed else (lambda i: Vector(points[min(max(i, 0), n - 1)]))
    out = []
    for i in range(n if closed else n - 1):
        a, b, c, d = pick(i - 1), pick(i), pick(i + 1), pick(i + 2)
        for k in range(steps):
            t = k / steps
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return out if closed else [*out, pick(n - 1)]


def _frames(path, closed=False):
    """A pair of directions across the path at each of its points, turning as little as possible."""
    count = len(path)
    frames, across = [], None
    for i in range(count):
        before = path[i - 1] if i or closed else path[0]
        after = path[(i + 1) % count] if i < count - 1 or closed else path[-1]
        along = (after - before).normalized()
        if across is None:
            across = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((1, 0, 0)))
        across = (across - along * across.dot(along)).normalized()
        frames.append((across, along.cross(across)))
    return frames


def cord(name, points, radius, material, closed=False, strands=3, fuzz=0.5):
    """Twisted string along the points: strands that wind around each other, with loose fibres."""
    length = sum((Vector(a) - Vector(b)).length for a, b in zip(points, points[1:]))
    steps = max(6, min(60, round(length / radius / max(1, len(points) - 1) * 2)))
    path = smooth_path(points, closed, steps)
    frames = _frames(path, closed)
    pitch = radius * 9
    walked, travelled = [0.0], 0.0
    for a, b in zip(path, path[1:]):
        travelled += (b - a).length
        walked.append(travelled)
    turns = max(1, round(travelled / pitch))
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius * 0.56
    curve.bevel_resolution = 3
    curve.use_fill_caps = True
    def spline(places, cyclic=False):
        line = curve.splines.new('POLY')
        line.points.add(len(places) - 1)
        for point, (place, thickness) in zip(line.points, places):
            point.co = (*place, 1)
            point.radius = thickness
        line.use_cyclic_u = cyclic
    for k in range(strands):
        places = []
        for place, (across, over), at in zip(path, frames, walked):
            a = math.tau * (k / strands + turns * at / max(travelled, 1e-6))
            places.append((place + (across * math.cos(a) + over * math.sin(a)) * radius * 0.5, 1))
        spline(places, closed)
    for _ in range(int(fuzz * travelled / radius)):
        i = random.randrange(len(path))
        across, over = frames[i]
        a = random.uniform(0, math.tau)
        out = across * math.cos(a) + over * math.sin(a)
        start = path[i] + out * radius * 0.8
        lean = (path[(i + 1) % len(path)] - path[i]).normalized() * radius * random.uniform(-1.5, 1.5)
        spline([(start, 0.1), (start + out * radius * 0.5 + lean, 0.07), (start + out * radius * random.uniform(0.6, 1.5) + lean * 2, 0.04)])
    obj = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(obj)
    curve.materials.append(material)
    return obj


def strip(name, points, width, thickness, material, steps=8, flat=Vector((0, 0, 1)), twist=0.0):
    """A flat ribbon along the points, its broad side towards `flat`, turned by `twist` along the way."""
    path = smooth_path(points, steps=steps)
    vertices, faces = [], []
    last = len(path) - 1
    for i, place in enumerate(path):
        along = (path[min(i + 1, last)] - path[max(i - 1, 0)]).normalized()
        across = along.cross(flat).normalized()
        up = across.cross(along)
        a = twist * i / last
        across, up = across * math.cos(a) + up * math.sin(a), up * math.cos(a) - across * math.sin(a)
        for x, z in ((-1, 0), (-0.8, 1), (0.8, 1), (1, 0), (0.8, -1), (-0.8, -1)):
            vertices.append(place + across * (x * width / 2) + up * (z * thickness / 2))
    for i in range(last):
        for k in range(6):
            j = (k + 1) % 6
            faces.append((i * 6 + k, i * 6 + j, i * 6 + 6 + j, i * 6 + 6 + k))
    faces += [tuple(range(5, -1, -1)), tuple(last * 6 + k for k in range(6))]
    return build(name, vertices, faces, material, angle=50)


def rough(x, y, z, scale, octaves=4):
    """Fractal noise around 0, for relief that must change the outline."""
    return noise.fractal(Vector((x * scale, y * scale, z * scale)), 0.9, 2.1, octaves)


def cells(x, y, z, scale):
    """0 at the middle of a cell to about 1 at its border: bubbles, grains."""
    nearest, second = noise.voronoi(Vector((x * scale, y * scale, z * scale)))[0][:2]
    return min(1.0, nearest / max(second, 1e-5))


def dig(body, cutters):
    """Takes the cutters out of a closed body and removes them."""
    bpy.context.view_layer.update()
    for cutter in cutters:
        change = body.modifiers.new('dig', 'BOOLEAN')
        change.operation = 'DIFFERENCE'
        change.object = cutter
        change.solver = 'FAST'
    evaluated = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    body.data = bpy.data.meshes.new_from_object(evaluated)
    body.data.use_auto_smooth, body.data.auto_smooth_angle = True, math.radians(60)
    body.modifiers.clear()
    for cutter in cutters:
        bpy.data.objects.remove(cutter)


def weld(obj, distance=1e-5):
    """Joins points that lie on each other, so that the body is closed."""
    mesh = bmesh.new()
    mesh.from_mesh(obj.data)
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=distance)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(obj.data)
    mesh.free()
    for polygon in obj.data.polygons:
        polygon.use_smooth = True


def bevel(obj, width=0.012, segments=3, angle=40):
    change = obj.modifiers.new('bevel', 'BEVEL')
    change.width, change.segments = width, segments
    change.limit_method, change.angle_limit = 'ANGLE', math.radians(angle)
    return obj


def top(name, outline, z, material, relief, rings=60, angle=180):
    """A face over an outline whose height follows relief(x, y): crumb, crust, powder."""
    n = len(outline)
    cx, cy = sum(p[0] for p in outline) / n, sum(p[1] for p in outline) / n
    vertices, faces = [(cx, cy, z + relief(cx, cy))], []
    for j in range(1, rings + 1):
        k = j / rings
        for px, py in outline:
            x, y = cx + (px - cx) * k, cy + (py - cy) * k
            vertices.append((x, y, z + (relief(x, y) if j < rings else 0)))
    for i in range(n):
        faces.append((0, 1 + i, 1 + (i + 1) % n))
        for j in range(rings - 1):
            a, b = 1 + j * n + i, 1 + j * n + (i + 1) % n
            faces.append((a, a + n, b + n, b))
    return build(name, vertices, faces, material, angle=angle)


def discard(obj):
    """Removes a model of which only copies are wanted."""
    for member in obj.children:
        discard(member)
    bpy.data.objects.remove(obj)


def copy(obj):
    twin = bpy.data.objects.new(obj.name, obj.data)
    bpy.context.scene.collection.objects.link(twin)
    return twin


def twin(model):
    """A copy of a single thing or of a group, members included."""
    if model.type != 'EMPTY':
        return copy(model)
    members = []
    for member in model.children:
        one = copy(member)
        one.location, one.rotation_euler = member.location, member.rotation_euler
        members.append(one)
    return group(model.name, members)


def group(name, members):
    """An empty that carries its members, so a whole subject can be placed and turned."""
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    for member in members:
        member.parent = root
    return root
