import type { Product } from '#domains/catalogue/model/product.ts';
import { formatDollars } from '#engine/model/money.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

/** Units with a translation; producers may write others, which are shown as written. */
const KNOWN_UNITS = new Set(['bottle', 'box', 'jar', 'package', 'piece', 'tin', 'wedge', 'wheel']);

/** 'per bottle'. The translator is the one of the catalogue's texts. */
export function perUnit(t: Translate, unit: string): string {
  const known = unit.trim().toLowerCase();
  return t('perUnit', { unit: KNOWN_UNITS.has(known) ? t(`unit.${known}`) : unit });
}

/** 'per bottle · $54.56 per kg', the latter where a weight is known. */
export function perUnitAndKg(t: Translate, { unit, pricePerKg }: Product): string {
  const each = perUnit(t, unit);
  return pricePerKg === null ? each : `${each} · ${t('perKg', { price: formatDollars(pricePerKg) })}`;
}
