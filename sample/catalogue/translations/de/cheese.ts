import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const cheese: SampleTranslations['products'] = {
  'summer-alp-cheese-18-months': {
    name: 'Sommer-Alpkäse, 18 Monate',
    description:
      'Nur in den hundert Tagen gemacht, in denen die Herde auf 1.860 Metern weidet, über Fichtenfeuer, aus noch warmer Morgenmilch. Achtzehn Monate später ist der Teig strohfarben und bricht, wenn man ihn biegt. Geröstete Walnuss, Ananas und Rinderbrühe stecken darin und weiße Kristalle, die knistern. Dünn schneiden und vorher auf Zimmertemperatur kommen lassen.',
    attributes: {
      Herkunft: 'Gsteig, Bern, Schweiz',
      Milch: 'Kuhrohmilch von der Sommerweide',
      Reifung: '18 Monate',
      Nettogewicht: '350 g',
      'Passt zu': 'Birnen, trockener Weißwein, Walnussbrot',
    },
    ingredients: 'Rohe Kuhmilch, Salz, Lab, Kulturen.',
    storage:
      'Gekühlt bei 2 bis 8 °C, in seinem Papier. Nach dem Anschneiden innerhalb von 14 Tagen verbrauchen.',
  },
  'raclette-quarter-wheel': {
    name: 'Raclette, Viertellaib',
    description:
      'Ein Viertel vom ganzen Laib: So viel schaffen sechs hungrige Menschen an einem verschneiten Abend. Am Feuer sinkt der elfenbeinfarbene Teig zusammen, wirft Blasen und bräunt am Rand, und um die knusprige Rinde wird gestritten. Vier Monate gereift, schmilzt er in einem Stück, statt ins Öl zu laufen. Kartoffeln, Gürkchen, Pfeffer, und jemand, der immer weiter schabt.',
    attributes: {
      Herkunft: 'Gsteig, Bern, Schweiz',
      Milch: 'Kuhrohmilch',
      Reifung: '4 Monate',
      Nettogewicht: '1,4 kg',
      'Passt zu': 'Festkochende Kartoffeln, Cornichons, Schwarztee',
    },
    ingredients: 'Rohe Kuhmilch, Salz, Lab, Kulturen.',
    storage:
      'Gekühlt bei 2 bis 8 °C, in seinem Papier. Nach dem Anschneiden innerhalb von 10 Tagen verbrauchen.',
  },
  'hay-flower-tomme': {
    name: 'Heublumen-Tomme',
    description:
      'Ein kleiner Laib, gewälzt in dem, was durch die Ritzen des Heubodens fällt: Kornblume, Ringelblume, Klee, Thymian und reichlich Gras. Die Kruste darf man mitessen, sie riecht nach Scheune im August. Darunter liegt ein schmaler, cremiger Streifen, dann ein geschmeidiges, milchiges Herz mit einem Hauch Kamille. Bringen Sie den ganzen Laib auf den Tisch; das halbe Vergnügen ist der Anblick.',
    attributes: {
      Herkunft: 'Gsteig, Bern, Schweiz',
      Milch: 'Kuhrohmilch',
      Reifung: '10 Wochen',
      Nettogewicht: '600 g',
      'Passt zu': 'Akazienhonig, Cidre, Roggenbrot',
    },
    ingredients: 'Rohe Kuhmilch, Salz, Lab, Kulturen, Heublumen.',
    storage:
      'Gekühlt bei 2 bis 8 °C, in seinem Papier. Nach dem Anschneiden innerhalb von 10 Tagen verbrauchen.',
  },
  'clothbound-cheddar-14-months': {
    name: 'Cheddar im Leinentuch, 14 Monate',
    description:
      'In Leinen gewickelt, mit Schmalz eingerieben und vierzehn Monate in einer kalten Scheune vergessen: Dieser Cheddar hat die ganze Zeit geatmet. Der Teig ist trocken und schroff, buttergelb, nah am Tuch dunkler, und dort schmeckt er nach Erde und Röstzwiebel. Zur Mitte hin wird er scharf und grasig. Besser mit der Messerspitze brechen als schneiden.',
    attributes: {
      Herkunft: 'Muker, North Yorkshire, Vereinigtes Königreich',
      Milch: 'Rohmilch von Shorthorn-Kühen',
      Reifung: '14 Monate im Tuch',
      Nettogewicht: '300 g',
      'Passt zu': 'Haferpflaumen-Chutney, Äpfel, Bitter Ale',
    },
    ingredients: 'Rohe Kuhmilch, Salz, Lab, Kulturen, Schweineschmalz (Rinde).',
    storage:
      'Gekühlt bei 2 bis 8 °C, in seinem Papier. Nach dem Anschneiden innerhalb von 14 Tagen verbrauchen.',
  },
  'skerrow-blue': {
    name: 'Skerrow-Blauschimmelkäse',
    description:
      'Mit fünf Wochen von Hand pikiert, damit die Luft hineinfindet und das Blau ihr folgt. Mit zwölf ist er von schiefergrauen Adern durchzogen, eher saftig als bröselig, an der Zungenspitze salzig, hinten süß wie Butter. Keine Schärfe, nur Tiefe: Kakao, feuchter Stein, ein wenig Anis. Sehr gut auf einem heißen Oatcake.',
    attributes: {
      Herkunft: 'Muker, North Yorkshire, Vereinigtes Königreich',
      Milch: 'Pasteurisierte Milch von Shorthorn-Kühen',
      Reifung: '12 Wochen',
      Nettogewicht: '250 g',
      'Passt zu': 'Oatcakes, Walnüsse, Süßwein',
    },
    ingredients: 'Pasteurisierte Kuhmilch, Salz, Lab, Kulturen, Blauschimmel.',
    storage:
      'Gekühlt bei 2 bis 8 °C, in seinem Papier. Nach dem Anschneiden innerhalb von 7 Tagen verbrauchen.',
  },
  'tarn-ale-washed-cheese': {
    name: 'Tarn, mit Ale gewaschener Käse',
    description:
      'Sechs Wochen lang wird jeder dieser kleinen Laibe alle zwei Tage gewendet und mit dunklem Ale aus dem Nachbardorf abgerieben. Die Rinde wird klebrig und aprikosenfarben und riecht deutlich lauter, als sie schmeckt. Innen wartet eine träge, löffelweiche Creme mit Malz, Erdnuss und Räucherspeck. Fünfzehn Minuten in der Fichtenschachtel erwärmen und Brot hineinzupfen.',
    attributes: {
      Herkunft: 'Muker, North Yorkshire, Vereinigtes Königreich',
      Milch: 'Pasteurisierte Kuhmilch',
      Reifung: '6 Wochen, mit Ale gewaschen',
      Nettogewicht: '250 g',
    },
    ingredients:
      'Pasteurisierte Kuhmilch, Salz, Lab, Kulturen, dunkles Ale (Wasser, Gerstenmalz, Hopfen, Hefe).',
    storage:
      'Gekühlt bei 2 bis 8 °C, in seiner Schachtel. Nach dem Anschneiden innerhalb von 5 Tagen verbrauchen.',
  },
  'saffron-sheep-cheese': {
    name: 'Schafskäse mit Safran',
    description:
      'Beim Rösten des Safrans bleiben gebrochene Fäden, die niemand verkaufen kann; sie kommen in die Milch. Sie färben den Bruch eidottergelb und geben ihm den Duft von Heu und Honig; ganze schwarze Pfefferkörner tun den Rest. Fünf Monate alt, fest und leicht ölig, gepresst im alten Espartogeflecht, dessen Zickzack auf der Rinde bleibt. In dünnen Dreiecken servieren.',
    attributes: {
      Herkunft: 'Consuegra, Kastilien-La Mancha, Spanien',
      Milch: 'Schafsrohmilch',
      Reifung: '5 Monate',
      Nettogewicht: '250 g',
      'Passt zu': 'Quittenpaste, trockener Sherry, Mandeln',
    },
    ingredients: 'Schafsmilch, Salz, Lab, schwarzer Pfeffer, Safran.',
    storage:
      'Gekühlt bei 2 bis 8 °C, in seinem Papier. Nach dem Anschneiden innerhalb von 14 Tagen verbrauchen.',
  },
};
