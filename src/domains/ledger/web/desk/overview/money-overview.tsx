import { useQuery } from '@tanstack/react-query';
import {
  BOOK_PERIOD_KINDS,
  bookPeriodSchema,
  periodsBetween,
  type BookPeriodKind,
} from '#domains/ledger/model/overview/book-period.ts';
import type { MoneyOverview } from '#domains/ledger/model/overview/money-overview.ts';
import type { PostingKind } from '#domains/ledger/model/posting.ts';
import { formatAmount, toAmount, toCents } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useOpenDeskPage } from '#engine/web/lists/desk-navigation.ts';
import { useUrlParameters } from '#engine/web/lists/use-tab.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { FigureCard } from '#engine/web/ui/charts/figure-card.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { MoneyStanding } from './money-standing.tsx';
import { PeriodBooks } from './period-books.tsx';
import { usePeriodName } from './use-period-name.ts';

/** What an owner asks at the end of a month: what was earned, where money came from and went, and what of it is whose. */
export function MoneyOverviewTab() {
  const { data: period } = bookPeriodSchema.safeParse(useUrlParameters().get('period'));
  const query = useQuery(apiQuery('/api/admin/money', { query: { period } }));
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
      {(overview) => (
        <div className="flex flex-col gap-6">
          <PeriodChoice overview={overview} />
          <Figures overview={overview} />
          <PeriodBooks overview={overview} />
          <MoneyStanding now={overview.now} />
        </div>
      )}
    </Loaded>
  );
}

/** So many of each kind are enough to choose from. */
const MOST: Record<BookPeriodKind, number> = { month: 24, quarter: 8, year: 10 };

function PeriodChoice({ overview: { period, since, today } }: { overview: MoneyOverview }) {
  const { t } = useTranslation('money');
  const nameOf = usePeriodName();
  const open = useOpenDeskPage('ADMIN');
  const groups = BOOK_PERIOD_KINDS.map((kind) => ({
    kind,
    periods: periodsBetween(kind, since ?? today, today, MOST[kind]),
  }));
  const isOffered = groups.some(({ periods }) => periods.includes(period));
  return (
    <Select
      size="sm"
      aria-label={t('period')}
      value={period}
      onChange={(event) =>
        open('moneyOverview', { filter: { period: event.currentTarget.value }, replace: true })
      }
      className="w-56 self-end"
    >
      {!isOffered && <option value={period}>{nameOf(period)}</option>}
      {groups.map(({ kind, periods }) => (
        <optgroup key={kind} label={t(`kinds.${kind}`)}>
          {periods.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

function Figures({ overview: { earned, cash, before } }: { overview: MoneyOverview }) {
  const { t } = useTranslation('money');
  const nameOf = usePeriodName();
  const moved = (...kinds: PostingKind[]) => {
    const found = cash.moves.filter(({ kind }) => kinds.includes(kind));
    const sum = (which: 'amount' | 'before') =>
      toAmount(found.reduce((cents, move) => cents + toCents(move[which]), 0));
    return { amount: sum('amount'), before: sum('before') };
  };
  const paidOut = moved('payout', 'payout_returned');
  const figures = [
    { key: 'earned', ...earned.total },
    { key: 'fromCustomers', ...moved('payment') },
    { key: 'toProducers', amount: 0 - paidOut.amount, before: 0 - paidOut.before },
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {figures.map(({ key, amount, before: earlier }) => (
        <FigureCard
          key={key}
          label={t(`figures.${key}`)}
          value={formatAmount(amount)}
          note={t('figures.before', { period: nameOf(before), amount: formatAmount(earlier) })}
        />
      ))}
    </div>
  );
}
