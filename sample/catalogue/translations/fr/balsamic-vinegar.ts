import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const balsamicVinegar: SampleTranslations['products'] = {
  'eight-barrel-balsamic': {
    name: 'Balsamique des huit fûts',
    description:
      'Moitié moût cuit, moitié vinaigre de vin vieilli, passé par huit fûts en six étés. Il nappe la cuillère, puis s’en détache net. Vient d’abord la griotte, ensuite le tabac, le pruneau et un fil de genièvre du dernier fût. Le flacon de ceux qui veulent un seul bon balsamique : à la poêle avec des oignons, sur des fraises, sur un morceau de vieux fromage.',
    attributes: {
      Origine: 'Modène, Italie',
      Variété: 'Lambrusco, trebbiano',
      Affinage: '6 ans, en huit fûts',
      Contenance: '250 ml',
      Accords: 'Fraises, oignons rôtis, vieux fromage',
    },
    ingredients: 'Moût de raisin cuit, vinaigre de vin.',
    storage: 'À température ambiante, inutile de réfrigérer.',
  },
  'twelve-year-traditional-balsamic': {
    name: 'Balsamique traditionnel, 12 ans',
    description:
      'Rien que du moût cuit et au moins douze hivers au grenier. Les deux tiers sont alors partis à travers le bois. Ce qui reste est brun sombre, cerné de cuivre, et se meut comme un miel tiède. Confiture de prune, noix, vieux meubles : aigre et doux au même instant. À verser goutte à goutte : quatre sur un risotto, deux sur un éclat de parmesan.',
    attributes: {
      Origine: 'Spilamberto, Émilie-Romagne, Italie',
      Variété: 'Trebbiano, lambrusco',
      Affinage: 'Au moins 12 ans',
      Contenance: '100 ml',
      Accords: 'Risotto, parmesan, veau',
    },
    ingredients: 'Moût de raisin cuit.',
    storage: 'À température ambiante, inutile de réfrigérer.',
  },
  'extravecchio-balsamic-25-years': {
    name: 'Balsamique Extravecchio, 25 ans',
    description:
      'Tiré une fois l’an des plus petits fûts, un litre de chacun, jamais davantage. Plus vieux que la plupart de ceux qui le goûteront, il est presque solide et sent la réglisse, la figue sèche, l’encens et le bois de cerisier. Une goutte sur le dos de la main, léchée lentement, met une minute à s’éteindre. À servir seul, à la fin du repas.',
    attributes: {
      Origine: 'Spilamberto, Émilie-Romagne, Italie',
      Variété: 'Trebbiano',
      Affinage: 'Au moins 25 ans',
      Contenance: '100 ml',
      Accords: 'Rien du tout, ou une glace à la vanille',
    },
    ingredients: 'Moût de raisin cuit.',
    storage: 'À température ambiante, inutile de réfrigérer.',
  },
  'everyday-table-balsamic': {
    name: 'Balsamique de tous les jours',
    description:
      'Un vinaigre dont on se sert sans y penser et qui manque dès qu’il n’y en a plus. Soixante jours en grands foudres de chêne le laissent léger, vif, tout en raisin, sans le caramel qui fonce les bouteilles moins chères. Sa place est dans la porte du réfrigérateur, à côté de la moutarde : pour la salade et les tomates, pour la poêle après les saucisses, pour un trait dans la soupe de lentilles juste avant de servir.',
    attributes: {
      Origine: 'Modène, Italie',
      Affinage: '60 jours en chêne',
      Contenance: '500 ml',
      Accords: 'Salade, tomates, soupe de lentilles',
    },
    ingredients: 'Vinaigre de vin, moût de raisin cuit.',
    storage: 'À température ambiante, inutile de réfrigérer.',
  },
  'white-grape-condiment': {
    name: 'Condiment de raisin blanc',
    description:
      'Un moût de trebbiano chauffé mais jamais bouilli, qui garde ainsi la couleur de la paille et l’odeur du pressoir en septembre. Les fûts de frêne ne lui cèdent ni bois ni brun. Doux, à peine sucré, très limpide, avec un nez de pomme verte et de fleur de sureau. Pour tout ce qu’un vinaigre sombre tacherait : huîtres, concombre, pêches blanches, saint-jacques crues.',
    attributes: {
      Origine: 'Modène, Italie',
      Variété: 'Trebbiano',
      Affinage: '18 mois en frêne',
      Contenance: '250 ml',
      Accords: 'Huîtres, concombre, pêches blanches',
    },
    ingredients: 'Moût de raisin trebbiano, vinaigre de vin blanc.',
    storage: 'À température ambiante, inutile de réfrigérer.',
  },
  'saba-cooked-grape-must': {
    name: 'Saba, moût de raisin cuit',
    description:
      'Avant le sucre, en Émilie, il y avait la saba : un moût de raisin cuit au chaudron de cuivre d’un soir à l’autre, jusqu’à ce que cinq litres n’en fassent plus qu’un. Pas de vinaigre, donc pas de mordant, seulement le raisin sec, le cacao et la fumée. Les enfants la mangent sur la neige fraîche. Les autres la versent sur la ricotta, la polenta ou le yaourt, ou la diluent dans l’eau gazeuse.',
    attributes: {
      Origine: 'Spilamberto, Émilie-Romagne, Italie',
      Variété: 'Lambrusco',
      'Poids net': '230 g',
      Accords: 'Ricotta, polenta, yaourt nature',
    },
    ingredients: 'Moût de raisin.',
    storage:
      'Au frais et au sec ; au réfrigérateur après ouverture. À consommer dans les 3 mois suivant l’ouverture.',
  },
};
