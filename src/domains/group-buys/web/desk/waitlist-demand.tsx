import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Demand } from '#domains/outreach/model/waitlist/wishes.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';

/** What the waitlist wishes for, and one step from there to the group buys of the launch. */
export function WaitlistDemand() {
  const { t } = useTranslation('admin');
  const query = useQuery(apiQuery('/api/admin/waitlist/demand'));
  return (
    <section aria-labelledby="waitlist-demand" className="mb-8">
      <h2 id="waitlist-demand" className="text-xl">
        {t('demand.title')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{t('demand.text')}</p>
      <Loaded query={query} skeleton={<Skeleton className="h-24 w-full" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-muted">{t('demand.none')}</p>
          ) : (
            <Launch items={items} />
          )
        }
      </Loaded>
    </section>
  );
}

/** 'YYYY-MM-DDTHH:mm' on this clock, five days ahead: a group buy is open for six at most. */
function inFiveDays(): string {
  const then = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000);
  return new Date(then.getTime() - then.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function Launch({ items }: { items: readonly Demand[] }) {
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [closesAt, setClosesAt] = useState(inFiveDays);
  const launch = useChange({
    send: () =>
      apiRequest('POST /api/admin/waitlist/launch', {
        body: { productIds: [...chosen], closesAt: new Date(closesAt).toISOString() },
      }),
    refreshes: ADMIN,
    done: () => {
      setChosen(new Set());
      return { title: t('demand.launched') };
    },
    failed: { title: t('demand.failed') },
  });
  const toggle = (id: number) => {
    const after = new Set(chosen);
    if (!after.delete(id)) after.add(id);
    setChosen(after);
  };
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line rounded-md border border-line text-sm">
        {items.map((item) => (
          <li key={item.productId} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5">
            <span className="min-w-52 flex-1">
              {item.waiting > 0 ? (
                <Checkbox
                  checked={chosen.has(item.productId)}
                  onChange={() => toggle(item.productId)}
                  label={item.name}
                />
              ) : (
                item.name
              )}
            </span>
            <span className="tabular-nums">
              {t('demand.people')}: {item.people}
            </span>
            <span className="tabular-nums">
              {t('demand.units')}: {item.units}
            </span>
            {item.pooledUnits !== item.units && (
              <span className="text-muted tabular-nums">
                {t('demand.pooled', { count: item.pooledUnits })}
              </span>
            )}
            <span>
              {item.percentage > 0 ? t('demand.reached', { percent: item.percentage }) : t('demand.noTier')}
              {item.nextTier !== null && (
                <span className="text-muted">
                  {' · '}
                  {t('demand.next', { missing: item.nextTier.missing, percent: item.nextTier.percentage })}
                </span>
              )}
            </span>
            {item.groupSlug !== null && (
              <a href={`/group/${item.groupSlug}`} className="text-accent-ink underline">
                {t('demand.invited')}
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-4">
        <Field label={t('demand.closesAt')}>
          <TextInput
            type="datetime-local"
            value={closesAt}
            onChange={(event) => setClosesAt(event.target.value)}
          />
        </Field>
        <Button
          disabled={chosen.size === 0 || closesAt === ''}
          loading={launch.isPending}
          onClick={() => launch.mutate(undefined)}
        >
          {t('demand.launch')}
        </Button>
      </div>
    </div>
  );
}
