import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const spicesSalt: SampleTranslations['products'] = {
  'la-mancha-saffron-threads': {
    name: 'Safranfäden aus La Mancha',
    description:
      'Dreihundert Blüten, vor Sonnenaufgang gepflückt und am selben Nachmittag gezupft, für zwei Gramm. Nur die roten Spitzen, auf Seide über Glut geröstet, so trocken, dass sie im Glas rascheln. Ein Dutzend in warmem Wasser zerdrücken, zehn Minuten warten, und eine Pfanne Reis für vier wird golden und duftet nach Heu, Honig und Eisen. Jahr und Familie stehen auf dem Anhänger.',
    attributes: {
      Herkunft: 'Consuegra, Kastilien-La Mancha, Spanien',
      Saison: 'Oktober, vor Sonnenaufgang',
      Herstellung: 'Auf Seide über Glut geröstet',
      Nettogewicht: '2 g',
      'Passt zu': 'Reis, Miesmuscheln, Mandelmilch',
    },
    ingredients: 'Safranfäden.',
    storage: 'Dunkel und trocken, Deckel geschlossen.',
  },
  'sweet-smoked-paprika': {
    name: 'Mildes Räucherpaprikapulver',
    description:
      'Zwei Wochen liegen rote Paprika auf Lattenböden über einem niedrigen Eichenfeuer, jeden Tag von Hand gewendet, bis sie Leder sind. Dreimal auf Stein gemahlen, ist das Pulver fein wie Puder, ziegelrot und riecht nach Lagerfeuer und getrockneten Tomaten. Mild, nicht scharf. Ein Teelöffel im Öl, ehe die Zwiebeln hineinkommen, verändert einen Topf Linsen oder ein Blech Kartoffeln.',
    attributes: {
      Herkunft: 'Kastilien-La Mancha, Spanien',
      Herstellung: '14 Tage über Eiche geräuchert, auf Stein gemahlen',
      Nettogewicht: '75 g',
      'Passt zu': 'Kartoffeln, Oktopus, Linsen',
    },
    ingredients: 'Geräucherte rote Paprika.',
    storage: 'Dunkel und trocken, Deckel geschlossen.',
  },
  'dried-nora-peppers': {
    name: 'Getrocknete Ñora-Paprika',
    description:
      'Kleine runde Paprika, auf Espartomatten in der Sonne getrocknet, bis sie die Farbe alter Ziegel haben und ihre Samen rasseln. Sie bringen keine Schärfe, nur Tiefe: süß, erdig, nah an Rosine und Kakao. Eine zwanzig Minuten einweichen, das Fleisch von der Haut schaben und in Reis, Fischeintopf oder Romesco rühren. Die Schnur trägt etwa vierzehn Stück und macht sich gut neben dem Herd.',
    attributes: {
      Herkunft: 'Kastilien-La Mancha, Spanien',
      Sorte: 'Ñora',
      Herstellung: 'Im Ganzen sonnengetrocknet',
      Nettogewicht: '60 g',
      'Passt zu': 'Bomba-Reis, Fischeintopf, Romesco',
    },
    ingredients: 'Getrocknete Ñora-Paprika.',
    storage: 'Luftig und trocken.',
  },
  'hand-raked-flor-de-sal': {
    name: 'Flor de Sal, von Hand geschöpft',
    description:
      'An windstillen Sommerabenden bildet sich auf den Salinen bei Aveiro eine Haut aus Kristallen, dünn wie das erste Eis. Sie wird mit dem Holzrechen abgehoben, ehe sie sinkt, in der Sonne abgetropft und nie gewaschen. Die Flocken sind feucht, hohl und spröde; sie knirschen, vergehen und schmecken mehr nach Meer als nach Salz. Zum Abschluss auf Tomaten, Steak, Karamell oder ein weiches Ei.',
    attributes: {
      Herkunft: 'Aveiro, Portugal',
      Saison: 'Juli bis September',
      Herstellung: 'Von Hand mit dem Rechen geschöpft, sonnengetrocknet',
      Nettogewicht: '150 g',
      'Passt zu': 'Tomaten, Steak, weiche Eier',
    },
    ingredients: 'Meersalz.',
    storage: 'Trocken, Korken geschlossen.',
  },
  'seaweed-sea-salt': {
    name: 'Meersalz mit Algen',
    description:
      'Grobes Salz aus den Salinen, vermischt mit drei Algen, die bei Springtide gesammelt und auf dem Dach der Konservenfabrik getrocknet werden: Dulse, Nori und Meersalat. Auf heißem Essen werden die grünen Tupfen weich und riechen nach Gezeitentümpel. Es tut für eine gekochte Kartoffel, was Butter tut, und für Butter, was sonst nichts tut. Auch für den Rand eines kalten Biers.',
    attributes: {
      Herkunft: 'Aveiro, Portugal',
      Nettogewicht: '120 g',
      'Passt zu': 'Gekochte Kartoffeln, Butter, weißer Fisch',
    },
    ingredients: 'Meersalz, Dulse, Nori, Meersalat. Kann Spuren von Krebs- und Weichtieren enthalten.',
    storage: 'Trocken, Deckel geschlossen.',
  },
  'wild-mountain-oregano': {
    name: 'Wilder Bergoregano',
    description:
      'Mit der Sichel oberhalb der Kapelle geschnitten, im Augenblick, in dem sich die Blüten öffnen und das Öl in den Blättern am stärksten ist, dann drei Wochen kopfüber im Dunkeln getrocknet. Er kommt als Strauß, mit Stielen. Zwischen den Handflächen über den Salat gerebelt, und der ganze Raum weiß Bescheid: warm, nach Kampfer, ein wenig nach Kiefer. Der aus dem Gewürzregal schmeckt danach nach Papier.',
    attributes: {
      Herkunft: 'Kythira, Griechenland',
      Saison: 'Ende Juni, in voller Blüte',
      Herstellung: 'Wild geschnitten, im Dunkeln getrocknet',
      Nettogewicht: '40 g',
      'Passt zu': 'Tomaten, Feta, gegrilltes Lamm',
    },
    ingredients: 'Wilder Oregano.',
    storage: 'Dunkel und trocken.',
  },
  'salted-island-capers': {
    name: 'Inselkapern in Meersalz',
    description:
      'Sie wachsen aus den Hafenmauern und werden um sechs Uhr früh gepflückt, noch geschlossen, nicht größer als ein Pfefferkorn. In Meersalz eingelegt statt in Essig, behalten sie ihren eigenen Geschmack nach Senf, Rosenblatt und grüner Olive. Abspülen, zehn Minuten wässern, gut trocknen. Dann in die Butter zum Rochen, über Tomatensalat, oder frittiert, bis sie aufgehen wie Blüten.',
    attributes: {
      Herkunft: 'Kythira, Griechenland',
      Saison: 'Mai und Juni, von Hand gepflückt',
      Nettogewicht: '180 g',
      'Passt zu': 'Braune Butter, Rochen, Tomatensalat',
    },
    ingredients: 'Kapernknospen, Meersalz.',
    storage: 'Kühl und dunkel; vor Gebrauch abspülen.',
  },
};
