import type { ReactNode } from 'react';
import type { MoneyOverview, OWED, OWNED } from '#domains/ledger/model/overview/money-overview.ts';
import { toAmount, toCents } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DeskLink } from '#engine/web/lists/desk-link.tsx';
import { useDeskPages } from '#engine/web/lists/desk-pages.ts';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { MoneyTable } from './money-table.tsx';

type Line = `owned.${(typeof OWNED)[number]}` | `owed.${(typeof OWED)[number]}`;

/** Where to deal with it. */
const PAGES: Partial<Record<Line, string>> = {
  'owned.disputes': 'disputes',
  'owned.producers': 'producers',
  'owed.producers': 'payouts',
  'owed.gift_cards': 'giftCards',
  'owed.taxes': 'taxes',
};

/** Shown although they are nothing: their absence would be a question. */
const ALWAYS: readonly Line[] = ['owned.cash', 'owned.receivable', 'owed.producers'];

/** What the shop has, what of that belongs to others, and what is left. */
export function MoneyStanding({ now: { owned, owed, earned } }: { now: MoneyOverview['now'] }) {
  const { t } = useTranslation('money');
  const sum = (lines: readonly { amount: number }[]) =>
    toAmount(lines.reduce((cents, { amount }) => cents + toCents(amount), 0));
  const rowOf = (line: Line, amount: number) =>
    amount === 0 && !ALWAYS.includes(line)
      ? []
      : [{ key: line, label: <PageLink page={PAGES[line]}>{t(line)}</PageLink>, amounts: [amount] }];
  return (
    <RecordSection title={t('now.title')} flush>
      <p className="max-w-prose px-4 pt-3 text-sm text-muted">{t('now.text')}</p>
      <MoneyTable
        caption={t('now.title')}
        headings={[t('now.what'), t('now.amount')]}
        rows={[
          ...owned.flatMap(({ what, amount }) => rowOf(`owned.${what}`, amount)),
          { key: 'owned', label: t('now.owned'), amounts: [sum(owned)], isSum: true },
          ...owed.flatMap(({ what, amount }) => rowOf(`owed.${what}`, amount)),
          { key: 'owed', label: t('now.owed'), amounts: [sum(owed)], isSum: true },
          { key: 'left', label: t('now.left'), amounts: [earned], isSum: true },
        ]}
      />
    </RecordSection>
  );
}

/** A link, for those who may open the page. */
function PageLink({ page, children }: { page: string | undefined; children: ReactNode }) {
  const isOpen = useDeskPages('ADMIN').some(({ name }) => name === page);
  if (page === undefined || !isOpen) return children;
  return (
    <DeskLink right="ADMIN" page={page} className="underline underline-offset-4">
      {children}
    </DeskLink>
  );
}
