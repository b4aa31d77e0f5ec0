import { policies } from '#engine/model/policies.ts';
import { CalendarX2 } from 'lucide-react';
import { formatMoment } from '#engine/model/dates.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useNow, wholeUnits } from '#engine/web/ui/content/time-left.ts';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import { FormStep } from './form-step.tsx';
import type { ReasonObstacle, ReasonOffer } from './reason-offers.ts';
import type { ReturnFormState } from './return-fields.ts';

interface ReasonStepProps {
  form: ReturnFormState;
  offers: readonly ReasonOffer[];
  obstacles: readonly ReasonObstacle[];
}

/** Why it comes back: what is possible now, each with the time that is left, and what is not. */
export function ReasonStep({ form, offers, obstacles }: ReasonStepProps) {
  const { t } = useTranslation('returns');
  const now = useNow();
  const deadline = useDeadline();
  return (
    <FormStep title={t('reason.title')}>
      {offers.length === 0 ? (
        <Notice tone="warning" announce>
          {t('reason.none')}
        </Notice>
      ) : (
        <RadioList
          legend={t('reason.legend')}
          legendHidden
          input={form.register('reason')}
          error={fieldMessage(t, form.formState.errors.reason?.message)}
          options={offers.map((offer) => ({
            value: offer.reason,
            label: t(`reasons.${offer.reason}.label`),
            description: deadline(offer, now),
          }))}
        />
      )}
      <Obstacles obstacles={obstacles} />
    </FormStep>
  );
}

/** '17 hours left to report damage, until …' */
function useDeadline() {
  const { t, i18n } = useTranslation('returns');
  return ({ reason, until, feeApplies, freeUntil }: ReasonOffer, now: number) => {
    const { unit, count } = wholeUnits(Date.parse(until) - now);
    // The last day counts to its end, so its date says it all.
    const format = unit === 'days' ? 'longDate' : 'dateTime';
    const words = t(`reasons.${reason}.deadline`, {
      left: t(`left.${unit}`, { count }),
      until: formatMoment(until, format, i18n.language),
    });
    if (freeUntil === null || feeApplies) return words;
    const free = formatMoment(freeUntil, 'longDate', i18n.language);
    return `${words}. ${t('fee.soon', { free, percent: policies().restockingFeePercent })}`;
  };
}

function Obstacles({ obstacles }: { obstacles: readonly ReasonObstacle[] }) {
  const { t, i18n } = useTranslation('returns');
  if (obstacles.length === 0) return null;
  const format = (rule: ReasonObstacle['rule']) => (rule === 'damage' ? 'dateTime' : 'longDate');
  return (
    <ul className="flex flex-col gap-2 text-sm text-muted">
      {obstacles.map(({ rule, names, until }) => (
        <li key={rule} className="flex items-start gap-2.5">
          <CalendarX2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(`blocked.${rule}`, {
            names: names.join(', '),
            until: until === null ? '' : formatMoment(until, format(rule), i18n.language),
          })}
        </li>
      ))}
    </ul>
  );
}
