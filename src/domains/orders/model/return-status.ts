import type { ReturnKind } from '#domains/catalogue/model/return-reasons.ts';

/** The life of a return, as data: from each status the ones that may follow. */
export const RETURN_TRANSITIONS = {
  requested: ['authorized', 'declined'],
  /** Straight to `refunded` only where nothing is sent back (`nextReturnStatuses`). */
  authorized: ['received', 'refunded'],
  received: ['inspected'],
  inspected: ['refunded', 'exchanged', 'declined'],
  refunded: [],
  exchanged: [],
  declined: [],
} as const satisfies Record<string, readonly string[]>;

export type ReturnStatus = keyof typeof RETURN_TRANSITIONS;

export const RETURN_STATUSES = Object.keys(RETURN_TRANSITIONS) as [ReturnStatus, ...ReturnStatus[]];

export const CLOSED_RETURNS: readonly ReturnStatus[] = ['refunded', 'exchanged', 'declined'];

export function isClosed(status: ReturnStatus): boolean {
  return CLOSED_RETURNS.includes(status);
}

interface MovableReturn {
  status: ReturnStatus;
  kind: ReturnKind;
  /** A claim for perishables: nothing is sent back. */
  perishable: boolean;
}

/** Where a return may go from here: `exchanged` only for exchanges, `refunded` for both kinds. */
export function nextReturnStatuses({ status, kind, perishable }: MovableReturn): ReturnStatus[] {
  const table: readonly ReturnStatus[] = RETURN_TRANSITIONS[status];
  return table.filter((to) => {
    if (to === 'exchanged') return kind === 'exchange';
    return !(status === 'authorized' && to === 'refunded') || perishable;
  });
}

/** Units may go back on the shelf: once somebody has looked at them, or the money has gone back. */
export function mayRestock(before: ReturnStatus, after: ReturnStatus): boolean {
  const shelf: readonly ReturnStatus[] = ['inspected', 'refunded'];
  return after !== 'declined' && (shelf.includes(before) || shelf.includes(after));
}

/** The five stages of the policy. A declined return has left them. */
export const RETURN_STAGES = ['requested', 'authorized', 'received', 'inspected', 'settled'] as const;
export type ReturnStage = (typeof RETURN_STAGES)[number];

/** The stage a return stands at; null: it was declined. */
export function stageOf(status: ReturnStatus): ReturnStage | null {
  if (status === 'declined') return null;
  return status === 'refunded' || status === 'exchanged' ? 'settled' : status;
}
