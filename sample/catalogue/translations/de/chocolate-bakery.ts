import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const chocolateBakery: SampleTranslations['products'] = {
  'dark-chocolate-72-percent': {
    name: 'Dunkle Schokolade 72 Prozent',
    description:
      'Bohnen von einer einzigen Farm im Sambirano-Tal, hell geröstet, damit die Frucht überlebt. Drei Tage in der Granitmühle, dann Rohrzucker und sonst nichts: keine Vanille, kein Lecithin. Sie bricht mit klarem Knacken und beginnt säuerlich, wie Himbeeren und Johannisbeeren, ehe darunter der Kakao kommt. Ein Stück am Gaumen schmelzen lassen, nicht kauen.',
    attributes: {
      Herkunft: 'Kakao aus Sambirano, Madagaskar',
      Kakao: '72 %',
      Nettogewicht: '70 g',
      'Passt zu': 'Espresso, gereifter Rum, Himbeeren',
    },
    ingredients: 'Kakaobohnen, Rohrzucker. Kann Spuren von Milch und Schalenfrüchten enthalten.',
    storage: 'Kühl und trocken, 16 bis 18 °C.',
  },
  'hay-milk-chocolate-50-percent': {
    name: 'Heumilchschokolade 50 Prozent',
    description:
      'Milchschokolade für alle, die ihr als Kind abgeschworen haben. Die halbe Tafel ist Kakao aus Ecuador, vom Rest das meiste Milch von Kühen, die Gras und Heu fressen und nichts Vergorenes. Sie ist langsam und rund, mit Karamell, Keks und, wenn sie im Spätsommer entsteht, Klee. Ein paar Körner Salz halten sie ehrlich. Fünfzig Prozent, und in etwa vier Minuten weg.',
    attributes: {
      Herkunft: 'Kakao aus Manabí, Ecuador; Milch aus der Steiermark, Österreich',
      Kakao: '50 %',
      Nettogewicht: '70 g',
    },
    ingredients:
      'Kakaobohnen, Rohrzucker, Heumilchpulver, Kakaobutter, Salz. Kann Spuren von Schalenfrüchten enthalten.',
    storage: 'Kühl und trocken, 16 bis 18 °C.',
  },
  'pumpkin-seed-pralines': {
    name: 'Kürbiskernpralinen',
    description:
      'Zwölf dunkle Kuppeln mit einer Füllung, so grün, dass Gäste auf Pistazie tippen. Es ist steirischer Kürbiskern, geröstet, bis er knackt, mit Zucker und etwas vom eigenen Öl vermahlen. Die Hülle bricht, der Kern ist weich, mit Absicht noch ein wenig körnig, und der Geschmack geht von Nuss über Karamell zu etwas beinahe Herzhaftem. Auf jeder sitzt ein Kern, damit keiner sich vertut.',
    attributes: {
      Herkunft: 'Graz, Steiermark, Österreich',
      Kakao: '64 %',
      Inhalt: '12 Pralinen',
      Nettogewicht: '132 g',
    },
    ingredients:
      'Dunkle Schokolade, Kürbiskerne (31 %), Rohrzucker, Kürbiskernöl, Salz. Kann Spuren von Milch und Schalenfrüchten enthalten.',
    storage: 'Kühl und trocken, 16 bis 18 °C.',
  },
  'orange-peel-in-dark-chocolate': {
    name: 'Orangenstäbchen in dunkler Schokolade',
    description:
      'Dicke Schale von Winterorangen, dreimal blanchiert und neun Tage kandiert, jeden Morgen mit etwas mehr Sirup, bis sie durchscheint und sich biegt, ohne zu kleben. Dann ein halber Mantel aus dunkler Schokolade, und ein orangefarbenes Ende bleibt zum Festhalten. Zäh im guten Sinn, bitter, duftend und früher aufgegessen als geplant. Schachtel hinter etwas Hohem aufbewahren.',
    attributes: {
      Herkunft: 'Graz, Steiermark, Österreich',
      Kakao: '68 %',
      Nettogewicht: '150 g',
    },
    ingredients:
      'Kandierte Orangenschale (56 %), Kakaobohnen, Rohrzucker. Kann Spuren von Milch und Schalenfrüchten enthalten.',
    storage: 'Kühl und trocken, 16 bis 18 °C.',
  },
  'drinking-chocolate-flakes': {
    name: 'Trinkschokolade in Flocken',
    description:
      'Kein Pulver, sondern echte Schokolade, vom Block gehobelt. Vier Löffel in eine Tasse heiße Milch, eine Minute mit dem Schneebesen, und sie wird dick und glänzend, mit Zimt und geröstetem Mais von den mexikanischen Bohnen. Mit Wasser ist sie dunkler, älter und nach dem Skifahren sehr gut. Die Kupferdose reicht für zehn Tassen oder ein verregnetes Wochenende.',
    attributes: {
      Herkunft: 'Kakao aus Tabasco, Mexiko',
      Kakao: '66 %',
      Nettogewicht: '250 g',
    },
    ingredients: 'Kakaobohnen, Rohrzucker, Kakaobutter. Kann Spuren von Milch und Schalenfrüchten enthalten.',
    storage: 'Kühl und trocken, Deckel geschlossen.',
  },
  'piedmont-gianduja-cream': {
    name: 'Gianduja-Creme aus dem Piemont',
    description:
      'Mehr als das halbe Glas ist Haselnuss, am Mittwoch geröstet und am Donnerstag mit Kakao und Rohrzucker vermahlen. Kein Palmöl, keine Milch; deshalb ist sie etwas fester als erwartet und wird auf warmem Brot geschmeidig. Sie schmeckt erst nach Nüssen, dann nach Schokolade, in dieser Reihenfolge. Öl an der Oberfläche ist ein gutes Zeichen: einfach umrühren.',
    attributes: {
      Herkunft: 'Langhe, Piemont, Italien',
      Nettogewicht: '250 g',
    },
    ingredients: 'Haselnüsse (55 %), Rohrzucker, Kakao, Kakaobutter. Kann Spuren von Milch enthalten.',
    storage: 'Bei Raumtemperatur, vor Gebrauch umrühren. Nach dem Öffnen innerhalb von 8 Wochen verbrauchen.',
  },
  'hand-stretched-grissini': {
    name: 'Handgezogene Grissini',
    description:
      'Ein Streifen Teig, zwei Hände und ein Zug, so weit die Arme des Bäckers reichen. In grobem Maisgrieß gewälzt und direkt auf Stein gebacken, kommen die Stangen knotig und golden heraus, am dünnen Ende spröde, am dicken mit etwas Biss. Sie schmecken nach Olivenöl und Kruste. In Schinken wickeln, oder einfach ein Bündel auf den Tisch legen und zuhören.',
    attributes: {
      Herkunft: 'Turin, Piemont, Italien',
      Herstellung: 'Von Hand gezogen, auf Stein gebacken',
      Nettogewicht: '250 g',
      'Passt zu': 'Schinken, Weichkäse, Wermut',
    },
    ingredients: 'Weizenmehl, Olivenöl (9 %), Maisgrieß, Hefe, Salz.',
    storage: 'Kühl und trocken.',
  },
  'cornmeal-hazelnut-biscuits': {
    name: 'Maiskringel mit Haselnüssen',
    description:
      'Zu gerillten Ringen gespritzt, wie in jeder Bäckerei zwischen Turin und Cuneo, von denen jede sicher ist, dass die anderen es falsch machen. Fein gemahlener gelber Mais macht sie sandig, Butter macht sie mürbe, und gehackte Haselnüsse machen das Aufhören schwer. Sie wollen getunkt werden: um acht in Kaffee, um zehn Uhr abends in Süßwein. Die rote Dose lohnt das Aufheben.',
    attributes: {
      Herkunft: 'Turin, Piemont, Italien',
      Nettogewicht: '300 g',
      'Passt zu': 'Espresso, süßer Moscato, Zabaione',
    },
    ingredients: 'Weizenmehl, Butter, Maismehl (22 %), Zucker, Haselnüsse (12 %), Eigelb, Zitronenschale.',
    storage: 'Trocken, Deckel geschlossen.',
  },
  'dales-oatcakes': {
    name: 'Oatcakes aus den Dales',
    description:
      'Grob und mittelfein geschnittener Hafer, Butter von derselben Herde, Salz. Jeden Freitag rau ausgerollt und auf einer Eisenplatte gebacken, bis sich die Ränder wölben. Diese Haferkekse sind auf die richtige Art trocken, nussig und ganz leicht süß, und so stabil, dass sie eine Scheibe kalte Butter und eine dickere Käse tragen, ohne auf halbem Weg zum Mund zu brechen. Vierzehn in der Rolle.',
    attributes: {
      Herkunft: 'Muker, North Yorkshire, Vereinigtes Königreich',
      Nettogewicht: '200 g',
      'Passt zu': 'Blauschimmelkäse, Räucherfisch, Haferpflaumen-Chutney',
    },
    ingredients: 'Hafer (81 %), Butter, Salz, Natron.',
    storage: 'Kühl und trocken.',
  },
};
