/**
 * What an order is in the settled group buy that it came from. Others bought at a price that counts on it, so its customer
 * neither cancels nor changes it.
 */
export const GROUP_PLACES = [
  /** Its parcel goes to its customer's own address. */
  'separate',
  /** The parcel of all goes to its customer, who pays for it. */
  'organizer',
  /** Its goods go to the organizer: the address is somebody else's. */
  'member',
] as const;

export type GroupPlace = (typeof GROUP_PLACES)[number];

/** What stands where an address would, for a customer who is not to know it. Pages and mails say it in their language. */
export const TO_THE_ORGANIZER = 'to the organizer';

interface Addressed {
  groupPlace: GroupPlace | null;
  shippingAddress: string;
}

/** The address as the order's own customer may see it: the organizer's home is nobody's business. */
export function addressForCustomer({ groupPlace, shippingAddress }: Addressed): string {
  return groupPlace === 'member' ? TO_THE_ORGANIZER : shippingAddress;
}
