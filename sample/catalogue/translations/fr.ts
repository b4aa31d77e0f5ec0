import type { WrittenTranslations } from '#sample/catalogue/sample-types.ts';
import { balsamicVinegar } from '#sample/catalogue/translations/fr/balsamic-vinegar.ts';
import { categories } from '#sample/catalogue/translations/fr/categories.ts';
import { charcuterie } from '#sample/catalogue/translations/fr/charcuterie.ts';
import { cheese } from '#sample/catalogue/translations/fr/cheese.ts';
import { chocolateBakery } from '#sample/catalogue/translations/fr/chocolate-bakery.ts';
import { giftSets } from '#sample/catalogue/translations/fr/gift-sets.ts';
import { honeyPreserves } from '#sample/catalogue/translations/fr/honey-preserves.ts';
import { oliveOil } from '#sample/catalogue/translations/fr/olive-oil.ts';
import { pastaRice } from '#sample/catalogue/translations/fr/pasta-rice.ts';
import { producers } from '#sample/catalogue/translations/fr/producers.ts';
import { seafoodTins } from '#sample/catalogue/translations/fr/seafood-tins.ts';
import { spicesSalt } from '#sample/catalogue/translations/fr/spices-salt.ts';

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
