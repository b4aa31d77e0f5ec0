import type { MailedLine, MailedRefund } from '#domains/orders/server/mails/order-mail.ts';
import type { OrderReducedData } from '#domains/orders/server/mails/order-reduced.ts';

/** One mail of what two would have said, one soon after the other: all that was removed, and how the order stands now. */
export function joinReduced(before: OrderReducedData, now: OrderReducedData): OrderReducedData {
  const reasons = [before.reason, now.reason].flatMap((reason) => reason?.split('\n') ?? []);
  const { refund: _one, refunds: _several, ...rest } = now;
  const refunds = joinRefunds([...refundsOf(before), ...refundsOf(now)]);
  return {
    ...rest,
    lines: joinLines(before.lines, now.lines),
    reason: reasons.length === 0 ? null : [...new Set(reasons)].join('\n'),
    lessCents: before.lessCents + now.lessCents,
    ...(refunds.length > 0 && { refunds }),
  };
}

/** The same thing stands in it once, with all its pieces. */
export function joinLines(before: readonly MailedLine[], now: readonly MailedLine[]): MailedLine[] {
  return [...Map.groupBy([...before, ...now], ({ name }) => name).values()].map((same) => ({
    ...same[0]!,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

const refundsOf = ({ refund, refunds }: OrderReducedData): MailedRefund[] =>
  refunds ?? (refund ? [refund] : []);

const joinRefunds = (refunds: readonly MailedRefund[]): MailedRefund[] =>
  [...Map.groupBy(refunds, ({ way }) => way)].map(([way, same]) => ({
    way,
    cents: same.reduce((sum, { cents }) => sum + cents, 0),
  }));
