"""Shaders chosen for little noise: no refraction where a tinted, reflecting shell looks the same."""
import bpy

_cache = {}


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


@cached
def surface(stops, kind='noise', scale=4, detail=4, stretch=(1, 1, 1), distortion=0.0, rough=0.6, bump=0.0,
            bump_scale=30, bump_kind='noise', coat=0.0, metal=0.0, sheen=0.0, specular=0.35, glow=0.0):
    """An opaque surface: colour stops laid over a pattern, with a relief."""
    material, tree, shader = _start('surface')
    _set(shader, Roughness=rough, Clearcoat=coat, Metallic=metal, Sheen=sheen, Specular=specular)
    if isinstance(stops, str):
        shader.inputs['Base Color'].default_value = linear(stops)
        if glow:
            shader.inputs['Emission'].default_value = linear(stops)
            shader.inputs['Emission Strength'].default_value = glow
    else:
        ramp = _ramp(tree, stops)
        tree.links.new(_pattern(tree, kind, scale, detail, stretch, distortion), ramp.inputs['Fac'])
        tree.links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
        if glow:
            tree.links.new(ramp.outputs['Color'], shader.inputs['Emission'])
            shader.inputs['Emission Strength'].default_value = glow
    if bump:
        node = tree.nodes.new('ShaderNodeBump')
        node.inputs['Strength'].default_value = bump
        node.inputs['Distance'].default_value = 0.05
        tree.links.new(_pattern(tree, bump_kind, bump_scale, 4, stretch, 0), node.inputs['Height'])
        tree.links.new(node.outputs['Normal'], shader.inputs['Normal'])
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
    tree.links.new(image.outputs['Color'], shader.inputs['Base Color'])
    tree.links.new(image.outputs['Alpha'], shader.inputs['Alpha'])
    _set(shader, Roughness=rough, Specular=0.25, Clearcoat=coat)
    if bump:
        node = tree.nodes.new('ShaderNodeBump')
        node.inputs['Strength'].default_value = bump
        node.inputs['Distance'].default_value = 0.02
        tree.links.new(_pattern(tree, 'noise', 60, 3, (1, 1, 1), 0), node.inputs['Height'])
        tree.links.new(node.outputs['Normal'], shader.inputs['Normal'])
    return material


@cached
def shell(tint='#ffffff', edge='#c8d4cc', gloss=1.0, rough=0.02):
    """Thin clear glass: light passes straight, edges darken, the window reflects."""
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
    camera = tree.nodes.new('ShaderNodeLightPath')
    strength = tree.nodes.new('ShaderNodeMath')
    strength.operation = 'MULTIPLY'
    tree.links.new(fresnel.outputs['Fac'], strength.inputs[0])
    # Only what the lens sees reflects; everything else passes, which keeps shadows light and free of noise.
    tree.links.new(camera.outputs['Is Camera Ray'], strength.inputs[1])
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(strength.outputs['Value'], mix.inputs['Fac'])
    tree.links.new(clear.outputs['BSDF'], mix.inputs[1])
    tree.links.new(glossy.outputs['BSDF'], mix.inputs[2])
    tree.links.new(mix.outputs['Shader'], tree.nodes['Material Output'].inputs['Surface'])
    return material


@cached
def liquid(colour, deep, rough=0.0, haze=0.0, ior=1.4):
    """A refracting body that darkens towards its rim and casts a tinted shadow; haze adds a milky core."""
    material, tree, shader = _start('liquid')
    tree.nodes.remove(shader)
    facing = tree.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.5
    ramp = _ramp(tree, ((0, colour), (0.35, colour), (1, deep)))
    tree.links.new(facing.outputs['Facing'], ramp.inputs['Fac'])
    body = tree.nodes.new('ShaderNodeBsdfRefraction')
    _set(body, Roughness=rough, IOR=ior)
    tree.links.new(ramp.outputs['Color'], body.inputs['Color'])
    core = tree.nodes.new('ShaderNodeBsdfTranslucent')
    tree.links.new(ramp.outputs['Color'], core.inputs['Color'])
    soft = tree.nodes.new('ShaderNodeMixShader')
    soft.inputs['Fac'].default_value = haze
    tree.links.new(body.outputs['BSDF'], soft.inputs[1])
    tree.links.new(core.outputs['BSDF'], soft.inputs[2])
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    tree.links.new(ramp.outputs['Color'], clear.inputs['Color'])
    path = tree.nodes.new('ShaderNodeLightPath')
    either = tree.nodes.new('ShaderNodeMath')
    either.operation = 'MAXIMUM'
    tree.links.new(path.outputs['Is Shadow Ray'], either.inputs[0])
    tree.links.new(path.outputs['Is Diffuse Ray'], either.inputs[1])
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(either.outputs['Value'], mix.inputs['Fac'])
    tree.links.new(soft.outputs['Shader'], mix.inputs[1])
    tree.links.new(clear.outputs['BSDF'], mix.inputs[2])
    tree.links.new(mix.outputs['Shader'], tree.nodes['Material Output'].inputs['Surface'])
    return material


@cached
def dark_glass(colour, glow):
    """Deep coloured glass filled to the neck: nearly opaque, lit at its rim, with the window on its wall."""
    material, tree, shader = _start('dark glass')
    facing = tree.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.55
    ramp = _ramp(tree, ((0, colour), (0.55, colour), (0.86, glow), (1, colour)))
    tree.links.new(facing.outputs['Facing'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    tree.links.new(ramp.outputs['Color'], shader.inputs['Emission'])
    _set(shader, Roughness=0.04, Specular=0.6, Emission_Strength=0.16, Clearcoat=0.4, Clearcoat_Roughness=0.0)
    return material


@cached
def amber(centre, rim, glow=0.3):
    """Honey behind glass: bright where one looks straight through, deep at the rim, without traced refraction."""
    material, tree, shader = _start('amber')
    facing = tree.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.42
    ramp = _ramp(tree, ((0, centre), (0.3, centre), (0.95, rim)))
    tree.links.new(facing.outputs['Facing'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    tree.links.new(ramp.outputs['Color'], shader.inputs['Emission'])
    _set(shader, Roughness=0.08, Specular=0.5, Emission_Strength=glow, Clearcoat=0.3)
    return material


PAPER = '#f2ece0'


def paper(colour=PAPER, rough=0.8):
    return surface(((0, colour), (1, colour)), scale=3, rough=rough, bump=0.12, bump_scale=45, specular=0.2)


def metal(colour='#c9b37e', rough=0.28):
    return surface(colour, metal=1.0, rough=rough)


def wood(light='#c9a477', dark='#a97f52', scale=3.0):
    return surface(((0.25, dark), (0.5, light), (0.75, dark)), scale=scale, detail=6, stretch=(0.35, 3.2, 3.2),
                   distortion=1.2, rough=0.55, bump=0.12, bump_scale=9)


def cork():
    return surface(((0.3, '#8a5f3a'), (0.55, '#c29a6b'), (0.8, '#d3ad80')), scale=26, rough=0.85, bump=0.3, bump_scale=40)


def linen(colour='#e4dac7'):
    return surface(((0.35, colour), (0.7, '#ffffff')), kind='noise', scale=30, rough=0.95, bump=0.35, bump_scale=90, sheen=0.4)
