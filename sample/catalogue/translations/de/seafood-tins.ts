import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const seafoodTins: SampleTranslations['products'] = {
  'sardines-in-olive-oil': {
    name: 'Sardinen in Olivenöl',
    description:
      'Zwischen Juli und Oktober, wenn sie am fettesten sind, bei Tagesanbruch angelandet und am Abend in der Dose. Vier oder fünf Fische, Bauch nach oben, darunter ein Lorbeerblatt, darüber warmes Olivenöl. Gewendet und mindestens sechs Monate gelagert, bis die Gräten weich sind und das Fleisch in silberbraunen Flocken zerfällt. Mit Röstbrot, Zitrone und dem Öl essen. Vor allem mit dem Öl.',
    attributes: {
      Herkunft: 'Matosinhos, Portugal',
      Saison: 'Juli bis Oktober, Ringwadenfang',
      Reifung: 'Mindestens 6 Monate in der Dose',
      Nettogewicht: '125 g',
    },
    ingredients: 'Sardinen, Olivenöl, Meersalz, Lorbeerblatt.',
    storage:
      'Kühl und trocken; nach dem Öffnen in den Kühlschrank. Nach dem Öffnen innerhalb von 2 Tagen verbrauchen.',
  },
  'smoked-mackerel-fillets': {
    name: 'Geräucherte Makrelenfilets',
    description:
      'Von Hand gehäutet, eine Stunde über glimmende Buche gehängt und noch warm in die Dose gelegt. Die Filets behalten ihre bronzenen Streifen und ihren Saft; der Rauch ist leicht, eher Holzofen zwei Zimmer weiter als Lagerfeuer. Sie zerfallen in Kartoffelsalat mit Dill und Senf oder auf Schwarzbrot mit Meerrettich und einer Scheibe rohem Apfel.',
    attributes: {
      Herkunft: 'Nordostatlantik, verpackt in Matosinhos, Portugal',
      Herstellung: 'Über Buche geräuchert, von Hand eingelegt',
      Nettogewicht: '120 g',
      'Passt zu': 'Kartoffelsalat, Meerrettich, Schwarzbrot',
    },
    ingredients: 'Makrele, Olivenöl, Meersalz, Buchenrauch.',
    storage:
      'Kühl und trocken; nach dem Öffnen in den Kühlschrank. Nach dem Öffnen innerhalb von 2 Tagen verbrauchen.',
  },
  'octopus-in-garlic-oil': {
    name: 'Oktopus in Knoblauchöl',
    description:
      'In Tonkrügen gefangen, wie man es hier seit den Römern tut, und im eigenen Saft gegart, bis ein Strohhalm hindurchgeht. Dick geschnitten, mit Knoblauchscheiben, die eben erst golden geworden sind. Die Saugnäpfe sind fest, das Innere fast cremig. Die offene Dose in heißem Wasser erwärmen, alles über gekochte Kartoffeln kippen und mit Paprika bestäuben.',
    attributes: {
      Herkunft: 'Portugiesische Küste, mit Krügen gefangen',
      Nettogewicht: '110 g',
      'Passt zu': 'Gekochte Kartoffeln, Räucherpaprika',
    },
    ingredients: 'Oktopus, Olivenöl, Knoblauch, Meersalz.',
    storage:
      'Kühl und trocken; nach dem Öffnen in den Kühlschrank. Nach dem Öffnen innerhalb von 2 Tagen verbrauchen.',
  },
  'mussels-in-escabeche': {
    name: 'Miesmuscheln in Escabeche',
    description:
      'An Leinen in der kalten Flussmündung gewachsen, mit Dampf geöffnet, eine halbe Minute gebraten und von Hand zu einer Blüte gelegt, die niemand sieht, bis der Deckel abgeht. Die Escabeche besteht aus Paprika, Weißweinessig, Nelke, Pfeffer und Lorbeer. Acht bis zehn große Muscheln, orange und prall, so säuerlich, dass man Durst bekommt. Kartoffelchips und Wermut sind das traditionelle Besteck.',
    attributes: {
      Herkunft: 'Nordportugal, an Leinen gezogen',
      Nettogewicht: '115 g',
      'Passt zu': 'Kartoffelchips, Wermut',
    },
    ingredients: 'Miesmuscheln, Olivenöl, Weißweinessig, Paprika, Nelke, Pfeffer, Lorbeer, Meersalz.',
    storage:
      'Kühl und trocken; nach dem Öffnen in den Kühlschrank. Nach dem Öffnen innerhalb von 2 Tagen verbrauchen.',
  },
  'albacore-belly-in-olive-oil': {
    name: 'Bauch vom Weißen Thun in Olivenöl',
    description:
      'Der Bauch ist das Stück, das die Fischer früher mit nach Hause nahmen. In Streifen aus geangeltem Weißem Thun geschnitten, ganz sachte pochiert und aufrecht ins Glas gestellt, damit man sieht, was man bekommt: elfenbeinfarben, zart rosa, in Lagen, die auseinandergleiten wie Seiten. Reich und mild, ganz ohne Mayonnaise. Auf reife Tomaten mit Zwiebel legen und das Öl hinterhergießen.',
    attributes: {
      Herkunft: 'Azoren und Golf von Biskaya, verpackt in Matosinhos, Portugal',
      Saison: 'Juni bis September, mit der Angelrute gefangen',
      Nettogewicht: '190 g',
      'Passt zu': 'Tomaten, Frühlingszwiebeln, weiße Bohnen',
    },
    ingredients: 'Bauchfleisch vom Weißen Thun, Olivenöl, Meersalz.',
    storage:
      'Kühl und trocken; nach dem Öffnen in den Kühlschrank. Nach dem Öffnen innerhalb von 3 Tagen verbrauchen.',
  },
  'piri-piri-sardine-pate': {
    name: 'Sardinenpastete mit Piri-Piri',
    description:
      'Was beim Putzen der Sardinen übrig bleibt, und deshalb kein bisschen schlechter. Mit Tomate, Butter, Zitrone und so viel Vogelaugenchili zerstoßen, dass man es hinter den Ohren spürt: das Töpfchen, das in jedem Lokal am Hafen mit dem Brot kommt. Rosig, glatt, salzig, scharf. Eine Dose ergibt sechs Röstbrote und einen Streit um das siebte.',
    attributes: {
      Herkunft: 'Matosinhos, Portugal',
      Nettogewicht: '65 g',
      'Passt zu': 'Röstbrot, kaltes Bier, Radieschen',
    },
    ingredients: 'Sardinen (60 %), Tomate, Butter, Zitronensaft, Chili, Meersalz.',
    storage:
      'Kühl und trocken; nach dem Öffnen in den Kühlschrank. Nach dem Öffnen innerhalb von 3 Tagen verbrauchen.',
  },
};
