import { REASON_RULES, RETURN_REASONS, type ReturnReason } from '#domains/catalogue/model/return-reasons.ts';
import { lastMoment } from '#domains/returns/model/return-rules.ts';
import type { Order } from '#domains/orders/model/order.ts';
import type { ReturnOption } from '#domains/returns/model/return.ts';

/** A line of the order with what may be returned of it. */
export interface ReturnedLine extends ReturnOption {
  product: Order['items'][number]['product'];
  /** Null: it has not arrived. */
  deliveredAt: string | null;
}

export function returnedLines(order: Order, options: readonly ReturnOption[]): ReturnedLine[] {
  return options.flatMap((option) => {
    const line = order.items.find(({ id }) => id === option.itemId);
    const part = order.parts.find(({ itemIds }) => itemIds.includes(option.itemId));
    return line === undefined
      ? []
      : [{ ...option, product: line.product, deliveredAt: part?.deliveredAt ?? null }];
  });
}

type Line = Pick<
  ReturnedLine,
  'name' | 'perishable' | 'reasons' | 'deadlines' | 'feeFrom' | 'feeApplies' | 'deliveredAt'
>;

export interface ReasonOffer {
  reason: ReturnReason;
  /** The last moment at which it holds for all of the lines. */
  until: string;
  feeApplies: boolean;
  /** The last moment without a fee; null where none threatens. */
  freeUntil: string | null;
}

/** Reasons of one rule are explained together. */
export interface ReasonObstacle {
  rule: 'damage' | 'incorrect' | 'unopened' | 'perishable';
  /** The lines it concerns. */
  names: string[];
  /** The last moment at which it was possible; null where it never was. */
  until: string | null;
}

/** The worst first: a person with a broken jar in the hand should not have to search. */
const BY_URGENCY: readonly ReturnReason[] = ['damaged', 'spoiled', 'defective', 'incorrect', 'unopened'];

/** The reasons that hold for all of these lines now. */
export function offeredReasons(lines: readonly Line[]): ReasonOffer[] {
  return BY_URGENCY.filter((reason) => lines.every(({ reasons }) => reasons.includes(reason))).map(
    (reason) => ({
      reason,
      until: earliest(lines.map(({ deadlines }) => deadlines[reason]!)),
      feeApplies: reason === 'unopened' && lines.some(({ feeApplies }) => feeApplies),
      freeUntil: reason === 'unopened' ? freeUntil(lines) : null,
    }),
  );
}

function freeUntil(lines: readonly Line[]): string | null {
  const moments = lines.flatMap(({ feeFrom }) => (feeFrom === null ? [] : [feeFrom]));
  return moments.length === 0 ? null : new Date(Date.parse(earliest(moments)) - 1).toISOString();
}

/** Why the others do not, rule by rule. */
export function reasonObstacles(lines: readonly Line[]): ReasonObstacle[] {
  const blocked = RETURN_REASONS.flatMap((reason) =>
    lines.filter(({ reasons }) => !reasons.includes(reason)).map((line) => ({ line, reason })),
  );
  const rules = Map.groupBy(blocked, ({ line, reason }) => ruleOf(line, reason));
  return [...rules].map(([rule, cases]) => ({
    rule,
    names: [...new Set(cases.map(({ line }) => line.name))],
    until: rule === 'perishable' ? null : lastUntil(cases),
  }));
}

function ruleOf({ perishable }: Line, reason: ReturnReason): ReasonObstacle['rule'] {
  if (REASON_RULES[reason].needsPhotos) return 'damage';
  if (reason === 'incorrect') return 'incorrect';
  return perishable ? 'perishable' : 'unopened';
}

function lastUntil(cases: readonly { line: Line; reason: ReturnReason }[]): string | null {
  const moments = cases.flatMap(({ line: { deliveredAt }, reason }) =>
    deliveredAt === null ? [] : [lastMoment(reason, new Date(deliveredAt)).toISOString()],
  );
  return moments.length === 0 ? null : earliest(moments);
}

/** ISO texts of one zone sort as their moments do. */
function earliest(moments: readonly string[]): string {
  return moments.toSorted()[0]!;
}
