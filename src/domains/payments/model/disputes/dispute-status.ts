/** How far a dispute is, in our words. */
export const DISPUTE_STATUSES = [
  /** The bank asks, or looks at what we answered. No money has gone yet. */
  'inquiry',
  /** The bank has taken the money back and waits for evidence. */
  'open',
  /** It has the evidence and decides. */
  'under_review',
  'won',
  'lost',
  /** The bank asked and asks no more. */
  'closed',
] as const;

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Nothing more is to be done about it. */
const DECIDED: readonly DisputeStatus[] = ['won', 'lost', 'closed'];

export function isDecided(status: DisputeStatus): boolean {
  return DECIDED.includes(status);
}

/** Evidence may still be sent. */
export function isAnswerable(status: DisputeStatus): boolean {
  return status === 'inquiry' || status === 'open';
}

/** Something that the provider said of it. */
export interface ReportedStatus {
  status: DisputeStatus;
  /** When it was so, as the provider says. */
  at: Date;
}

/**
 * The status of a dispute is nothing but this function of all that was said of it, in whichever order that came. It only
 * goes forward, so what is further on counts, whatever clocks say; of several decisions the last.
 */
export function latestStatus<Reported extends ReportedStatus>(reports: readonly Reported[]): Reported {
  const [first, ...others] = reports;
  if (first === undefined) throw new RangeError('Nothing was said of the dispute');
  return others.reduce((latest, each) => (isLater(each, latest) ? each : latest), first);
}

function isLater(one: ReportedStatus, other: ReportedStatus): boolean {
  const further = step(one.status) - step(other.status);
  if (further !== 0) return further > 0;
  return one.at > other.at;
}

const WAY: readonly DisputeStatus[] = ['inquiry', 'open', 'under_review'];

function step(status: DisputeStatus): number {
  return isDecided(status) ? WAY.length : WAY.indexOf(status);
}
