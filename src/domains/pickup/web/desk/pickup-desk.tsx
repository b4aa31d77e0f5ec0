import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { HOUSE, PRODUCER, type PickupCalls } from './pickup-calls.ts';
import { PickupList } from './pickup-list.tsx';
import { Places } from './places.tsx';

export function HousePickups() {
  return <PickupDesk calls={HOUSE} />;
}

export function ProducerPickups() {
  return <PickupDesk calls={PRODUCER} />;
}

/** What is handed over: by its code first, then what is due, then the places themselves. */
function PickupDesk({ calls }: { calls: PickupCalls }) {
  const { t } = useTranslation('pickup');
  const [day, setDay] = useState('');
  const query = useQuery(calls.pickups(day || undefined));
  return (
    <div className="flex flex-col gap-10">
      <HandOverForm calls={calls} />
      <section aria-labelledby="pickups-due">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h2 id="pickups-due" className="text-xl">
            {day === '' ? t('due.title') : t('due.ofDay')}
          </h2>
          <div className="flex flex-wrap items-end gap-3">
            <Field label={t('due.day')}>
              <TextInput type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
            </Field>
            <Button asChild variant="secondary">
              <a href={calls.calendarUrl(day || undefined)} download>
                <CalendarPlus aria-hidden="true" className="size-4.5" />
                {t('due.calendar')}
              </a>
            </Button>
          </div>
        </div>
        <Loaded query={query} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
          {(pickups) => <PickupList calls={calls} pickups={pickups} />}
        </Loaded>
      </section>
      <Places calls={calls} />
    </div>
  );
}
