import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { pickupPlace } from '#domains/orders/model/order-pickup.ts';
import type { PickupPlace } from '#domains/pickup/model/place.ts';
import { formatDay } from '#engine/model/dates.ts';
import type { Language } from '#engine/model/languages.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EditDialog, NewDialog } from '#engine/web/lists/edit-dialog.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import type { PickupCalls } from './pickup-calls.ts';
import { PlaceForm } from './place-form.tsx';
import { NO_PLACE, placeValues, WEEKDAYS, weekdayName } from './place-values.ts';

/** Where customers can fetch, or from where it is brought. */
export function Places({ calls }: { calls: PickupCalls }) {
  const { t } = useTranslation('pickup');
  const query = useQuery(calls.places);
  return (
    <section aria-labelledby="pickup-places">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="pickup-places" className="text-xl">
            {t('places.title')}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">{t(`places.text.${calls.right}`)}</p>
        </div>
        <NewDialog
          title={t('places.add')}
          size="lg"
          trigger={
            <Button variant="secondary">
              <Plus aria-hidden="true" className="size-4.5" />
              {t('places.add')}
            </Button>
          }
        >
          {(onDone) => (
            <PlaceForm values={NO_PLACE} send={calls.add} refreshes={calls.refreshes} onDone={onDone} isNew />
          )}
        </NewDialog>
      </div>
      <Loaded query={query} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
        {(places) => (
          <ul className="grid gap-4 lg:grid-cols-2">
            {places.map((place) => (
              <PlaceCard key={place.id} calls={calls} place={place} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function PlaceCard({ calls, place }: { calls: PickupCalls; place: PickupPlace }) {
  const { t, i18n } = useTranslation('pickup');
  const language = i18n.language as Language;
  const address = pickupPlace({ name: '', address: { ...place.address, name: '', company: null } }, language);
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface px-5 py-4 text-sm wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{place.name}</h3>
        <Badge tone="neutral">{t(`orders:methods.${place.kind}`)}</Badge>
        {!place.isOpen && <Badge tone="warning">{t('places.closed')}</Badge>}
      </div>
      <FactList
        facts={[
          { label: t('places.address'), value: address },
          { label: t('places.hours'), value: hoursText(place, language) },
          {
            label: t('places.slots'),
            value: t('places.slotsText', { minutes: place.slotMinutes, count: place.capacity }),
          },
          {
            label: t('places.price'),
            value: place.price === 0 ? t('orders:totals.free') : formatAmount(place.price),
          },
          { label: t('places.area'), value: place.kind === 'local' ? place.postalCodes.join(', ') : null },
          {
            label: t('places.closedDays'),
            value: place.closedDays.map((day) => formatDay(day, 'longDate', language)).join(', ') || null,
          },
        ]}
      />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        <EditDialog title={t('places.edit')} name={place.name} size="lg">
          {(onDone) => (
            <PlaceForm
              values={placeValues(place)}
              send={(body) => calls.change(place.id, body)}
              refreshes={calls.refreshes}
              onDone={onDone}
            />
          )}
        </EditDialog>
        <Remove calls={calls} place={place} />
      </div>
    </li>
  );
}

function hoursText({ hours }: PickupPlace, language: Language): string {
  return WEEKDAYS.flatMap((weekday) => {
    const own = hours.filter((span) => span.weekday === weekday);
    if (own.length === 0) return [];
    return `${weekdayName(weekday, language)} ${own.map(({ from, until }) => `${from}–${until}`).join(', ')}`;
  }).join('\n');
}

function Remove({ calls, place: { id, name } }: { calls: PickupCalls; place: PickupPlace }) {
  const { t } = useTranslation('pickup');
  const remove = useChange<void>({
    send: () => calls.remove(id),
    refreshes: calls.refreshes,
    done: () => ({ title: t('places.removed', { name }) }),
    failed: { title: t('places.notRemoved') },
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={remove.isPending}
      aria-label={t('places.removeOf', { name })}
      onClick={() => remove.mutate()}
    >
      {t('places.remove')}
    </Button>
  );
}
