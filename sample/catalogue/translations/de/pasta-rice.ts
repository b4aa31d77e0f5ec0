import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const pastaRice: SampleTranslations['products'] = {
  'bronze-die-spaghettoni': {
    name: 'Spaghettoni aus der Bronzeform',
    description:
      'Um ein Haar dicker als Spaghetti und rau wie eine Katzenzunge von der Bronze, durch die sie gepresst wurden. Fünfzig Stunden langsames Trocknen bewahren den Weizenduft, der mit dem ersten Dampf wiederkehrt. Sie brauchen dreizehn Minuten und behalten ihren Kern. Kochen Sie die einfachste Sauce, die Sie kennen, Knoblauch und Öl oder Tomate und Basilikum: Nichts davon rutscht ab.',
    attributes: {
      Herkunft: 'Gragnano, Kampanien, Italien',
      Herstellung: 'Bronzeform, 50 Stunden getrocknet',
      Nettogewicht: '500 g',
      'Passt zu': 'Knoblauch und Öl, Tomate und Basilikum',
    },
    ingredients: 'Hartweizengrieß, Wasser.',
    storage: 'Kühl und trocken.',
  },
  'giant-paccheri': {
    name: 'Riesen-Paccheri',
    description:
      'Röhren, in denen eine Garnele verloren gehen kann. Ihr Name kommt von dem Klatschen beim Schwenken, und geschwenkt gehören sie, mit einem Ragù aus kleinen Tomaten und Kalmar, bis jede ihren Anteil geschluckt hat. Dicke Wände, ordentlicher Biss, kein Aufplatzen im Topf. Was übrig bleibt, stellt man aufrecht in eine Form, füllt es mit Ricotta und schiebt es unter den Grill.',
    attributes: {
      Herkunft: 'Gragnano, Kampanien, Italien',
      Herstellung: 'Bronzeform, 60 Stunden getrocknet',
      Nettogewicht: '500 g',
      'Passt zu': 'Kalmar-Ragù, Ricotta, langsam geschmorte Zwiebeln',
    },
    ingredients: 'Hartweizengrieß, Wasser.',
    storage: 'Kühl und trocken.',
  },
  'egg-tagliatelle-nests': {
    name: 'Eiertagliatelle in Nestern',
    description:
      'Sieben Eigelb auf das Kilo, von Hennen, die Tageslicht sehen, und ein Teig, der gewalzt statt gepresst wird und deshalb porös bleibt. Sechs Nester, von Hand gewickelt, solange die Bänder noch weich sind. Nach vier Minuten sind sie gar, gelb wie eine gute Vanillesauce und von sich aus gehaltvoll. Butter und ein Löffel Kochwasser genügen; ein langsames Ragù ist besser.',
    attributes: {
      Herkunft: 'Gragnano, Kampanien, Italien',
      Herstellung: 'Gewalzter Teig, Nester von Hand gewickelt',
      Nettogewicht: '250 g',
      'Passt zu': 'Langsames Ragù, Steinpilze, Salbeibutter',
    },
    ingredients: 'Hartweizengrieß, Eigelb aus Freilandhaltung (32 %).',
    storage: 'Kühl und trocken.',
  },
  'squid-ink-linguine': {
    name: 'Linguine mit Sepiatinte',
    description:
      'Schwarz durch und durch, auch nach dem Kochen, denn die Tinte wird in den Teig geknetet und nicht aufgemalt. Sie riechen nach Ebbe und Eisen und schmecken sanfter, als sie aussehen, salzig mit einem Anflug von Süße. Acht Minuten in kaum gesalzenem Wasser, dann Venusmuscheln, Zitronenschale und in Olivenöl geröstete Brösel. Tragen Sie ein dunkles Hemd.',
    attributes: {
      Herkunft: 'Gragnano, Kampanien, Italien',
      Herstellung: 'Bronzeform, 44 Stunden getrocknet',
      Nettogewicht: '400 g',
      'Passt zu': 'Venusmuscheln, Zitronenschale, geröstete Brösel',
    },
    ingredients: 'Hartweizengrieß, Wasser, Sepiatinte (4 %).',
    storage: 'Kühl und trocken.',
  },
  'hand-rolled-fusilli': {
    name: 'Handgerollte Fusilli',
    description:
      'Drei Frauen, drei Eisenstäbe, ein mit Grieß bestäubter Tisch. Ein Streifen Teig aus steingemahlenem Korn wird um den Stab gewickelt, einmal unter der Handfläche gerollt und als lange, ungleiche Spirale abgestreift. Die Kleie bleibt drin; so schmecken sie nach Röstbrot und Haselnuss und geben zu kauen. Erfunden für Lammragù, nachsichtig bei Brokkoli mit Sardellen.',
    attributes: {
      Herkunft: 'Gragnano, Kampanien, Italien',
      Herstellung: 'Von Hand auf Eisen gerollt',
      Nettogewicht: '500 g',
    },
    ingredients: 'Steingemahlener Vollkornhartweizen, Wasser.',
    storage: 'Kühl und trocken.',
  },
  'aged-carnaroli-rice': {
    name: 'Gereifter Carnaroli-Reis',
    description:
      'Guter Reis gewinnt, wenn er ein Jahr wartet. Ungeschliffen in kühlem Stahl, wird das Korn außen härter und lernt, langsam zu trinken. Im Topf nimmt es das Dreifache seines Gewichts an Brühe auf, gibt seidige Creme zurück und behält in der Mitte einen Punkt Widerstand. In kleinen Mengen geschliffen und in eine Dose gefüllt, die viele Risotti überlebt.',
    attributes: {
      Herkunft: 'Vercelli, Piemont, Italien',
      Sorte: 'Carnaroli',
      Reifung: '12 Monate vor dem Schleifen',
      Nettogewicht: '1 kg',
      'Passt zu': 'Safran, Knochenmark, Waldpilze',
    },
    ingredients: 'Carnaroli-Reis.',
    storage: 'Trocken, Deckel geschlossen.',
  },
  'bomba-rice': {
    name: 'Bomba-Reis',
    description:
      'Ein kurzes, rundes Korn, das in die Breite quillt wie ein Akkordeon und fast nie platzt. Er wächst in kaltem Wasser aus den Bergen, langsamer als seine Verwandten an der Küste, und verträgt ein Fünftel mehr Brühe. Für Paella, in der er höchstens fingerdick liegen und unten ansetzen soll; auch für Ofenreis mit einer ganzen Knoblauchknolle.',
    attributes: {
      Herkunft: 'Segura-Tal, Spanien',
      Sorte: 'Bomba',
      Saison: 'Oktober',
      Nettogewicht: '1 kg',
      'Passt zu': 'Safran, Ñora-Paprika, Kaninchen',
    },
    ingredients: 'Bomba-Reis.',
    storage: 'Kühl und trocken.',
  },
};
