import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LabelledParcel } from '#domains/carriers/model/label.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';

const PATH = '/api/producer/labels';
/** A label is bought within seconds. */
const ASK_AGAIN_MS = 4_000;

const isPrintable = ({ label }: LabelledParcel) => label?.state === 'bought';
const isToBuy = ({ label }: LabelledParcel) =>
  label === null || label.state === 'refused' || label.state === 'voided';
const isUnderWay = ({ label }: LabelledParcel) => label?.state === 'wanted';

/** Labels of the parcels that are to leave: bought and printed, several at once. Nothing where the shop's carrier sells none. */
export function Labels() {
  const { t } = useTranslation('carriers');
  const { data } = useQuery({
    ...apiQuery(PATH),
    refetchInterval: ({ state }) => (state.data?.parcels.some(isUnderWay) ? ASK_AGAIN_MS : false),
  });
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const buying = useChange({
    send: (orderIds: number[]) => apiRequest('POST /api/producer/labels', { body: { orderIds } }),
    refreshes: PATH,
    done: ({ items }) => {
      const refused = items.flatMap(({ id, message }) => (message === null ? [] : [`#${id}: ${message}`]));
      return refused.length === 0
        ? { title: t('labels.asked') }
        : { title: t('labels.someRefused'), description: refused.join(' ') };
    },
    failed: { title: t('labels.failed') },
  });
  if (data === undefined || !data.offered || data.parcels.length === 0) return null;
  const { parcels, needsOrigin, producerPays } = data;
  const chosen = parcels.filter(({ orderId }) => chosenIds.has(orderId));
  const toBuy = chosen.filter(isToBuy).map(({ orderId }) => orderId);
  const toPrint = chosen.filter(isPrintable).map(({ label }) => label!.id);
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const others = [...chosenIds].filter((id) => !ids.includes(id));
    setChosenIds(new Set(isChosen ? [...others, ...ids] : others));
  };
  return (
    <section aria-label={t('labels.title')} className="mb-8 rounded-lg border border-line p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-xl">{t('labels.title')}</h2>
        <Checkbox
          label={t('labels.all')}
          checked={chosen.length === parcels.length}
          onChange={(event) =>
            choose(
              parcels.map(({ orderId }) => orderId),
              event.currentTarget.checked,
            )
          }
        />
      </div>
      <p className="mt-1 max-w-prose text-sm text-muted">
        {t(producerPays ? 'labels.youPay' : 'labels.housePays')}
      </p>
      {needsOrigin && (
        <Notice tone="warning" className="mt-4">
          {t('labels.needsOrigin')}{' '}
          <a href="/dashboard?tab=shipping" className="underline">
            {t('labels.toProfile')}
          </a>
        </Notice>
      )}
      <ul className="mt-4 divide-y divide-line">
        {parcels.map((parcel) => (
          <li key={parcel.partId} className="py-3">
            <Checkbox
              label={t('labels.parcel', { id: parcel.orderId, name: parcel.customerName })}
              description={<LabelState parcel={parcel} />}
              checked={chosenIds.has(parcel.orderId)}
              onChange={(event) => choose([parcel.orderId], event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size="sm"
          disabled={toBuy.length === 0 || buying.isPending}
          onClick={() => buying.mutate(toBuy)}
        >
          {t('labels.buy', { count: toBuy.length })}
        </Button>
        {toPrint.length > 0 && (
          <Button size="sm" variant="secondary" asChild>
            <a href={`/api/producer/labels.pdf?ids=${toPrint.join(',')}`} target="_blank" rel="noreferrer">
              {t('labels.print', { count: toPrint.length })}
            </a>
          </Button>
        )}
      </div>
    </section>
  );
}

/** How far the label of a parcel is, what it cost and its number. */
function LabelState({ parcel: { label } }: { parcel: LabelledParcel }) {
  const { t } = useTranslation('carriers');
  if (label === null) return <>{t('labels.states.none')}</>;
  const facts = [
    label.service,
    label.price === null ? null : formatAmount(label.price),
    label.trackingNumber,
  ];
  return (
    <>
      {[t(`labels.states.${label.state}`), ...facts.filter((fact) => fact !== null)].join(' · ')}
      {label.problem !== null && <span className="block">{label.problem}</span>}
    </>
  );
}
