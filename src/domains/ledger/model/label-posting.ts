import { producerAccount } from './accounts.ts';
import { balanced, type Entry, type Posting } from './posting.ts';

interface PaidLabel {
  /** Of the label. */
  id: number;
  orderId: number;
  partId: number;
  producerId: number;
  cents: number;
  producerPays: boolean;
}

/**
 * A label that was bought, or the money of one that was given back. Where the producer pays, it is taken off what the part
 * earns; otherwise it is what carriers cost the house. The order's own books do not know it.
 */
export function labelPosting(label: PaidLabel, what: 'label' | 'void' = 'label'): Posting {
  const { id, orderId, partId, producerId, producerPays } = label;
  const cents = what === 'label' ? label.cents : 0 - label.cents;
  const entries = balanced<Entry>([
    producerPays
      ? { account: producerAccount(producerId), amountCents: cents, partId }
      : { account: 'carrier', amountCents: cents, partId: null },
    { account: 'cash', amountCents: 0 - cents, partId: null },
  ]);
  return { kind: what === 'label' ? 'label' : 'label_void', source: `${what}:${id}`, orderId, entries };
}
