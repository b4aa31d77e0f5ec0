import type { WrittenTranslations } from '#sample/catalogue/sample-types.ts';
import { balsamicVinegar } from '#sample/catalogue/translations/de/balsamic-vinegar.ts';
import { categories } from '#sample/catalogue/translations/de/categories.ts';
import { charcuterie } from '#sample/catalogue/translations/de/charcuterie.ts';
import { cheese } from '#sample/catalogue/translations/de/cheese.ts';
import { chocolateBakery } from '#sample/catalogue/translations/de/chocolate-bakery.ts';
import { giftSets } from '#sample/catalogue/translations/de/gift-sets.ts';
import { honeyPreserves } from '#sample/catalogue/translations/de/honey-preserves.ts';
import { oliveOil } from '#sample/catalogue/translations/de/olive-oil.ts';
import { pastaRice } from '#sample/catalogue/translations/de/pasta-rice.ts';
import { producers } from '#sample/catalogue/translations/de/producers.ts';
import { seafoodTins } from '#sample/catalogue/translations/de/seafood-tins.ts';
import { spicesSalt } from '#sample/catalogue/translations/de/spices-salt.ts';

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
