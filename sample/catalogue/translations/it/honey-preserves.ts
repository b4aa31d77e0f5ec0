import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const honeyPreserves: SampleTranslations['products'] = {
  'wild-thyme-honey': {
    name: 'Miele di timo selvatico',
    description:
      'A luglio sui promontori fiorisce soltanto il timo, quindi le api non hanno scelta, e nemmeno il miele. È denso, ambrato e resinoso, con erbe calde, scorza d’arancia e un solletico di pepe in gola. Smielato a freddo, filtrato con un panno, nient’altro. Sullo yogurt di pecora con le noci è colazione; su un formaggio fritto bollente è cena.',
    attributes: {
      Origine: 'Citera, Grecia',
      Stagione: 'Luglio e agosto',
      Lavorazione: 'Smielato a freddo, non riscaldato',
      'Peso netto': '400 g',
      Abbinamenti: 'Yogurt di pecora, noci, formaggio fritto',
    },
    ingredients: 'Miele di timo.',
    storage: 'A temperatura ambiente; può cristallizzare.',
  },
  'cut-thyme-honeycomb': {
    name: 'Favo di miele di timo',
    description:
      'Un quadrato tagliato dal telaino, celle sigillate comprese, proprio come l’hanno lasciato le api. Al morso ogni cella cede con un piccolo schiocco, poi scorre il miele di timo e resta la cera da masticare. Se ne possono sacrificare pochi telaini all’anno. Su un tagliere con un formaggio erborinato, e ognuno ne stacca un angolo.',
    attributes: {
      Origine: 'Citera, Grecia',
      Stagione: 'Agosto, una volta all’anno',
      'Peso netto': '300 g',
      Abbinamenti: 'Formaggi erborinati, pan brioche tostato, pere',
    },
    ingredients: 'Miele di timo in favo naturale.',
    storage: 'A temperatura ambiente, a coperchio chiuso.',
  },
  'chestnut-forest-honey': {
    name: 'Miele di castagno di bosco',
    description:
      'Scuro come un tè forte e dolce quanto basta. Quando a fine giugno fioriscono i castagni, duecento arnie sono pronte lungo la pista nel bosco, e per dieci giorni non entra altro. Profuma di cuoio e corteccia calda e lascia un amaro piacevole, come la pellicina della noce. Non cristallizza quasi mai e ama le cose salate.',
    attributes: {
      Origine: 'Ardèche, Francia',
      Stagione: 'Da fine giugno a luglio',
      Lavorazione: 'Smielato a freddo, non riscaldato',
      'Peso netto': '350 g',
      Abbinamenti: 'Formaggio di capra, anatra arrosto, tè nero',
    },
    ingredients: 'Miele di castagno.',
    storage: 'A temperatura ambiente; può cristallizzare.',
  },
  'ardeche-chestnut-cream': {
    name: 'Crema di castagne dell’Ardèche',
    description:
      'Castagne delle terrazze, sbucciate due volte, cotte piano e passate al setaccio finché non resta un granello, poi cotte con zucchero di canna e un baccello di vaniglia aperto. Il cucchiaio ci sta in piedi. Poiché un terzo dei frutti è prima essiccato sulla brace dei propri ricci, dietro la dolcezza c’è un soffio di fumo. Nelle crêpe, sotto la panna montata o direttamente dalla latta.',
    attributes: {
      Origine: 'Ardèche, Francia',
      'Peso netto': '250 g',
      Abbinamenti: 'Crêpe, panna montata, meringhe',
    },
    ingredients: 'Castagne (58%), zucchero di canna, vaniglia.',
    storage:
      'Al fresco e all’asciutto; in frigorifero dopo l’apertura. Consumare entro 10 giorni dall’apertura.',
  },
  'bergeron-apricot-preserve': {
    name: 'Confettura di albicocche Bergeron',
    description:
      'La Bergeron è l’albicocca che macchia le dita: guance rosse, acidula, in ritardo di una settimana. Le metà entrano nella pentola di rame il giorno della raccolta, con metà del loro peso in zucchero e qualche armellina per l’amaro, e ne escono ancora intere. La consistenza è morbida, il colore quello del sole basso della sera. In una crostata, e la crostata non chiede altro.',
    attributes: {
      Origine: 'Valle del Rodano, Francia',
      Varietà: 'Bergeron',
      Stagione: 'Luglio',
      'Peso netto': '320 g',
    },
    ingredients: 'Albicocche (65%), zucchero di canna, succo di limone.',
    storage:
      'Al fresco e all’asciutto; in frigorifero dopo l’apertura. Consumare entro 4 settimane dall’apertura.',
  },
  'black-fig-and-walnut-preserve': {
    name: 'Confettura di fichi neri e noci',
    description:
      'Fichi di settembre, così maturi che si aprono sulla via della cucina, cotti con vino rosso, una foglia di alloro e noci nuove sgusciate la mattina stessa. I semi schioccano, le noci restano croccanti e il vino tiene a bada la dolcezza. È fatta per il formaggio, e lo sa. Un cucchiaino trasforma in salsa anche il fondo di un petto d’anatra.',
    attributes: {
      Origine: 'Ardèche, Francia',
      Stagione: 'Settembre',
      'Peso netto': '220 g',
      Abbinamenti: 'Formaggi erborinati, petto d’anatra',
    },
    ingredients: 'Fichi neri (60%), zucchero di canna, noci (9%), vino rosso, alloro.',
    storage:
      'Al fresco e all’asciutto; in frigorifero dopo l’apertura. Consumare entro 4 settimane dall’apertura.',
  },
  'damson-chutney': {
    name: 'Chutney di susine damson',
    description:
      'La siepe lungo il viottolo dà piccole susine nere, così aspre che le lasciano stare anche gli uccelli. Stufate cinque ore con cipolle, aceto di sidro, zucchero bruno e macis, si disfano in qualcosa di scuro, pungente e appiccicoso. Prima dell’etichetta aspetta un inverno, finché gli spigoli si arrotondano. Senza, un panino al formaggio ormai sembra incompiuto.',
    attributes: {
      Origine: 'Muker, North Yorkshire, Regno Unito',
      Stagione: 'Settembre',
      'Peso netto': '280 g',
      Abbinamenti: 'Cheddar, pasticcio di maiale, manzo freddo',
    },
    ingredients: 'Susine damson (48%), cipolle, zucchero bruno, aceto di sidro, macis, sale.',
    storage:
      'Al fresco e all’asciutto; in frigorifero dopo l’apertura. Consumare entro 8 settimane dall’apertura.',
  },
};
