import type { CurrentUser } from '#engine/model/current-user.ts';

/** Who buys and where it goes, as forms ask for it. */
export interface ContactFields {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  shippingAddress: string;
}

const EMPTY: ContactFields = { customerName: '', customerEmail: '', customerPhone: '', shippingAddress: '' };

/** What is known of the person who is signed in, so that it need not be typed again. */
export function contactOf(current: CurrentUser | null): ContactFields {
  if (current === null) return EMPTY;
  const { user, profile } = current;
  const fields = { ...EMPTY, customerEmail: user.email };
  if (profile?.role !== 'BUYER') return fields;
  return {
    ...fields,
    customerName: `${profile.firstName} ${profile.lastName}`.trim(),
    customerPhone: profile.phoneNumber ?? '',
    shippingAddress: profile.shippingAddress ?? '',
  };
}
