import type { UnitPrice } from '#domains/catalogue/model/families/family.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { formatAmount } from '#engine/model/money.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

/** Units with a translation; producers may write others, which are shown as written. */
const KNOWN_UNITS = new Set(['bottle', 'box', 'item', 'jar', 'package', 'piece', 'tin', 'wedge', 'wheel']);

/** 'per bottle'. The translator is the one of the catalogue's texts. */
export function perUnit(t: Translate, unit: string): string {
  const known = unit.trim().toLowerCase();
  return t('perUnit', { unit: KNOWN_UNITS.has(known) ? t(`unit.${known}`) : unit });
}

/** '$54.56 per kg', '$7.25 per 10 g' */
export function perMeasure(t: Translate, { amount, per }: UnitPrice): string {
  return t(`perMeasure.${per}`, { price: formatAmount(amount) });
}

/** 'per bottle · $49.98 per liter', the latter where it is known how much is in it and on one line. */
export function perUnitAndMeasure(
  t: Translate,
  { unit, unitPrice }: Pick<Product, 'unit' | 'unitPrice'>,
): string {
  const each = perUnit(t, unit);
  return unitPrice === null ? each : `${each} · ${perMeasure(t, unitPrice).replaceAll(' ', '\u00A0')}`;
}
