import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const pastaRice: SampleTranslations['products'] = {
  'bronze-die-spaghettoni': {
    name: 'Spaghettoni trafilati al bronzo',
    description:
      'Più spessi degli spaghetti di un capello, e ruvidi come la lingua di un gatto per il bronzo da cui sono passati. Cinquanta ore di essiccazione lenta trattengono il profumo del grano, che torna appena sale il vapore. Cuociono in tredici minuti e tengono l’anima. Basta il sugo più semplice, aglio e olio o pomodoro e basilico: non ne scivola via niente.',
    attributes: {
      Origine: 'Gragnano, Campania, Italia',
      Lavorazione: 'Trafila in bronzo, essiccazione di 50 ore',
      'Peso netto': '500 g',
      Abbinamenti: 'Aglio e olio, pomodoro e basilico',
    },
    ingredients: 'Semola di grano duro, acqua.',
    storage: 'Al fresco e all’asciutto.',
  },
  'giant-paccheri': {
    name: 'Paccheri giganti',
    description:
      'Tubi così larghi da perderci un gambero. Il nome viene dallo schiaffo che danno quando si saltano, e saltati vanno, con un ragù di pomodorini e calamari, finché ognuno ne ha inghiottito la sua parte. Pareti spesse, un morso vero, nessuna rottura in pentola. Quelli che avanzano stanno in piedi in una teglia, si riempiono di ricotta e vanno a gratinare.',
    attributes: {
      Origine: 'Gragnano, Campania, Italia',
      Lavorazione: 'Trafila in bronzo, essiccazione di 60 ore',
      'Peso netto': '500 g',
      Abbinamenti: 'Ragù di calamari, ricotta, cipolle stufate a lungo',
    },
    ingredients: 'Semola di grano duro, acqua.',
    storage: 'Al fresco e all’asciutto.',
  },
  'egg-tagliatelle-nests': {
    name: 'Nidi di tagliatelle all’uovo',
    description:
      'Sette tuorli al chilo, di galline che vedono la luce del giorno, e una sfoglia tirata e non pressata, così resta porosa. Sei nidi, avvolti a mano mentre la pasta è ancora morbida. Cuociono in quattro minuti, prendono il giallo di una buona crema e portano da sé la loro ricchezza. Bastano il burro e un cucchiaio di acqua di cottura; un ragù lento è ancora meglio.',
    attributes: {
      Origine: 'Gragnano, Campania, Italia',
      Lavorazione: 'Sfoglia tirata, nidi avvolti a mano',
      'Peso netto': '250 g',
      Abbinamenti: 'Ragù a cottura lenta, porcini, burro e salvia',
    },
    ingredients: 'Semola di grano duro, tuorli di galline allevate all’aperto (32%).',
    storage: 'Al fresco e all’asciutto.',
  },
  'squid-ink-linguine': {
    name: 'Linguine al nero di seppia',
    description:
      'Nere fino in fondo, e nere anche dopo la cottura, perché il nero è impastato e non dipinto sopra. Profumano di bassa marea e di ferro e sono più delicate di quanto sembrino, salmastre con un accenno dolce. Otto minuti in acqua appena salata, poi vongole, scorza di limone e pangrattato fritto nell’olio d’oliva. Si consiglia una camicia scura.',
    attributes: {
      Origine: 'Gragnano, Campania, Italia',
      Lavorazione: 'Trafila in bronzo, essiccazione di 44 ore',
      'Peso netto': '400 g',
      Abbinamenti: 'Vongole, scorza di limone, pangrattato fritto',
    },
    ingredients: 'Semola di grano duro, acqua, nero di seppia (4%).',
    storage: 'Al fresco e all’asciutto.',
  },
  'hand-rolled-fusilli': {
    name: 'Fusilli al ferretto fatti a mano',
    description:
      'Tre donne, tre ferretti, un tavolo spolverato di semola. Una striscia di impasto macinato a pietra si avvolge sul ferro, si preme una volta sotto il palmo e si sfila in una spirale lunga e irregolare. La crusca resta, così sanno di pane tostato e nocciola e c’è qualcosa da masticare. Sono nati per il ragù d’agnello, ma perdonano broccoli e acciughe.',
    attributes: {
      Origine: 'Gragnano, Campania, Italia',
      Lavorazione: 'Arrotolati a mano sul ferro',
      'Peso netto': '500 g',
    },
    ingredients: 'Semola integrale di grano duro macinata a pietra, acqua.',
    storage: 'Al fresco e all’asciutto.',
  },
  'aged-carnaroli-rice': {
    name: 'Riso Carnaroli invecchiato',
    description:
      'Un buon riso migliora con un anno di attesa. Riposando ancora grezzo nel fresco dell’acciaio, il chicco indurisce fuori e impara a bere piano. In casseruola assorbe tre volte il suo peso in brodo, restituisce una crema di seta e conserva al centro un punto di resistenza. Lavorato in piccoli lotti e chiuso in una latta che sopravvive a molti risotti.',
    attributes: {
      Origine: 'Vercelli, Piemonte, Italia',
      Varietà: 'Carnaroli',
      Affinamento: '12 mesi prima della pilatura',
      'Peso netto': '1 kg',
      Abbinamenti: 'Zafferano, midollo, funghi di bosco',
    },
    ingredients: 'Riso Carnaroli.',
    storage: 'All’asciutto, a coperchio chiuso.',
  },
  'bomba-rice': {
    name: 'Riso Bomba',
    description:
      'Un chicco corto e tondo che si gonfia di lato, come una fisarmonica, e non scoppia quasi mai. Cresciuto nell’acqua fredda che scende dalle colline, più lentamente dei cugini della costa, sopporta un quinto di brodo in più. Per la paella, dove deve stare in uno strato non più alto di un dito e attaccarsi sul fondo; e anche per il riso al forno con una testa d’aglio intera.',
    attributes: {
      Origine: 'Valle del Segura, Spagna',
      Varietà: 'Bomba',
      Stagione: 'Ottobre',
      'Peso netto': '1 kg',
      Abbinamenti: 'Zafferano, peperoni ñora, coniglio',
    },
    ingredients: 'Riso Bomba.',
    storage: 'Al fresco e all’asciutto.',
  },
};
