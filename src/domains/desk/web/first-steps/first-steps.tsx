import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck, X } from 'lucide-react';
import type { FirstSteps as Steps } from '#domains/desk/model/first-steps.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import type { DeskPage } from '#engine/web/domain.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { useOpenDeskPage } from '#engine/web/lists/desk-navigation.ts';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';
import { firstStepsQuery, STEPS } from './first-steps.queries.ts';

export const FirstStepsOfOwner = () => <FirstSteps right="ADMIN" />;
export const FirstStepsOfProducer = () => <FirstSteps right="PRODUCER" />;

/** What is left to do before the first customer comes, each with the way there. Nothing where nothing is. */
function FirstSteps({ right }: { right: DeskPage['right'] }) {
  const { t } = useTranslation('dashboards');
  const { data } = useQuery(firstStepsQuery(right));
  const putAway = useChange({
    send: () => apiRequest(`PATCH ${STEPS[right]}`, { body: { putAway: true } }),
    refreshes: STEPS[right],
    failed: { title: t('firstSteps.putAwayFailed') },
  });
  if (data === undefined || data.steps.length === 0) return null;
  const { steps } = data;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <RecordSection
      title={t('firstSteps.title')}
      actions={
        <span className="flex items-center gap-3 text-sm text-muted">
          {t('firstSteps.done', { done, total: steps.length })}
          <Button size="sm" variant="ghost" loading={putAway.isPending} onClick={() => putAway.mutate()}>
            <X aria-hidden="true" className="size-4" />
            {t('firstSteps.putAway')}
          </Button>
        </span>
      }
      flush
    >
      <ul className="divide-y divide-line text-sm">
        {steps.map((each) => (
          <Step key={each.step} right={right} {...each} />
        ))}
      </ul>
    </RecordSection>
  );
}

function Step({ right, step, isDone, url }: Steps['steps'][number] & { right: DeskPage['right'] }) {
  const { t } = useTranslation('dashboards');
  const open = useOpenDeskPage(right);
  const Mark = isDone ? CircleCheck : Circle;
  const { tab, ...filter } = Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''));
  return (
    <li className="flex items-start gap-3 px-4 py-2.5">
      <Mark
        role="img"
        aria-label={t(isDone ? 'firstSteps.isDone' : 'firstSteps.isOpen')}
        className={isDone ? 'mt-0.5 size-5 shrink-0 text-success' : 'mt-0.5 size-5 shrink-0 text-muted'}
      />
      <span className="min-w-0">
        {isDone ? (
          <span className="text-muted line-through">{t(`firstSteps.${right}.${step}.title`)}</span>
        ) : (
          <a
            href={url}
            className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current"
            onClick={(event) => {
              // What is not a page of the desk is another page of the shop.
              if (tab === undefined || !isPlainClick(event)) return;
              event.preventDefault();
              open(tab, { filter });
            }}
          >
            {t(`firstSteps.${right}.${step}.title`)}
          </a>
        )}
        {!isDone && <span className="block text-muted">{t(`firstSteps.${right}.${step}.text`)}</span>}
      </span>
      {step === 'tax' && !isDone && <NoTax />}
    </li>
  );
}

/** Many small shops charge none, which is what applies anyway: then there is nothing to set, only something to decide. */
function NoTax() {
  const { t } = useTranslation('dashboards');
  const decide = useChange({
    send: () => apiRequest('PATCH /api/admin/settings', { body: { 'tax.mode': 'none' } }),
    refreshes: ADMIN,
    failed: { title: t('firstSteps.noTaxFailed') },
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      className="ml-auto shrink-0"
      loading={decide.isPending}
      onClick={() => decide.mutate()}
    >
      {t('firstSteps.noTax')}
    </Button>
  );
}
