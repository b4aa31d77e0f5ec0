import type { WrittenTranslations } from '../sample-types.ts';
import { balsamicVinegar } from './fr/balsamic-vinegar.ts';
import { categories } from './fr/categories.ts';
import { charcuterie } from './fr/charcuterie.ts';
import { cheese } from './fr/cheese.ts';
import { chocolateBakery } from './fr/chocolate-bakery.ts';
import { giftSets } from './fr/gift-sets.ts';
import { honeyPreserves } from './fr/honey-preserves.ts';
import { oliveOil } from './fr/olive-oil.ts';
import { pastaRice } from './fr/pasta-rice.ts';
import { producers } from './fr/producers.ts';
import { seafoodTins } from './fr/seafood-tins.ts';
import { spicesSalt } from './fr/spices-salt.ts';

export const french: WrittenTranslations = {
  language: 'fr',
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
