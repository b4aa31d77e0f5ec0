import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const charcuterie: SampleTranslations['products'] = {
  'acorn-fed-iberico-ham-hand-sliced': {
    name: 'Ibérico-Eichelschinken, handgeschnitten',
    description:
      'Mit dem Messer geschnitten, nie mit der Maschine, in Scheiben für genau einen Bissen. Vierzig Monate in einem Steinhaus haben das Fleisch rubinrot und das Fett so weich gemacht, dass es bei Zimmertemperatur glänzt. Er schmilzt, ehe man kaut: Eichel, Haselnuss, getrocknete Pilze, eine klare Linie Salz. Zwanzig Minuten vorher öffnen und auf einem warmen Teller auslegen.',
    attributes: {
      Herkunft: 'Aracena, Andalusien, Spanien',
      Reifung: '40 Monate',
      Nettogewicht: '100 g',
      'Passt zu': 'Trockener Sherry, Tomatenbrot',
    },
    ingredients: 'Schinken vom Ibérico-Eichelschwein, Meersalz.',
    storage:
      'Gekühlt bei 2 bis 8 °C; 20 Minuten vor dem Servieren öffnen. Nach dem Öffnen innerhalb von 2 Tagen verbrauchen.',
  },
  'acorn-fed-iberico-chorizo': {
    name: 'Chorizo vom Ibérico-Eichelschwein',
    description:
      'Schulter und Bauch, grob mit dem Messer gehackt, mit mildem und geräuchertem Paprika, Knoblauch und Salz über Nacht miteinander bekannt gemacht. Dann wird die Wurst zum Hufeisen gebogen und vier Monate dorthin gehängt, wo abends der Rauch der Steineiche hinzieht. Aufgeschnitten ist sie ziegelrot und weiß marmoriert, kaum scharf, und hinterlässt orangefarbenes Öl an Fingern, die man gern ableckt.',
    attributes: {
      Herkunft: 'Aracena, Andalusien, Spanien',
      Reifung: '4 Monate',
      Nettogewicht: '350 g',
      'Passt zu': 'Spiegeleier, junger Rotwein',
    },
    ingredients: 'Fleisch vom Ibérico-Eichelschwein, Paprika, Knoblauch, Meersalz.',
    storage:
      'Kühl und trocken; angeschnitten in den Kühlschrank. Nach dem Anschneiden innerhalb von 3 Wochen verbrauchen.',
  },
  'cured-iberico-loin': {
    name: 'Luftgetrockneter Ibérico-Lomo',
    description:
      'Die ganze Lende, von Hand pariert, mit Knoblauch, Oregano und etwas Paprika eingerieben und fünf Monate in der eigenen Haut gereift. Quer geschnitten ist jede Scheibe ein rosiges Oval mit Adern wie Marmor. Magerer als Schinken und fester, in der Mitte geröstete Mandel, am Rand Rauch. Hauchdünn schneiden und ganz ohne etwas dazu essen.',
    attributes: {
      Herkunft: 'Aracena, Andalusien, Spanien',
      Reifung: '5 Monate',
      Nettogewicht: '400 g',
      'Passt zu': 'Mandeln, Manzanilla, Melone',
    },
    ingredients: 'Lende vom Ibérico-Eichelschwein, Meersalz, Knoblauch, Paprika, Oregano.',
    storage:
      'Gekühlt bei 2 bis 8 °C, in ein Tuch gewickelt. Nach dem Anschneiden innerhalb von 3 Wochen verbrauchen.',
  },
  'black-pepper-salchichon': {
    name: 'Salchichón mit schwarzem Pfeffer',
    description:
      'In dieser Wurst steckt kein Paprika, also hat das Fleisch das erste Wort. Magere Schulter und fester Rückenspeck werden einmal gewolft, mit geschrotetem schwarzem Pfeffer, Muskatnuss und einem Glas Sherry gewürzt und aufgehängt, bis weißer Edelschimmel die Haut bedeckt. Rosa, dicht, mit feiner Säure: die Wurst, die beim Picknick als Erste angeschnitten wird und es nie bis aufs Brot schafft.',
    attributes: {
      Herkunft: 'Aracena, Andalusien, Spanien',
      Reifung: '3 Monate',
      Nettogewicht: '300 g',
    },
    ingredients: 'Ibérico-Schweinefleisch, Meersalz, schwarzer Pfeffer, Muskatnuss, Sherry.',
    storage:
      'Kühl und trocken; angeschnitten in den Kühlschrank. Nach dem Anschneiden innerhalb von 3 Wochen verbrauchen.',
  },
  'bone-in-iberico-shoulder': {
    name: 'Ibérico-Schulter mit Knochen',
    description:
      'Eine ganze Schulter samt Klaue, sechsundzwanzig Monate alt. Kleiner als ein Schinken und schneller aufgegessen, am Knochen süßer, und genau richtig für ein Fest oder lange Weihnachten. In den Halter spannen, nur so viel Fett abschneiden wie nötig und es wieder über den Anschnitt legen, wenn der letzte Gast gegangen ist. Aus dem Knochen wird eine vornehme Brühe.',
    attributes: {
      Herkunft: 'Aracena, Andalusien, Spanien',
      Reifung: '26 Monate',
      Nettogewicht: '4,5 kg',
    },
    ingredients: 'Schulter vom Ibérico-Eichelschwein, Meersalz.',
    storage:
      'Hängend oder im Halter, kühl und luftig. Nach dem Anschneiden innerhalb von 5 Wochen verbrauchen.',
  },
  'nebbiolo-salami': {
    name: 'Salami mit Nebbiolo',
    description:
      'Eine kurze, pralle Salami aus einem Keller unter den Arkaden. Das Fleisch mariniert in Nebbiolo, der mit Lorbeer, Nelke und einem Streifen Orange eingekocht wurde, dann wird es von Hand gefüllt und mit rot-weißem Garn gebunden. Sechs Wochen später sind die Scheiben dunkel wie Wein und beinahe streichfähig. Sie duftet nach Wirtshaus im November, im besten Sinn.',
    attributes: {
      Herkunft: 'Turin, Piemont, Italien',
      Reifung: '6 Wochen',
      Nettogewicht: '250 g',
      'Passt zu': 'Grissini, eingelegte Zwiebeln, Nebbiolo',
    },
    ingredients: 'Schweinefleisch, Nebbiolo-Wein, Meersalz, Pfeffer, Lorbeer, Nelke, Orangenschale.',
    storage: 'Gekühlt bei 2 bis 8 °C. Nach dem Anschneiden innerhalb von 10 Tagen verbrauchen.',
  },
};
