export const GROUP_STATUSES = ['open', 'settled', 'cancelled', 'expired'] as const;
export type GroupStatus = (typeof GROUP_STATUSES)[number];

export const MEMBER_STATES = [
  /** The card has not promised the money yet, or the mailbox not answered: stock is held, the quantity does not count. */
  'waiting',
  'in',
  'left',
  /** The card never promised it, or nobody answered. */
  'lapsed',
  /** The group buy ended without an order for this member. */
  'released',
  /** There is an order, and the card is being charged for it, or its mail is to be answered. */
  'charging',
  'ordered',
  /** The card could not be charged, or nobody answered. */
  'dropped',
] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** Why a group buy was cancelled. */
export const CANCEL_REASONS = [
  'organizer',
  /** The product is no longer sold. */
  'withdrawn',
  /** The organizer never paid, or the account is gone. */
  'organizerGone',
  /** An administrator cancelled it, and said why. */
  'shop',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
