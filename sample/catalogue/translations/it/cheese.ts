import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const cheese: SampleTranslations['products'] = {
  'summer-alp-cheese-18-months': {
    name: 'Formaggio d’alpeggio estivo, 18 mesi',
    description:
      'Nasce solo nei cento giorni in cui la mandria pascola a 1860 metri, su un fuoco di abete rosso, dal latte del mattino ancora caldo. Diciotto mesi dopo la pasta è color paglia e si spezza a piegarla. Dentro ci sono noce tostata, ananas e brodo di manzo, e cristalli bianchi che scricchiolano. Va tagliato sottile, dopo averlo portato a temperatura ambiente.',
    attributes: {
      Origine: 'Gsteig, Berna, Svizzera',
      Latte: 'Latte vaccino crudo, pascolo estivo',
      Affinamento: '18 mesi',
      'Peso netto': '350 g',
      Abbinamenti: 'Pere, vino bianco secco, pane alle noci',
    },
    ingredients: 'Latte vaccino crudo, sale, caglio, fermenti.',
    storage: 'In frigorifero tra 2 e 8 °C, nella sua carta. Consumare entro 14 giorni dal taglio.',
  },
  'raclette-quarter-wheel': {
    name: 'Raclette, un quarto di forma',
    description:
      'Un quarto di forma intera: quanto finiscono sei persone affamate in una sera di neve. Davanti al fuoco la pasta avorio si affloscia, fa le bolle e dora ai bordi, e la crosta diventa così croccante da litigarsela. Con quattro mesi di stagionatura fonde in un solo velo invece di ungere. Patate, sottaceti, pepe, e qualcuno che continui a raschiare.',
    attributes: {
      Origine: 'Gsteig, Berna, Svizzera',
      Latte: 'Latte vaccino crudo',
      Affinamento: '4 mesi',
      'Peso netto': '1,4 kg',
      Abbinamenti: 'Patate a pasta soda, cetriolini, tè nero',
    },
    ingredients: 'Latte vaccino crudo, sale, caglio, fermenti.',
    storage: 'In frigorifero tra 2 e 8 °C, nella sua carta. Consumare entro 10 giorni dal taglio.',
  },
  'hay-flower-tomme': {
    name: 'Tomme ai fiori di fieno',
    description:
      'Una piccola forma rotolata in ciò che cade tra le assi del fienile: fiordaliso, calendula, trifoglio, timo e parecchia erba. La crosta si mangia e profuma di stalla in agosto. Sotto corre una linea sottile e cremosa, poi un cuore morbido e lattico con una nota di camomilla. Va portata in tavola intera: metà del piacere è guardarla.',
    attributes: {
      Origine: 'Gsteig, Berna, Svizzera',
      Latte: 'Latte vaccino crudo',
      Affinamento: '10 settimane',
      'Peso netto': '600 g',
      Abbinamenti: 'Miele d’acacia, sidro, pane di segale',
    },
    ingredients: 'Latte vaccino crudo, sale, caglio, fermenti, fiori di fieno.',
    storage: 'In frigorifero tra 2 e 8 °C, nella sua carta. Consumare entro 10 giorni dal taglio.',
  },
  'clothbound-cheddar-14-months': {
    name: 'Cheddar fasciato in tela, 14 mesi',
    description:
      'Avvolto nel lino, strofinato con lo strutto e dimenticato per quattordici mesi in un fienile freddo, questo cheddar non ha mai smesso di respirare. La pasta è asciutta e rocciosa, giallo burro, più scura vicino alla tela, dove sa di terra e cipolla arrosto. Verso il centro si fa pungente ed erbacea. Meglio spezzarlo con la punta del coltello che affettarlo.',
    attributes: {
      Origine: 'Muker, North Yorkshire, Regno Unito',
      Latte: 'Latte crudo di vacche Shorthorn',
      Affinamento: '14 mesi nella tela',
      'Peso netto': '300 g',
      Abbinamenti: 'Chutney di susine damson, mele, birra amara',
    },
    ingredients: 'Latte vaccino crudo, sale, caglio, fermenti, strutto (crosta).',
    storage: 'In frigorifero tra 2 e 8 °C, nella sua carta. Consumare entro 14 giorni dal taglio.',
  },
  'skerrow-blue': {
    name: 'Skerrow Blue, erborinato',
    description:
      'Forato a mano a cinque settimane, perché l’aria trovi la strada e il blu la segua. A dodici è percorso da vene color ardesia, umido più che friabile, salato sulla punta della lingua e dolce come il burro in fondo. Non pizzica, scende: cacao, pietra bagnata, un poco di anice. Ottimo su una galletta d’avena calda.',
    attributes: {
      Origine: 'Muker, North Yorkshire, Regno Unito',
      Latte: 'Latte pastorizzato di vacche Shorthorn',
      Affinamento: '12 settimane',
      'Peso netto': '250 g',
      Abbinamenti: 'Gallette d’avena, noci, vino dolce',
    },
    ingredients: 'Latte vaccino pastorizzato, sale, caglio, fermenti, muffe blu.',
    storage: 'In frigorifero tra 2 e 8 °C, nella sua carta. Consumare entro 7 giorni dal taglio.',
  },
  'tarn-ale-washed-cheese': {
    name: 'Tarn, formaggio lavato alla birra',
    description:
      'Un giorno sì e uno no, per sei settimane, qualcuno rivolta queste formette e le bagna con la birra scura del paese vicino. La crosta diventa appiccicosa, color albicocca, e si fa sentire assai più al naso che in bocca. Dentro c’è una crema lenta, da cucchiaio, con malto, arachide e pancetta affumicata. Quindici minuti in forno nella sua scatola di abete, e poi pane strappato con le mani.',
    attributes: {
      Origine: 'Muker, North Yorkshire, Regno Unito',
      Latte: 'Latte vaccino pastorizzato',
      Affinamento: '6 settimane, lavato alla birra',
      'Peso netto': '250 g',
    },
    ingredients:
      'Latte vaccino pastorizzato, sale, caglio, fermenti, birra scura (acqua, malto d’orzo, luppolo, lievito).',
    storage: 'In frigorifero tra 2 e 8 °C, nella sua scatola. Consumare entro 5 giorni dal taglio.',
  },
  'saffron-sheep-cheese': {
    name: 'Pecorino allo zafferano',
    description:
      'Quando si tosta lo zafferano, gli stimmi spezzati che nessuno può vendere finiscono nel latte. Colorano la cagliata di giallo tuorlo e la profumano di fieno e miele; i grani interi di pepe nero fanno il resto. Cinque mesi, pasta soda e leggermente oleosa, pressata nell’antica treccia di sparto che lascia il suo zigzag sulla crosta. Da servire in triangoli sottili.',
    attributes: {
      Origine: 'Consuegra, Castiglia-La Mancia, Spagna',
      Latte: 'Latte ovino crudo',
      Affinamento: '5 mesi',
      'Peso netto': '250 g',
      Abbinamenti: 'Cotognata, sherry secco, mandorle',
    },
    ingredients: 'Latte ovino, sale, caglio, pepe nero, zafferano.',
    storage: 'In frigorifero tra 2 e 8 °C, nella sua carta. Consumare entro 14 giorni dal taglio.',
  },
};
