import type { WrittenTranslations } from '#sample/catalogue/sample-types.ts';
import { balsamicVinegar } from '#sample/catalogue/translations/it/balsamic-vinegar.ts';
import { categories } from '#sample/catalogue/translations/it/categories.ts';
import { charcuterie } from '#sample/catalogue/translations/it/charcuterie.ts';
import { cheese } from '#sample/catalogue/translations/it/cheese.ts';
import { chocolateBakery } from '#sample/catalogue/translations/it/chocolate-bakery.ts';
import { giftSets } from '#sample/catalogue/translations/it/gift-sets.ts';
import { honeyPreserves } from '#sample/catalogue/translations/it/honey-preserves.ts';
import { oliveOil } from '#sample/catalogue/translations/it/olive-oil.ts';
import { pastaRice } from '#sample/catalogue/translations/it/pasta-rice.ts';
import { producers } from '#sample/catalogue/translations/it/producers.ts';
import { seafoodTins } from '#sample/catalogue/translations/it/seafood-tins.ts';
import { spicesSalt } from '#sample/catalogue/translations/it/spices-salt.ts';

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
