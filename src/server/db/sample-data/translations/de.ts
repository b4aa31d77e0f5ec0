import type { WrittenTranslations } from '../sample-types.ts';
import { balsamicVinegar } from './de/balsamic-vinegar.ts';
import { categories } from './de/categories.ts';
import { charcuterie } from './de/charcuterie.ts';
import { cheese } from './de/cheese.ts';
import { chocolateBakery } from './de/chocolate-bakery.ts';
import { giftSets } from './de/gift-sets.ts';
import { honeyPreserves } from './de/honey-preserves.ts';
import { oliveOil } from './de/olive-oil.ts';
import { pastaRice } from './de/pasta-rice.ts';
import { producers } from './de/producers.ts';
import { seafoodTins } from './de/seafood-tins.ts';
import { spicesSalt } from './de/spices-salt.ts';

export const german: WrittenTranslations = {
  language: 'de',
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
