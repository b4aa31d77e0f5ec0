import { formatMoment } from '#engine/model/dates.ts';
import type { Language } from '#engine/model/languages.ts';
import { lastMoment, type ReturnObstacle } from '#domains/returns/model/return-rules.ts';
import { REASON_RULES } from '#domains/catalogue/model/return-reasons.ts';
import { translator } from '#engine/server/i18n/translations.ts';

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
