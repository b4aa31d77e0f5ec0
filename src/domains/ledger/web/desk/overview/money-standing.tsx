import type { ReactNode } from 'react';
import type { MoneyOverview } from '#domains/ledger/model/overview/money-overview.ts';
import { toAmount, toCents } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { deskUrl, useOpenDeskPage } from '#engine/web/lists/desk-navigation.ts';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';
import { MoneyTable } from './money-table.tsx';

/** Where to deal with it, on pages that whoever reads this may open. */
const PAGES = {
  producers: 'payouts',
  disputes: 'disputes',
  gift_cards: 'giftCards',
  taxes: 'taxes',
} as const;

/** What the shop has, what of that belongs to others, and what is left. */
export function MoneyStanding({ now: { owned, owed, earned } }: { now: MoneyOverview['now'] }) {
  const { t } = useTranslation('money');
  const sum = (lines: readonly { amount: number }[]) =>
    toAmount(lines.reduce((cents, { amount }) => cents + toCents(amount), 0));
  const rows = <What extends string>(
    side: 'owned' | 'owed',
    lines: readonly { what: What; amount: number }[],
    always: readonly What[],
  ) =>
    lines
      .filter(({ what, amount }) => amount !== 0 || always.includes(what))
      .map(({ what, amount }) => ({
        key: `${side}-${what}`,
        label: (
          <PageLink
            page={side === 'owed' || what !== 'producers' ? PAGES[what as keyof typeof PAGES] : 'producers'}
          >
            {t(`${side}.${what}` as 'owned.cash')}
          </PageLink>
        ),
        amounts: [amount],
      }));
  return (
    <RecordSection title={t('now.title')} flush>
      <p className="max-w-prose px-4 pt-3 text-sm text-muted">{t('now.text')}</p>
      <MoneyTable
        caption={t('now.title')}
        headings={[t('now.what'), t('now.amount')]}
        rows={[
          ...rows('owned', owned, ['cash', 'receivable']),
          { key: 'owned', label: t('now.owned'), amounts: [sum(owned)], isSum: true },
          ...rows('owed', owed, ['producers']),
          { key: 'owed', label: t('now.owed'), amounts: [sum(owed)], isSum: true },
          { key: 'left', label: t('now.left'), amounts: [earned], isSum: true },
        ]}
      />
    </RecordSection>
  );
}

function PageLink({ page, children }: { page: string | undefined; children: ReactNode }) {
  const open = useOpenDeskPage('ADMIN');
  if (page === undefined) return children;
  return (
    <a
      href={deskUrl('ADMIN', page)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open(page);
      }}
      className="underline underline-offset-4"
    >
      {children}
    </a>
  );
}
