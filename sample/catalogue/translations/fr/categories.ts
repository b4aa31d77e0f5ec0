import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const categories: SampleTranslations['categories'] = {
  'olive-oil': {
    name: 'Huile d’olive',
    description:
      'Pressée dans les heures qui suivent la cueillette, elle porte le nom de l’olive et du coteau. De la plus douce, amandée, à celle dont le vert fait tousser.',
  },
  'balsamic-vinegar': {
    name: 'Vinaigre balsamique',
    description:
      'Du moût de raisin cuit et de la patience, passés de fût en fût plus petit sous le toit d’une ferme. Des flacons pour le saladier et d’autres qui se versent goutte à goutte.',
  },
  cheese: {
    name: 'Fromages',
    description:
      'Du lait cru de pâturages qui ont un nom, travaillé dans le cuivre et le lin, retourné à la main. Coupé à la commande et expédié au frais, avec sa croûte.',
  },
  charcuterie: {
    name: 'Charcuterie',
    description:
      'Jambon, longe et saucisson de porcs qui ont marché pour leurs glands, affinés au sel, à l’air de la montagne et presque rien d’autre.',
  },
  'pasta-rice': {
    name: 'Pâtes & riz',
    description:
      'Du blé dur passé au bronze et séché assez lentement pour garder l’odeur du grain. Du riz qui boit toute une casserole de bouillon et reste ferme sous la dent.',
  },
  'honey-preserves': {
    name: 'Miels & confitures',
    description:
      'Le miel d’une seule fleur et d’un seul versant, des fruits cuits dans de petites bassines de cuivre le jour de la cueillette.',
  },
  'chocolate-bakery': {
    name: 'Chocolat & biscuits',
    description:
      'Tablettes et pralinés suivis de la torréfaction jusqu’au papier, et toutes ces choses sèches, croustillantes, beurrées qui vont avec un café, un fromage ou un verre de vin.',
  },
  'spices-salt': {
    name: 'Épices & sel',
    description:
      'Des filaments cueillis avant l’aube, des piments fumés au chêne, du sel levé sur l’eau au râteau de bois. Une pincée suffit.',
  },
  'seafood-tins': {
    name: 'Conserves de la mer',
    description:
      'Du poisson débarqué le matin, mis en boîte à la main l’après-midi, et meilleur encore après un an de placard.',
  },
  'gift-sets': {
    name: 'Coffrets cadeaux',
    description:
      'Des coffrets composés à la commande, d’une seule maison ou de plusieurs, avec une carte qui porte vos mots et rien qui ne serve qu’à remplir.',
  },
};
