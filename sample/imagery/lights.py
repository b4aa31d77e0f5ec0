"""How each kind of food is lit. Angles in degrees: 180 is the left, 270 the camera, 90 straight behind; power in watts."""

# window: six panes (angle, height, power, colour); card: bounce on the right (power, colour); back: light from behind
# (angle, height, power, colour); sky: even light (strength, colour); sun: hard light (angle, height, strength, softness, colour);
# rim: a tall strip behind on the right that draws the other edge of dark glass (angle, power, colour).
LIGHTS = {
    # Morning in the mill: clear side light, warm from behind so that oil glows.
    'grove': {'window': (199, 36, 140, '#fff6e6'), 'card': (34, '#fffaf0'), 'back': (52, 34, 190, '#fff0d4'), 'sky': (0.17, '#fdf9f0')},
    # The loft of the barrels: one small window, deep shade, a rim on dark glass.
    'loft': {'window': (190, 34, 150, '#fff1dd'), 'card': (18, '#ffe9d0'), 'back': (44, 36, 250, '#ffe6c4'), 'sky': (0.09, '#f3ece4')},
    # The same loft with a second window: black glass before a dark wall keeps both its edges.
    'cellar': {'window': (192, 34, 170, '#fff1dd'), 'card': (30, '#ffe9d0'), 'back': (44, 36, 250, '#ffe6c4'), 'sky': (0.12, '#f3ece4'), 'rim': (28, 60, '#fff0dc')},
    # A dairy facing north: large, cool, soft; warm wood throws a little back.
    'dairy': {'window': (211, 44, 150, '#f8f9ff'), 'card': (40, '#fff1df'), 'back': (64, 42, 95, '#fffaf2'), 'sky': (0.17, '#f7f8fb')},
    # Late afternoon through the jar.
    'afternoon': {'window': (197, 34, 122, '#fff5e2'), 'card': (30, '#fff3e0'), 'back': (66, 24, 330, '#ffdda6'), 'sky': (0.15, '#fdf5e8')},
    # Noon at the harbour: hard sun, blue sky in the shade.
    'harbour': {'window': (202, 44, 62, '#ffffff'), 'card': (22, '#eef4ff'), 'back': (50, 40, 80, '#ffffff'), 'sky': (0.17, '#e6efff'),
                'sun': (214, 44, 1.75, 1.4, '#fff4e2')},
    # The curing room: raking light that shows skin and fat.
    'curing': {'window': (188, 40, 160, '#fff3e2'), 'card': (20, '#ffe8d2'), 'back': (48, 40, 170, '#fff0dc'), 'sky': (0.11, '#f6f0ea')},
    # A bright kitchen, sun on the table.
    'kitchen': {'window': (200, 42, 88, '#fffaf0'), 'card': (34, '#fff6e8'), 'back': (60, 42, 110, '#fff7ea'), 'sky': (0.2, '#fbf8f2'),
                'sun': (206, 36, 1.4, 2.4, '#fff0d6')},
    # The chocolatier's bench: long highlights from behind, little else.
    'atelier': {'window': (192, 40, 128, '#fff6ec'), 'card': (20, '#fff0e4'), 'back': (70, 46, 190, '#fff8f0'), 'sky': (0.12, '#f8f3ee')},
    # A market at low sun: long shadows, glowing powder.
    'market': {'window': (196, 36, 78, '#fff3df'), 'card': (26, '#fff0dc'), 'back': (58, 34, 110, '#ffedcf'), 'sky': (0.16, '#fbf3e8'),
               'sun': (202, 30, 1.9, 1.8, '#ffe6bf')},
    # A laid table in the evening: warm, even, nothing lost in shade.
    'feast': {'window': (205, 40, 132, '#fff4e4'), 'card': (40, '#fff2e0'), 'back': (54, 40, 170, '#ffeed6'), 'sky': (0.18, '#fdf7ee')},
}
