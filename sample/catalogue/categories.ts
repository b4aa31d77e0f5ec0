import type { SampleCategory } from './sample-types.ts';

export const sampleCategories: SampleCategory[] = [
  {
    slug: 'olive-oil',
    name: 'Olive Oil',
    description:
      'Pressed within hours of picking, named after the olive and the slope it grew on. From soft and almondy to green enough to make you cough.',
  },
  {
    slug: 'balsamic-vinegar',
    name: 'Balsamic Vinegar',
    description:
      'Cooked grape must and patience, moved from barrel to smaller barrel under a farmhouse roof. Bottles for the salad bowl, and bottles to use by the drop.',
  },
  {
    slug: 'cheese',
    name: 'Cheese',
    description:
      'Raw milk from named pastures, made in copper and linen, turned by hand. Cut to order and sent cold, with the rind on.',
  },
  {
    slug: 'charcuterie',
    name: 'Charcuterie',
    description:
      'Ham, loin and sausage from pigs that walked for their acorns, cured with salt, mountain air and little else.',
  },
  {
    slug: 'pasta-rice',
    name: 'Pasta & Rice',
    description:
      'Durum wheat through bronze, dried slowly enough to keep its smell of grain. Rice that drinks a pot of stock and still has a bite.',
  },
  {
    slug: 'honey-preserves',
    name: 'Honey & Preserves',
    description:
      'Honey from one flower and one hillside, fruit cooked in small copper pans on the day it was picked.',
  },
  {
    slug: 'chocolate-bakery',
    name: 'Chocolate & Bakery',
    description:
      'Bars and pralines from roasted bean to wrapper, and the dry, crisp, buttery things that belong beside coffee, cheese or a glass of wine.',
  },
  {
    slug: 'spices-salt',
    name: 'Spices & Salt',
    description:
      'Threads plucked before sunrise, peppers smoked over oak, salt lifted from the water with a wooden rake. A pinch does the work.',
  },
  {
    slug: 'seafood-tins',
    name: 'Seafood Tins',
    description:
      'Fish landed in the morning, packed by hand in the afternoon, and better after a year in the cupboard.',
  },
  {
    slug: 'gift-sets',
    name: 'Gift Sets',
    description:
      'Boxes packed to order, from one producer or from many, with a card in your own words and nothing in them that only fills space.',
  },
];
