"""Shaders: surfaces with relief and light inside, print, glass and what fills it."""
import math

import bpy

_cache = {}
# Without them (quick drafts) light passes glass unbent on its way to other things.
caustics = True


def reset():
    _cache.clear()


def linear(colour):
    """'#rrggbb' to linear light, with alpha."""
    value = colour.lstrip('#')
    out = []
    for i in (0, 2, 4):
        c = int(value[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, 1.0)


def cached(make):
    def wrapper(*args, **kwargs):
        key = (make.__name__, repr(args), repr(sorted(kwargs.items())))
        if key not in _cache:
            _cache[key] = make(*args, **kwargs)
        return _cache[key]
    return wrapper


def _start(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes['Principled BSDF']


def _set(node, **values):
    for key, value in values.items():
        node.inputs[key.replace('_', ' ')].default_value = value


def _ramp(tree, stops):
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    elements = ramp.color_ramp.elements
    while len(elements) > 1:
        elements.remove(elements[-1])
    for i, (at, colour) in enumerate(stops):
        element = elements[0] if i == 0 else elements.new(at)
        element.position = at
        element.color = linear(colour)
    return ramp


def _pattern(tree, kind, scale, detail, stretch, distortion):
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    tree.links.new(coordinates.outputs['Object'], mapping.inputs['Vector'])
    if kind in ('voronoi', 'cells'):
        node = tree.nodes.new('ShaderNodeTexVoronoi')
        node.inputs['Scale'].default_value = scale
        output = node.outputs['Color' if kind == 'cells' else 'Distance']
    elif kind == 'wave':
        node = tree.nodes.new('ShaderNodeTexWave')
        _set(node, Scale=scale, Detail=detail, Distortion=distortion)
        output = node.outputs['Fac']
    else:
        node = tree.nodes.new('ShaderNodeTexNoise')
        _set(node, Scale=scale, Detail=detail, Distortion=distortion)
        output = node.outputs['Fac']
    tree.links.new(mapping.outputs['Vector'], node.inputs['Vector'])
    return output


# How far red, green and blue travel inside food, in units of ten centimetres.
INSIDE = (0.05, 0.028, 0.014)


def _math(tree, operation, a, b):
    node = tree.nodes.new('ShaderNodeMath')
    node.operation = operation
    for socket, value in zip(node.inputs, (a, b)):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            tree.links.new(value, socket)
    return node.outputs['Value']


def _uneven(tree, shader, rough):
    """Roughness that varies by 14 %: nothing real is polished evenly."""
    pattern = _pattern(tree, 'noise', 6, 5, (1, 1, 1), 0)
    tree.links.new(_math(tree, 'ADD', _math(tree, 'MULTIPLY', pattern, 0.56 * rough), 0.72 * rough), shader.inputs['Roughness'])


def _relief(tree, shader, layers):
    """Bumps on bumps: (pattern, strength, distance) from coarse to fine."""
    previous = None
    for height, strength, distance in layers:
        node = tree.nodes.new('ShaderNodeBump')
        _set(node, Strength=strength, Distance=distance)
        tree.links.new(height, node.inputs['Height'])
        if previous:
            tree.links.new(previous, node.inputs['Normal'])
        previous = node.outputs['Normal']
    if previous:
        tree.links.new(previous, shader.inputs['Normal'])


@cached
def surface(stops, kind='noise', scale=4, detail=4, stretch=(1, 1, 1), distortion=0.0, rough=0.6, bump=0.0,
            bump_scale=30, bump_kind='noise', coat=0.0, metal=0.0, sheen=0.0, specular=0.35, glow=0.0, inside=0.0,
            reach=1.0, along='', wander=0.2):
    """A surface: colour stops laid over a pattern, with relief; `inside` lets light in as food does, `reach` times as far.

    `along` lays the stops over an attribute of the mesh instead, and the pattern makes them `wander`."""
    material, tree, shader = _start('surface')
    _set(shader, Clearcoat=coat, Clearcoat_Roughness=min(0.3, rough * 0.4), Metallic=metal, Sheen=sheen, Specular=specular,
         Subsurface=inside, Subsurface_Radius=tuple(r * reach for r in INSIDE))
    if isinstance(stops, str):
        colour = tree.nodes.new('ShaderNodeRGB')
        colour.outputs[0].default_value = linear(stops)
        colour = colour.outputs[0]
    else:
        ramp = _ramp(tree, stops)
        share = _pattern(tree, kind, scale, detail, stretch, distortion)
        if along:
            mark = tree.nodes.new('ShaderNodeAttribute')
            mark.attribute_name = along
            share = _math(tree, 'ADD', mark.outputs['Fac'], _math(tree, 'MULTIPLY', _math(tree, 'SUBTRACT', share, 0.5), wander))
        tree.links.new(share, ramp.inputs['Fac'])
        colour = ramp.outputs['Color']
    tree.links.new(colour, shader.inputs['Base Color'])
    if inside:
        tree.links.new(colour, shader.inputs['Subsurface Color'])
    if glow:
        tree.links.new(colour, shader.inputs['Emission'])
        shader.inputs['Emission Strength'].default_value = glow
    if rough > 0.06:
        _uneven(tree, shader, rough)
    else:
        shader.inputs['Roughness'].default_value = rough
    if bump:
        _relief(tree, shader, ((_pattern(tree, bump_kind, bump_scale, 4, stretch, 0), bump, 0.05),
                               (_pattern(tree, 'noise', bump_scale * 6, 3, (1, 1, 1), 0), min(1, bump * 1.5), 0.008)))
    elif rough > 0.25:
        _relief(tree, shader, ((_pattern(tree, 'noise', 160, 3, (1, 1, 1), 0), 0.12, 0.006),))
    return material


@cached
def layered(outer, inner, depth, mask, **look):
    """Paste that turns from `inner` to `outer` stops over a depth below the rind; `mask` is the mesh's distance attribute."""
    material = surface(inner, **look)
    material = material.copy()
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    inside = shader.inputs['Base Color'].links[0].from_socket
    distance = tree.nodes.new('ShaderNodeAttribute')
    distance.attribute_name = mask
    # The border wanders a little, as it does in a real wheel.
    wander = _math(tree, 'MULTIPLY', _math(tree, 'SUBTRACT', _pattern(tree, 'noise', 5, 6, (1, 1, 1), 0), 0.5), depth * 1.2)
    share = tree.nodes.new('ShaderNodeMapRange')
    share.interpolation_type = 'SMOOTHSTEP'
    _set(share, From_Min=0.0, From_Max=depth)
    tree.links.new(_math(tree, 'ADD', distance.outputs['Fac'], wander), share.inputs['Value'])
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value = linear(outer)
    tree.links.new(share.outputs['Result'], mix.inputs[0])
    tree.links.new(inside, mix.inputs[2])
    for socket in ('Base Color', 'Subsurface Color'):
        tree.links.new(mix.outputs['Color'], shader.inputs[socket])
    return material


@cached
def blade(dark, light, vein=None, veins=0.0, rough=0.45):
    """Leaves and petals: thin, so light from behind shows through; colour varies along and across."""
    material, tree, shader = _start('blade')
    ramp = _ramp(tree, ((0.25, dark), (0.75, light)))
    tree.links.new(_pattern(tree, 'noise', 7, 6, (1, 1, 1), 0.4), ramp.inputs['Fac'])
    colour = ramp.outputs['Color']
    layers = [(_pattern(tree, 'noise', 40, 4, (1, 1, 1), 0), 0.3, 0.01)]
    if veins:
        place = tree.nodes.new('ShaderNodeUVMap')
        parts = tree.nodes.new('ShaderNodeSeparateXYZ')
        tree.links.new(place.outputs['UV'], parts.inputs['Vector'])
        # Side veins run forward from the middle rib: u along, v across (0.5 is the rib).
        across = _math(tree, 'ABSOLUTE', _math(tree, 'SUBTRACT', parts.outputs['Y'], 0.5), 0)
        phase = _math(tree, 'MULTIPLY', _math(tree, 'SUBTRACT', parts.outputs['X'], _math(tree, 'MULTIPLY', across, 0.5)), veins * math.tau)
        line = _math(tree, 'POWER', _math(tree, 'ABSOLUTE', _math(tree, 'COSINE', phase, 0), 0), 14)
        rib = _math(tree, 'LESS_THAN', across, 0.025)
        line = _math(tree, 'MAXIMUM', _math(tree, 'MULTIPLY', line, 0.55), rib)
        mix = tree.nodes.new('ShaderNodeMixRGB')
        tree.links.new(_math(tree, 'MULTIPLY', line, 0.5), mix.inputs[0])
        tree.links.new(colour, mix.inputs[1])
        mix.inputs[2].default_value = linear(vein or light)
        colour = mix.outputs['Color']
        layers.append((line, 0.35, 0.02))
    tree.links.new(colour, shader.inputs['Base Color'])
    _set(shader, Specular=0.35, Sheen=0.15)
    _uneven(tree, shader, rough)
    _relief(tree, shader, layers)
    through = tree.nodes.new('ShaderNodeBsdfTranslucent')
    tree.links.new(colour, through.inputs['Color'])
    both = tree.nodes.new('ShaderNodeMixShader')
    both.inputs['Fac'].default_value = 0.3
    tree.links.new(shader.outputs['BSDF'], both.inputs[1])
    tree.links.new(through.outputs['BSDF'], both.inputs[2])
    tree.links.new(both.outputs['Shader'], tree.nodes['Material Output'].inputs['Surface'])
    return material


@cached
def veined(base, vein, scale=2.2, width=0.06, rough=0.6, bump=0.1, distortion=1.6):
    """Colour with thin veins: marble, blue cheese."""
    low, high = 0.5 - width, 0.5 + width
    return surface(((0, base), (low, base), (0.5, vein), (high, base), (1, base)), scale=scale, detail=6,
                   distortion=distortion, rough=rough, bump=bump, bump_scale=25)


@cached
def printed(path, rough=0.62, bump=0.05, coat=0.0):
    """Paper that carries an artwork file."""
    material, tree, shader = _start('printed')
    image = tree.nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(path, check_existing=True)
    image.extension = 'EXTEND'
    image.interpolation = 'Cubic'
    tree.links.new(image.outputs['Color'], shader.inputs['Base Color'])
    tree.links.new(image.outputs['Alpha'], shader.inputs['Alpha'])
    _set(shader, Specular=0.25, Clearcoat=coat, Clearcoat_Roughness=0.12)
    _uneven(tree, shader, rough)
    if bump:
        # Fibres, and the slight waves of paper that was wet when it was glued.
        _relief(tree, shader, ((_pattern(tree, 'noise', 3, 2, (1, 1, 1), 0), 0.12, 0.05),
                               (_pattern(tree, 'noise', 110, 4, (1, 1, 1), 0), min(1, bump * 4), 0.006)))
    return material


@cached
def shell(tint='#ffffff', edge='#c8d4cc', gloss=1.0, rough=0.02):
    """Thin film or a thin glass: light passes straight, edges darken, the window reflects."""
    material, tree, shader = _start('shell')
    tree.nodes.remove(shader)
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    facing = tree.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.32
    ramp = _ramp(tree, ((0, tint), (0.45, tint), (1, edge)))
    tree.links.new(facing.outputs['Facing'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], clear.inputs['Color'])
    glossy = tree.nodes.new('ShaderNodeBsdfGlossy')
    _set(glossy, Roughness=rough)
    fresnel = tree.nodes.new('ShaderNodeFresnel')
    fresnel.inputs['IOR'].default_value = 1.0 + 0.5 * gloss
    path = tree.nodes.new('ShaderNodeLightPath')
    mix = tree.nodes.new('ShaderNodeMixShader')
    # Only what the lens sees reflects; everything else passes, which keeps shadows light and free of noise.
    tree.links.new(_math(tree, 'MULTIPLY', fresnel.outputs['Fac'], path.outputs['Is Camera Ray']), mix.inputs['Fac'])
    tree.links.new(clear.outputs['BSDF'], mix.inputs[1])
    tree.links.new(glossy.outputs['BSDF'], mix.inputs[2])
    tree.links.new(mix.outputs['Shader'], tree.nodes['Material Output'].inputs['Surface'])
    return material


@cached
def crystal(rough=0.1):
    """A grain of salt: glossy faces, a white inside that light passes.

    Lamps shine through it: the many bounces that make a heap of clear grains white would take too long to trace."""
    material, tree, shader = _start('crystal')
    _set(shader, Base_Color=(1, 1, 1, 1), Specular=0.6)
    _uneven(tree, shader, rough)
    through = tree.nodes.new('ShaderNodeBsdfTranslucent')
    through.inputs['Color'].default_value = (1, 1, 1, 1)
    bent = tree.nodes.new('ShaderNodeBsdfGlass')
    _set(bent, IOR=1.5, Roughness=0.04)
    straight = tree.nodes.new('ShaderNodeBsdfTransparent')
    shadow = tree.nodes.new('ShaderNodeLightPath').outputs['Is Shadow Ray']
    both = shader.outputs['BSDF']
    for share, other in ((0.42, through), (0.22, bent), (_math(tree, 'MULTIPLY', shadow, 0.55), straight)):
        mix = tree.nodes.new('ShaderNodeMixShader')
        if isinstance(share, float):
            mix.inputs['Fac'].default_value = share
        else:
            tree.links.new(share, mix.inputs['Fac'])
        tree.links.new(both, mix.inputs[1])
        tree.links.new(other.outputs['BSDF'], mix.inputs[2])
        both = mix.outputs['Shader']
    tree.links.new(both, tree.nodes['Material Output'].inputs['Surface'])
    return material


def _absorb(tree, colour, depth):
    """Lets `colour` remain of white light after `depth` units."""
    left = [max(0.0015, min(0.9995, c)) for c in linear(colour)[:3]]
    sigma = [-math.log(c) / depth for c in left]
    density = max(sigma)
    volume = tree.nodes.new('ShaderNodeVolumeAbsorption')
    _set(volume, Density=density, Color=(*(1 - s / density for s in sigma), 1))
    tree.links.new(volume.outputs['Volume'], tree.nodes['Material Output'].inputs['Volume'])


@cached
def glass(tint='#f1f8f3', depth=0.7, lit=False, rough=0.0):
    """A closed body of glass whose colour comes from its depth; `lit` lets lamps shine straight on opaque things inside."""
    material, tree, shader = _start('glass')
    tree.nodes.remove(shader)
    bent = tree.nodes.new('ShaderNodeBsdfGlass')
    _set(bent, IOR=1.5, Roughness=rough)
    output = tree.nodes['Material Output'].inputs['Surface']
    if caustics and not lit:
        tree.links.new(bent.outputs['BSDF'], output)
    else:
        straight = tree.nodes.new('ShaderNodeBsdfTransparent')
        straight.inputs['Color'].default_value = (0.92, 0.92, 0.92, 1)
        path = tree.nodes.new('ShaderNodeLightPath')
        mix = tree.nodes.new('ShaderNodeMixShader')
        tree.links.new(_math(tree, 'MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray']), mix.inputs['Fac'])
        tree.links.new(bent.outputs['BSDF'], mix.inputs[1])
        tree.links.new(straight.outputs['BSDF'], mix.inputs[2])
        tree.links.new(mix.outputs['Shader'], output)
    _absorb(tree, tint, depth)
    return material


@cached
def filling(colour, depth):
    """What fills a glass: no border to the glass around it, only its colour."""
    material, tree, shader = _start('filling')
    tree.nodes.remove(shader)
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    tree.links.new(clear.outputs['BSDF'], tree.nodes['Material Output'].inputs['Surface'])
    _absorb(tree, colour, depth)
    return material


@cached
def syrup(colour, depth=0.2):
    """A clear body that stands free: a coat of honey, a pool of oil, gel around fruit."""
    material, tree, shader = _start('syrup')
    tree.nodes.remove(shader)
    bent = tree.nodes.new('ShaderNodeBsdfGlass')
    _set(bent, IOR=1.46, Roughness=0.0)
    straight = tree.nodes.new('ShaderNodeBsdfTransparent')
    path = tree.nodes.new('ShaderNodeLightPath')
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(_math(tree, 'MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray']), mix.inputs['Fac'])
    tree.links.new(bent.outputs['BSDF'], mix.inputs[1])
    tree.links.new(straight.outputs['BSDF'], mix.inputs[2])
    tree.links.new(mix.outputs['Shader'], tree.nodes['Material Output'].inputs['Surface'])
    _absorb(tree, colour, depth)
    return material


PAPER = '#f2ece0'


def paper(colour=PAPER, rough=0.8):
    return surface(((0, colour), (1, colour)), scale=3, rough=rough, bump=0.12, bump_scale=45, specular=0.2)


def metal(colour='#c9b37e', rough=0.28):
    """Rolled sheet: a soft highlight drawn along fine lines, not a mirror."""
    return surface(((0.3, colour), (0.7, colour)), metal=1.0, rough=rough, bump=0.05, bump_scale=9, specular=0.5)


def wood(light='#c9a477', dark='#a97f52', scale=3.0):
    """Grain along x: broad figure, fine pores."""
    return surface(((0.22, dark), (0.42, light), (0.55, dark), (0.62, light), (0.8, dark)), scale=scale, detail=9,
                   stretch=(0.22, 3.0, 3.0), distortion=0.9, rough=0.5, bump=0.16, bump_scale=14, specular=0.3)


def cork():
    """Fine grain with dark pores."""
    return surface(((0.28, '#5f3f24'), (0.36, '#a97d50'), (0.5, '#c79d6d'), (0.7, '#d8b588')), scale=44, detail=9, distortion=0.3,
                   stretch=(1, 1, 0.7), rough=0.88, bump=0.55, bump_scale=52, specular=0.15)


def linen(colour='#e4dac7'):
    return surface(((0.35, colour), (0.7, '#ffffff')), kind='noise', scale=30, rough=0.95, bump=0.35, bump_scale=90, sheen=0.4)


def string(colour, light='#efe6d4'):
    return surface(((0.3, colour), (0.75, light)), scale=60, detail=6, rough=0.95, bump=0.4, bump_scale=90, specular=0.1, sheen=0.3)
