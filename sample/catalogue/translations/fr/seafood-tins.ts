import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const seafoodTins: SampleTranslations['products'] = {
  'sardines-in-olive-oil': {
    name: 'Sardines à l’huile d’olive',
    description:
      'Débarquées à l’aube entre juillet et octobre, quand elles sont les plus grasses, et en boîte le soir même. Quatre ou cinq poissons ventre en l’air, une feuille de laurier dessous, l’huile d’olive tiède dessus. Retournées et gardées au moins six mois, jusqu’à ce que l’arête fonde et que la chair s’effeuille, brune et argent. Avec du pain grillé, du citron et l’huile. Surtout l’huile.',
    attributes: {
      Origine: 'Matosinhos, Portugal',
      Saison: 'Juillet à octobre, pêche à la senne',
      Affinage: 'Au moins 6 mois en boîte',
      'Poids net': '125 g',
    },
    ingredients: 'Sardines, huile d’olive, sel marin, laurier.',
    storage:
      'Au frais et au sec ; au réfrigérateur après ouverture. À consommer dans les 2 jours suivant l’ouverture.',
  },
  'smoked-mackerel-fillets': {
    name: 'Filets de maquereau fumés',
    description:
      'Pelés à la main, pendus une heure au-dessus du hêtre qui couve et couchés en boîte encore tièdes. Les filets gardent leurs rayures de bronze et leur jus ; la fumée est légère, un poêle deux pièces plus loin plutôt qu’un feu de joie. Ils s’effeuillent dans une salade de pommes de terre à l’aneth et à la moutarde, ou sur du pain noir avec du raifort et une lamelle de pomme crue.',
    attributes: {
      Origine: 'Atlantique Nord-Est, mis en boîte à Matosinhos, Portugal',
      Fabrication: 'Fumés au hêtre, mis en boîte à la main',
      'Poids net': '120 g',
      Accords: 'Salade de pommes de terre, raifort, pain noir',
    },
    ingredients: 'Maquereau, huile d’olive, sel marin, fumée de hêtre.',
    storage:
      'Au frais et au sec ; au réfrigérateur après ouverture. À consommer dans les 2 jours suivant l’ouverture.',
  },
  'octopus-in-garlic-oil': {
    name: 'Poulpe à l’huile d’ail',
    description:
      'Pris dans des pots d’argile, comme on le fait ici depuis les Romains, et mijoté dans son eau jusqu’à ce qu’une paille le traverse. Coupé épais, avec des lamelles d’ail tout juste dorées. Les ventouses sont fermes, le cœur presque crémeux. Chauffez la boîte ouverte au bain-marie, renversez le tout sur des pommes de terre bouillies et poudrez de paprika.',
    attributes: {
      Origine: 'Côte portugaise, pêche au pot',
      'Poids net': '110 g',
      Accords: 'Pommes de terre bouillies, paprika fumé',
    },
    ingredients: 'Poulpe, huile d’olive, ail, sel marin.',
    storage:
      'Au frais et au sec ; au réfrigérateur après ouverture. À consommer dans les 2 jours suivant l’ouverture.',
  },
  'mussels-in-escabeche': {
    name: 'Moules à l’escabèche',
    description:
      'Élevées sur corde dans l’estuaire froid, ouvertes à la vapeur, frites une demi-minute et rangées à la main en une fleur que nul ne voit avant d’ôter le couvercle. L’escabèche est faite de paprika, de vinaigre de vin blanc, de girofle, de poivre et de laurier. Huit à dix grosses moules, orange et charnues, assez vives pour donner soif. Chips et vermouth en sont les couverts traditionnels.',
    attributes: {
      Origine: 'Nord du Portugal, élevage sur corde',
      'Poids net': '115 g',
      Accords: 'Chips, vermouth',
    },
    ingredients:
      'Moules, huile d’olive, vinaigre de vin blanc, paprika, girofle, poivre, laurier, sel marin.',
    storage:
      'Au frais et au sec ; au réfrigérateur après ouverture. À consommer dans les 2 jours suivant l’ouverture.',
  },
  'albacore-belly-in-olive-oil': {
    name: 'Ventrèche de thon blanc à l’huile d’olive',
    description:
      'La ventrèche, c’est le morceau que les pêcheurs rapportaient chez eux. Taillée en lanières dans un thon blanc pêché à la canne, pochée au frémissement et dressée dans le verre pour qu’on voie ce qu’on achète : ivoire, à peine rosée, en feuillets qui glissent comme des pages. Riche et douce, elle se passe de mayonnaise. Posez-la sur des tomates mûres et de l’oignon, et versez l’huile après.',
    attributes: {
      Origine: 'Açores et golfe de Gascogne, mise en bocal à Matosinhos, Portugal',
      Saison: 'Juin à septembre, pêche à la canne',
      'Poids net': '190 g',
      Accords: 'Tomates, cébettes, haricots blancs',
    },
    ingredients: 'Ventrèche de thon blanc germon, huile d’olive, sel marin.',
    storage:
      'Au frais et au sec ; au réfrigérateur après ouverture. À consommer dans les 3 jours suivant l’ouverture.',
  },
  'piri-piri-sardine-pate': {
    name: 'Rillettes de sardine au piri-piri',
    description:
      'Ce qui reste quand on pare les sardines, et qui n’en vaut pas moins. Pilé avec de la tomate, du beurre, du citron et assez de piment oiseau pour qu’on le sente derrière les oreilles, c’est le petit pot qui arrive avec le pain dans tous les restaurants du port. Rose, lisse, salé, brûlant. Une boîte fait six tartines, et une dispute pour la septième.',
    attributes: {
      Origine: 'Matosinhos, Portugal',
      'Poids net': '65 g',
      Accords: 'Pain grillé, bière fraîche, radis',
    },
    ingredients: 'Sardines (60 %), tomate, beurre, jus de citron, piment, sel marin.',
    storage:
      'Au frais et au sec ; au réfrigérateur après ouverture. À consommer dans les 3 jours suivant l’ouverture.',
  },
};
