import { CARRIER_NAMES, type Carrier } from '#domains/pricing/model/delivery/carriers.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

/** Needs the texts of `orders`. */
export function carrierName(t: Translate, carrier: Carrier): string {
  return carrier === 'other' ? t('orders:parcel.otherCarrier') : CARRIER_NAMES[carrier];
}
