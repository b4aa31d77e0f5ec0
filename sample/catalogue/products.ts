import { balsamicVinegar } from '#sample/catalogue/products/balsamic-vinegar.ts';
import { charcuterie } from '#sample/catalogue/products/charcuterie.ts';
import { cheese } from '#sample/catalogue/products/cheese.ts';
import { chocolateBakery } from '#sample/catalogue/products/chocolate-bakery.ts';
import { giftSets } from '#sample/catalogue/products/gift-sets.ts';
import { honeyPreserves } from '#sample/catalogue/products/honey-preserves.ts';
import { oliveOil } from '#sample/catalogue/products/olive-oil.ts';
import { pastaRice } from '#sample/catalogue/products/pasta-rice.ts';
import { seafoodTins } from '#sample/catalogue/products/seafood-tins.ts';
import { spicesSalt } from '#sample/catalogue/products/spices-salt.ts';
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
