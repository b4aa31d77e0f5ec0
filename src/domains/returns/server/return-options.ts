import type { Language } from '#engine/model/languages.ts';
import { lineOptions, lastMoment, type ReturnObstacle } from '#domains/returns/model/return-rules.ts';
import type { ReturnOption, ReturnOptions } from '#domains/returns/model/return.ts';
import type { Db } from '#engine/server/db/client.ts';
import { returnLines, toReturnable, type ReturnLine } from './return-lines.queries.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { REASON_RULES } from '#domains/catalogue/model/return-reasons.ts';
import { translator } from '#engine/server/i18n/translations.ts';

/** What may be returned of an order now, until when, and otherwise why not. */
export async function returnOptions(
  db: Db,
  orderId: number,
  { language, now }: { language: Language; now: Date },
): Promise<ReturnOptions> {
  const lines = await returnLines(db, orderId);
  return {
    items: lines
      .filter(({ quantity, removed }) => quantity > removed)
      .map((line) => toOption(line, language, now)),
  };
}

function toOption(line: ReturnLine, language: Language, now: Date): ReturnOption {
  const returnable = toReturnable(line);
  const { reasons, deadlines, until, feeFrom, feeApplies, obstacle } = lineOptions(returnable, now);
  return {
    itemId: line.itemId,
    name: line.name,
    quantity: line.quantity - line.removed,
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

/** The rule and its date, in the reader's language. */
export function obstacleText(obstacle: ReturnObstacle, deliveredAt: Date | null, language: Language): string {
  const t = translator(language);
  const day = (moment: Date) => formatMoment(moment, 'longDate', language);
  switch (obstacle.kind) {
    case 'cancelled':
      return t('errors:returns.cancelled');
    case 'not_delivered':
      return t('errors:returns.notDelivered');
    case 'nothing_left':
      return t('errors:returns.nothingLeft');
    case 'perishable':
      return t('errors:returns.perishable', { date: day(lastMoment('incorrect', deliveredAt!)) });
    case 'too_late': {
      const { reason, until } = obstacle;
      if (REASON_RULES[reason].needsPhotos)
        return t('errors:returns.tooLateDamaged', { date: formatMoment(until, 'dateTime', language) });
      const key = reason === 'unopened' ? 'tooLateUnopened' : 'tooLateIncorrect';
      return t(`errors:returns.${key}`, { date: day(until) });
    }
  }
}
