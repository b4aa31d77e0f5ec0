import type { ReturnView } from '#domains/returns/model/return.ts';
import type { ReturnStatus } from '#domains/orders/model/return-status.ts';

export interface StageStep {
  status: ReturnStatus;
  /** When it was reached; null: still to come. */
  at: string | null;
  current: boolean;
}

type Staged = Pick<ReturnView, 'status' | 'kind' | 'perishable' | 'events'>;

/**
 * The stages of the policy with what is still ahead. A claim for perishables sends nothing back, so two of them fall
 * away; of a declined return only what really happened.
 */
export function stageSteps({ status, kind, perishable, events }: Staged): StageStep[] {
  const reached = new Map(events.map((event) => [event.status, event.at]));
  const wasSent = reached.has('received');
  const goal =
    status === 'refunded' || (status !== 'exchanged' && kind === 'refund') ? 'refunded' : 'exchanged';
  const usual: ReturnStatus[] = ['requested', 'authorized', 'received', 'inspected', goal];
  const way =
    status === 'declined'
      ? [...reached.keys()]
      : usual.filter((step) => wasSent || !perishable || (step !== 'received' && step !== 'inspected'));
  return way.map((step) => ({ status: step, at: reached.get(step) ?? null, current: step === status }));
}
