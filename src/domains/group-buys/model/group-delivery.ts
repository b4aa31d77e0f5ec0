export const GROUP_DELIVERIES = [
  /** Each member's parcel goes to the own address. */
  'separate',
  /** One parcel with everything goes to the organizer. */
  'together',
] as const;

export type GroupDelivery = (typeof GROUP_DELIVERIES)[number];
