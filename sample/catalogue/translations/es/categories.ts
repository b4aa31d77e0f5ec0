import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const categories: SampleTranslations['categories'] = {
  'olive-oil': {
    name: 'Aceite de oliva',
    description:
      'Molturado a las pocas horas de la recogida, lleva el nombre de la aceituna y de la ladera en que creció. Del suave y almendrado al tan verde que hace toser.',
  },
  'balsamic-vinegar': {
    name: 'Vinagre balsámico',
    description:
      'Mosto cocido y paciencia, de barrica en barrica cada vez menor, bajo el tejado de una casa de campo. Botellas para la ensalada y botellas para usar gota a gota.',
  },
  cheese: {
    name: 'Quesos',
    description:
      'Leche cruda de pastos con nombre, trabajada en cobre y lino, volteada a mano. Se corta por encargo y viaja en frío, con su corteza.',
  },
  charcuterie: {
    name: 'Embutidos',
    description:
      'Jamón, lomo y embutido de cerdos que caminaron por sus bellotas, curados con sal, aire de sierra y poco más.',
  },
  'pasta-rice': {
    name: 'Pasta y arroz',
    description:
      'Trigo duro pasado por bronce y secado tan despacio que conserva el olor a grano. Arroz que se bebe una olla de caldo y sigue entero.',
  },
  'honey-preserves': {
    name: 'Miel y confituras',
    description:
      'Miel de una sola flor y una sola ladera, fruta cocida en pequeños peroles de cobre el mismo día de la recogida.',
  },
  'chocolate-bakery': {
    name: 'Chocolate y horno',
    description:
      'Tabletas y bombones, del haba tostada al envoltorio, y esas cosas secas, crujientes y mantecosas que piden café, queso o una copa de vino al lado.',
  },
  'spices-salt': {
    name: 'Especias y sal',
    description:
      'Hebras cogidas antes del alba, pimientos ahumados sobre leña de roble, sal levantada del agua con un rastrillo de madera. Basta una pizca.',
  },
  'seafood-tins': {
    name: 'Conservas del mar',
    description:
      'Pescado desembarcado por la mañana, enlatado a mano por la tarde y mejor tras un año en la despensa.',
  },
  'gift-sets': {
    name: 'Cestas de regalo',
    description:
      'Cajas preparadas por encargo, de un solo productor o de muchos, con una tarjeta escrita con las palabras de quien regala y nada que solo sirva para rellenar.',
  },
};
