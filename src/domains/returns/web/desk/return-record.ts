import type { AdminReturn } from '#domains/returns/model/handled-return.ts';
import type { ReturnStatus } from '#domains/orders/model/return-status.ts';

export interface RecordEntry {
  key: string;
  at: string;
  kind: 'step' | 'note' | 'answer';
  /** Of a step. */
  status: ReturnStatus | null;
  /** Null: the customer. */
  by: string | null;
  /** What was said with it. */
  text: string | null;
}

/** Steps with what the customer was told, notes and producers' answers as one story, oldest first. */
export function returnRecord({
  steps,
  events,
  notes,
  answers,
}: Pick<AdminReturn, 'steps' | 'events' | 'notes' | 'answers'>): RecordEntry[] {
  const told = (status: ReturnStatus) => events.find((event) => event.status === status)?.note ?? null;
  const remarks = (kind: 'note' | 'answer', list: AdminReturn['notes']) =>
    list.map((remark) => ({ ...remark, kind, status: null }));
  return [
    ...steps.map((step) => ({ ...step, kind: 'step' as const, text: told(step.status) })),
    ...remarks('note', notes),
    ...remarks('answer', answers),
  ]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map((entry, index) => ({ ...entry, key: `${index} ${entry.at}` }));
}
