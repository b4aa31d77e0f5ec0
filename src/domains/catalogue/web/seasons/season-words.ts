import {
  isSoldIn,
  shippedFrom,
  soldFrom,
  type SeasonedProduct,
} from '#domains/catalogue/model/seasons/season.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { formatDay } from '#engine/model/dates.ts';

/** 'from December 1', 'Ships from December 1'; undefined: in season, and shipped at once. `t`: of the catalogue's texts. */
export function seasonWords(t: Translate, language: string, product: SeasonedProduct): string | undefined {
  if (product.season === 'open') return undefined;
  if (product.season === 'over') return t('season.over');
  const key = isSoldIn(product.season) ? 'season.shipsFrom' : 'season.from';
  const day = (isSoldIn(product.season) ? shippedFrom(product) : soldFrom(product))!;
  return t(key, { day: formatDay(day, 'seasonDay', language) });
}
