import type { Language } from '#engine/model/languages.ts';
import { lineOptions } from '#domains/returns/model/return-rules.ts';
import type { ReturnOption, ReturnOptions } from '#domains/returns/model/return.ts';
import type { Db } from '#engine/server/db/client.ts';
import { returnLines, toReturnable, type ReturnLine } from './return-lines.queries.ts';
import { obstacleText } from './return-refusal.ts';

/** What may be returned of an order now, until when, and otherwise why not. */
export async function returnOptions(
  db: Db,
  orderId: number,
  { language, now }: { language: Language; now: Date },
): Promise<ReturnOptions> {
  const lines = await returnLines(db, orderId);
  return { items: lines.map((line) => toOption(line, language, now)) };
}

function toOption(line: ReturnLine, language: Language, now: Date): ReturnOption {
  const returnable = toReturnable(line);
  const { reasons, deadlines, until, feeFrom, feeApplies, obstacle } = lineOptions(returnable, now);
  return {
    itemId: line.itemId,
    name: line.name,
    quantity: line.quantity,
    quantityLeft: returnable.quantityLeft,
    perishable: line.perishable,
    returnable: reasons.length > 0,
    reasons,
    until: until?.toISOString() ?? null,
    deadlines: Object.fromEntries(
      Object.entries(deadlines).map(([reason, end]) => [reason, end.toISOString()]),
    ),
    feeFrom: feeFrom?.toISOString() ?? null,
    feeApplies,
    why: obstacle === null ? null : obstacleText(obstacle, line.deliveredAt, language),
  };
}
