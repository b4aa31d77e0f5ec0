import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const categories: SampleTranslations['categories'] = {
  'olive-oil': {
    name: 'Olio d’oliva',
    description:
      'Franto poche ore dopo la raccolta, porta il nome dell’oliva e del pendio su cui è cresciuta. Da quello morbido di mandorla a quello così verde che pizzica in gola.',
  },
  'balsamic-vinegar': {
    name: 'Aceto balsamico',
    description:
      'Mosto cotto e pazienza, travasati di botte in botte, sempre più piccola, sotto il tetto di una casa di campagna. Bottiglie per l’insalata e bottiglie da usare a gocce.',
  },
  cheese: {
    name: 'Formaggi',
    description:
      'Latte crudo di pascoli che hanno un nome, lavorato nel rame e nel lino, rivoltato a mano. Tagliato su ordinazione e spedito al fresco, con la sua crosta.',
  },
  charcuterie: {
    name: 'Salumi',
    description:
      'Prosciutti, lonze e salsicce di maiali che le ghiande se le sono andate a cercare, stagionati con sale, aria di montagna e poco altro.',
  },
  'pasta-rice': {
    name: 'Pasta e riso',
    description:
      'Grano duro trafilato al bronzo, essiccato così piano da conservare il profumo del grano. Riso che beve una pentola di brodo e resta al dente.',
  },
  'honey-preserves': {
    name: 'Miele e confetture',
    description:
      'Miele di un solo fiore e di una sola collina, frutta cotta in piccole pentole di rame il giorno stesso della raccolta.',
  },
  'chocolate-bakery': {
    name: 'Cioccolato e forno',
    description:
      'Tavolette e praline, dalla fava tostata all’incarto, e quelle cose asciutte, croccanti e burrose che stanno bene accanto a un caffè, a un formaggio o a un bicchiere di vino.',
  },
  'spices-salt': {
    name: 'Spezie e sale',
    description:
      'Stimmi colti prima dell’alba, peperoni affumicati sul fuoco di quercia, sale sollevato dall’acqua con un rastrello di legno. Ne basta un pizzico.',
  },
  'seafood-tins': {
    name: 'Conserve di mare',
    description:
      'Pesce sbarcato al mattino, inscatolato a mano nel pomeriggio e ancora più buono dopo un anno in dispensa.',
  },
  'gift-sets': {
    name: 'Confezioni regalo',
    description:
      'Scatole preparate su ordinazione, di un solo produttore o di molti, con un biglietto scritto con le parole di chi regala e nulla che serva soltanto a riempire.',
  },
};
