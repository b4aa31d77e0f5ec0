import type { WrittenTranslations } from '../sample-types.ts';
import { balsamicVinegar } from './es/balsamic-vinegar.ts';
import { categories } from './es/categories.ts';
import { charcuterie } from './es/charcuterie.ts';
import { cheese } from './es/cheese.ts';
import { chocolateBakery } from './es/chocolate-bakery.ts';
import { giftSets } from './es/gift-sets.ts';
import { honeyPreserves } from './es/honey-preserves.ts';
import { oliveOil } from './es/olive-oil.ts';
import { pastaRice } from './es/pasta-rice.ts';
import { producers } from './es/producers.ts';
import { seafoodTins } from './es/seafood-tins.ts';
import { spicesSalt } from './es/spices-salt.ts';

export const spanish: WrittenTranslations = {
  language: 'es',
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
