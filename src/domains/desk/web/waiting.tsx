import { ArrowRight } from 'lucide-react';
import type { AdminStats } from '#domains/desk/model/admin.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type OpenTab = (tab: string, filter?: Record<string, string>) => void;

/** What only an administrator can move on, and the way there. */
export function Waiting({ stats, openTab }: { stats: AdminStats; openTab: OpenTab }) {
  const { t } = useTranslation('admin');
  const matters = [
    { name: 'producers', count: stats.awaitingProducers, filter: { status: 'awaiting' } },
    { name: 'orders', count: stats.orders.pending, filter: { status: 'pending' } },
    { name: 'returns', count: stats.openReturns, filter: { status: 'open' } },
    { name: 'waitlist', count: stats.waitlist, filter: {} },
  ];
  return (
    <section aria-label={t('waiting.title')}>
      <h2 className="text-2xl">{t('waiting.title')}</h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {matters.map(({ name, count, filter }) => (
          <Card key={name} asChild interactive padding="none" className={cx(count > 0 && 'bg-accent-soft')}>
            <button
              type="button"
              className="flex cursor-pointer items-center gap-4 px-5 py-4 text-left"
              onClick={() => openTab(name, filter)}
            >
              <span className="min-w-8 font-display text-3xl tabular-nums">{count}</span>
              <span className="flex-1 text-sm">{t(`waiting.${name}`, { count })}</span>
              <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
            </button>
          </Card>
        ))}
      </div>
    </section>
  );
}
