import { balsamicVinegar } from './products/balsamic-vinegar.ts';
import { charcuterie } from './products/charcuterie.ts';
import { cheese } from './products/cheese.ts';
import { chocolateBakery } from './products/chocolate-bakery.ts';
import { giftSets } from './products/gift-sets.ts';
import { honeyPreserves } from './products/honey-preserves.ts';
import { oliveOil } from './products/olive-oil.ts';
import { pastaRice } from './products/pasta-rice.ts';
import { seafoodTins } from './products/seafood-tins.ts';
import { spicesSalt } from './products/spices-salt.ts';
import { packGiftSet } from './pack-gift-set.ts';
import type { SampleProduct } from './sample-types.ts';

const products: SampleProduct[] = [
  ...oliveOil,
  ...balsamicVinegar,
  ...cheese,
  ...charcuterie,
  ...pastaRice,
  ...honeyPreserves,
  ...chocolateBakery,
  ...spicesSalt,
  ...seafoodTins,
];

export const sampleProducts: SampleProduct[] = [
  ...products,
  ...giftSets.map((set) => packGiftSet(set, products)),
];
