import type { TFunction } from 'i18next';
import { CARRIER_NAMES, type Carrier } from '#shared/delivery/carriers.ts';

/** Needs the texts of `orders`. */
export function carrierName(t: TFunction, carrier: Carrier): string {
  return carrier === 'other' ? t('orders:parcel.otherCarrier') : CARRIER_NAMES[carrier];
}
