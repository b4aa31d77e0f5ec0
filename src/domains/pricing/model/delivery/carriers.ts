export const CARRIERS = ['ups', 'usps', 'fedex', 'dhl', 'other'] as const;
export type Carrier = (typeof CARRIERS)[number];

/** As the carriers write their names; `other` has none. */
export const CARRIER_NAMES: Readonly<Record<Exclude<Carrier, 'other'>, string>> = {
  ups: 'UPS',
  usps: 'USPS',
  fedex: 'FedEx',
  dhl: 'DHL',
};

const TRACKING_PAGES: Readonly<Record<Exclude<Carrier, 'other'>, string>> = {
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dhl: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=',
};

export const TRACKING_NUMBER_MAX = 60;
/** Letters, digits, space and dash. */
export const TRACKING_NUMBER = /^[A-Za-z0-9 -]*$/;

/** The carrier's public page for a parcel; null where there is none. */
export function trackingUrl(carrier: Carrier | null, trackingNumber: string | null): string | null {
  if (carrier === null || carrier === 'other' || trackingNumber === null) return null;
  return TRACKING_PAGES[carrier] + encodeURIComponent(trackingNumber.replaceAll(' ', ''));
}
