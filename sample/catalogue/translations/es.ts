import type { WrittenTranslations } from '#sample/catalogue/sample-types.ts';
import { balsamicVinegar } from '#sample/catalogue/translations/es/balsamic-vinegar.ts';
import { categories } from '#sample/catalogue/translations/es/categories.ts';
import { charcuterie } from '#sample/catalogue/translations/es/charcuterie.ts';
import { cheese } from '#sample/catalogue/translations/es/cheese.ts';
import { chocolateBakery } from '#sample/catalogue/translations/es/chocolate-bakery.ts';
import { giftSets } from '#sample/catalogue/translations/es/gift-sets.ts';
import { honeyPreserves } from '#sample/catalogue/translations/es/honey-preserves.ts';
import { oliveOil } from '#sample/catalogue/translations/es/olive-oil.ts';
import { pastaRice } from '#sample/catalogue/translations/es/pasta-rice.ts';
import { producers } from '#sample/catalogue/translations/es/producers.ts';
import { seafoodTins } from '#sample/catalogue/translations/es/seafood-tins.ts';
import { spicesSalt } from '#sample/catalogue/translations/es/spices-salt.ts';

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
