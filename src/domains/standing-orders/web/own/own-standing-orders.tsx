import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { oneStandingQuery, ownStandingQuery } from '#domains/standing-orders/web/standing.queries.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useUrlParameters } from '#engine/web/lists/use-tab.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { StandingCard } from './standing-card.tsx';

/** What a buyer gets again and again; one alone where a mail names it. */
export function OwnStandingOrders() {
  const { t, ready } = useTranslation('standing');
  const { ready: isCatalogueReady } = useTranslation('catalogue');
  const named = Number(useUrlParameters().get('standing-order'));
  const id = Number.isSafeInteger(named) && named > 0 ? named : undefined;
  // Who comes back from setting up a card is known at once: the provider is asked.
  const one = useQuery({ ...oneStandingQuery(id ?? 0), enabled: id !== undefined, retry: false });
  const query = useQuery({ ...ownStandingQuery, enabled: id === undefined || !one.isPending });
  if (!ready || !isCatalogueReady) return <Skeleton className="h-48 w-full rounded-lg" />;
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-48 w-full rounded-lg" />}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            size="sm"
            icon={<CalendarClock aria-hidden="true" />}
            title={t('own.emptyTitle')}
            description={t('own.emptyText')}
            actions={
              <Button asChild>
                <Link to="/shop">{t('own.shop')}</Link>
              </Button>
            }
          />
        ) : (
          <ul className="flex flex-col gap-5">
            {all
              .toSorted((one_, other) => Number(other.id === id) - Number(one_.id === id))
              .map((standing) => (
                <li key={standing.id}>
                  <StandingCard standing={standing} />
                </li>
              ))}
          </ul>
        )
      }
    </Loaded>
  );
}
