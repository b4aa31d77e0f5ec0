import type { WrittenTranslations } from '../sample-types.ts';
import { balsamicVinegar } from './it/balsamic-vinegar.ts';
import { categories } from './it/categories.ts';
import { charcuterie } from './it/charcuterie.ts';
import { cheese } from './it/cheese.ts';
import { chocolateBakery } from './it/chocolate-bakery.ts';
import { giftSets } from './it/gift-sets.ts';
import { honeyPreserves } from './it/honey-preserves.ts';
import { oliveOil } from './it/olive-oil.ts';
import { pastaRice } from './it/pasta-rice.ts';
import { producers } from './it/producers.ts';
import { seafoodTins } from './it/seafood-tins.ts';
import { spicesSalt } from './it/spices-salt.ts';

export const italian: WrittenTranslations = {
  language: 'it',
  categories,
  producers,
  products: {
    ...oliveOil,
    ...balsamicVinegar,
    ...cheese,
    ...charcuterie,
    ...pastaRice,
    ...honeyPreserves,
    ...chocolateBakery,
    ...spicesSalt,
    ...seafoodTins,
  },
  giftSets,
};
