import type { UseFormReturn } from 'react-hook-form';
import { REASON_RULES, type ReturnKind, type ReturnReason } from '#domains/catalogue/model/return-reasons.ts';
import type { ReasonOffer } from './reason-offers.ts';
import type { PhotoToSend } from './use-return-photos.ts';

/** `items` and `photos` are chosen outside of the form; here is where a message about them stands. */
export interface ReturnFields {
  items: null;
  reason: ReturnReason | '';
  photos: null;
  details: string;
  kind: ReturnKind;
  /** Credit instead of money. */
  asCredit: boolean;
}

export type ReturnFormState = UseFormReturn<ReturnFields>;

export const EMPTY_FIELDS: ReturnFields = {
  items: null,
  reason: '',
  photos: null,
  details: '',
  kind: 'refund',
  asCredit: false,
};

interface Choice {
  items: readonly unknown[];
  offer: ReasonOffer | undefined;
  photos: readonly Pick<PhotoToSend, 'id' | 'error'>[];
}

/** What is missing before it can be sent: field → key of the message. */
export function returnFaults({ items, offer, photos }: Choice): Record<string, string> {
  if (items.length === 0) return { items: 'returns:items.missing' };
  if (offer === undefined) return { reason: 'returns:reason.missing' };
  const photoFault = photoFaultOf(offer.reason, photos);
  return photoFault === undefined ? {} : { photos: photoFault };
}

function photoFaultOf(reason: ReturnReason, photos: Choice['photos']): string | undefined {
  if (!takesPhotos(reason)) return undefined;
  if (photos.some(({ error }) => error !== null)) return 'returns:photos.broken';
  if (photos.some(({ id }) => id === null)) return 'returns:photos.waiting';
  return photos.length === 0 && REASON_RULES[reason].needsPhotos ? 'returns:photos.missing' : undefined;
}

/** There is nothing to see on what is unopened and as it should be. */
export function takesPhotos(reason: ReturnReason): boolean {
  return reason !== 'unopened';
}
