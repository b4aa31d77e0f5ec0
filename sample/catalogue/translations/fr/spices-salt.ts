import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const spicesSalt: SampleTranslations['products'] = {
  'la-mancha-saffron-threads': {
    name: 'Filaments de safran de La Mancha',
    description:
      'Trois cents fleurs, cueillies avant l’aube et émondées l’après-midi même, pour deux grammes. Rien que les pointes rouges, séchées sur soie au-dessus des braises, assez sèches pour tinter dans le verre. Écrasez-en une douzaine dans l’eau tiède, attendez dix minutes, et un riz pour quatre devient d’or et sent le foin, le miel et le fer. L’année et la famille sont écrites sur l’étiquette.',
    attributes: {
      Origine: 'Consuegra, Castille-La Manche, Espagne',
      Saison: 'Octobre, avant l’aube',
      Fabrication: 'Séché sur soie au-dessus des braises',
      'Poids net': '2 g',
      Accords: 'Riz, moules, lait d’amande',
    },
    ingredients: 'Filaments de safran.',
    storage: 'À l’abri de la lumière, au sec, couvercle fermé.',
  },
  'sweet-smoked-paprika': {
    name: 'Paprika doux fumé',
    description:
      'Deux semaines durant, les piments rouges reposent sur des claies au-dessus d’un petit feu de chêne, retournés à la main chaque jour, jusqu’à devenir cuir. Moulue trois fois à la meule, la poudre est fine comme le talc, rouge brique, et sent le feu de camp et la tomate séchée. Douce, pas piquante. Une cuillère à café dans l’huile avant les oignons, et un pot de lentilles ou une plaque de pommes de terre n’est plus le même.',
    attributes: {
      Origine: 'Castille-La Manche, Espagne',
      Fabrication: 'Fumé 14 jours au chêne, moulu à la meule',
      'Poids net': '75 g',
      Accords: 'Pommes de terre, poulpe, lentilles',
    },
    ingredients: 'Piments rouges doux fumés.',
    storage: 'À l’abri de la lumière, au sec, couvercle fermé.',
  },
  'dried-nora-peppers': {
    name: 'Piments ñora séchés',
    description:
      'De petits piments ronds, séchés au soleil sur des nattes de sparte jusqu’à prendre la couleur de vieille brique et faire sonner leurs graines. Ils n’apportent aucun feu, seulement de la profondeur : doux, terreux, proches du raisin sec et du cacao. Faites-en tremper un vingt minutes, raclez la chair et mêlez-la au riz, à la soupe de poisson ou au romesco. Le chapelet en compte environ quatorze et fait bel effet près du fourneau.',
    attributes: {
      Origine: 'Castille-La Manche, Espagne',
      Variété: 'Ñora',
      Fabrication: 'Séchés entiers au soleil',
      'Poids net': '60 g',
      Accords: 'Riz bomba, soupe de poisson, romesco',
    },
    ingredients: 'Piments ñora séchés.',
    storage: 'À l’air et au sec.',
  },
  'hand-raked-flor-de-sal': {
    name: 'Fleur de sel récoltée à la main',
    description:
      'Les soirs d’été sans vent, une peau de cristaux se forme sur les salines d’Aveiro, mince comme la première glace. On la lève au râteau de bois avant qu’elle ne coule, on l’égoutte au soleil, on ne la lave jamais. Les flocons sont humides, creux et cassants ; ils craquent, se dissolvent, et ont le goût de la mer plus que du sel. Pour la dernière touche : tomates, viande grillée, caramel, œuf mollet.',
    attributes: {
      Origine: 'Aveiro, Portugal',
      Saison: 'Juillet à septembre',
      Fabrication: 'Levée au râteau à la main, égouttée au soleil',
      'Poids net': '150 g',
      Accords: 'Tomates, viande grillée, œufs mollets',
    },
    ingredients: 'Sel marin.',
    storage: 'Au sec, bouchon fermé.',
  },
  'seaweed-sea-salt': {
    name: 'Sel marin aux algues',
    description:
      'Le gros sel des salines, brassé avec trois algues ramassées aux grandes marées et séchées sur le toit de la conserverie : dulse, nori et laitue de mer. Les éclats verts s’attendrissent sur un plat chaud et libèrent l’odeur d’une mare de rocher. Il fait à une pomme de terre bouillie ce que fait le beurre, et au beurre ce que rien d’autre ne fait. À essayer aussi sur le bord d’un verre de bière fraîche.',
    attributes: {
      Origine: 'Aveiro, Portugal',
      'Poids net': '120 g',
      Accords: 'Pommes de terre bouillies, beurre, poisson blanc',
    },
    ingredients:
      'Sel marin, dulse, nori, laitue de mer. Peut contenir des traces de crustacés et de mollusques.',
    storage: 'Au sec, couvercle fermé.',
  },
  'wild-mountain-oregano': {
    name: 'Origan sauvage de montagne',
    description:
      'Coupé à la faucille au-dessus de la chapelle à l’instant où les fleurs s’ouvrent, quand l’huile des feuilles est la plus forte, puis pendu tête en bas trois semaines dans le noir. Il arrive en bouquet, tiges comprises. Frottez-le entre les paumes au-dessus d’une salade et toute la pièce le sait : chaud, camphré, un peu pin. À côté, celui des petits pots a un goût de papier.',
    attributes: {
      Origine: 'Cythère, Grèce',
      Saison: 'Fin juin, en fleur',
      Fabrication: 'Coupe sauvage, séché dans le noir',
      'Poids net': '40 g',
      Accords: 'Tomates, feta, agneau grillé',
    },
    ingredients: 'Origan sauvage.',
    storage: 'À l’abri de la lumière et au sec.',
  },
  'salted-island-capers': {
    name: 'Câpres de l’île au sel',
    description:
      'Elles poussent dans les murs du port et se cueillent à six heures du matin, encore closes, pas plus grosses qu’un grain de poivre. Conservées au sel marin et non au vinaigre, elles gardent leur goût à elles, moutarde, pétale de rose et olive verte. Rincez, laissez tremper dix minutes, séchez bien. Puis dans le beurre d’une raie, sur une salade de tomates, ou frites jusqu’à s’ouvrir comme des fleurs.',
    attributes: {
      Origine: 'Cythère, Grèce',
      Saison: 'Mai et juin, cueillette à la main',
      'Poids net': '180 g',
      Accords: 'Beurre noisette, raie, salade de tomates',
    },
    ingredients: 'Boutons de câprier, sel marin.',
    storage: 'Au frais et à l’abri de la lumière ; rincer avant usage.',
  },
};
