import { ArrowRight } from 'lucide-react';
import { formatMoment } from '#engine/model/dates.ts';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DeskLink } from '#engine/web/lists/desk-link.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Card } from '#engine/web/ui/content/card.tsx';
import { useNow } from '#engine/web/ui/content/time-left.ts';
import { useWaiting } from '#domains/desk/web/frame/waiting.queries.ts';

export const WaitingForStaff = () => <WaitingMatters right="ADMIN" />;
export const WaitingForProducer = () => <WaitingMatters right="PRODUCER" />;

/** The first thing to see in the morning: what needs somebody, each with the way there. Nothing where nothing does. */
function WaitingMatters({ right }: { right: DeskPage['right'] }) {
  const { t } = useTranslation('dashboards');
  const matters = useWaiting(right);
  if (matters.length === 0) return null;
  return (
    <section aria-label={t('waiting.title')}>
      <h2 className="text-2xl">{t('waiting.title')}</h2>
      <div className="mt-3 grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {matters.map(({ name, page, filter, count, dueAt }) => (
          <Card key={name} asChild interactive padding="none" className="bg-accent-soft">
            <DeskLink
              right={right}
              page={page}
              filter={filter}
              className="flex min-h-12 items-center gap-3 px-4 py-2 text-sm font-medium"
            >
              <span className="flex-1">
                {t(`waiting.${name}`, { count })}
                {dueAt !== undefined && <Due at={dueAt} />}
              </span>
              <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
            </DeskLink>
          </Card>
        ))}
      </div>
    </section>
  );
}

/** By when the first of them is to be dealt with; red once that is over. */
function Due({ at }: { at: string }) {
  const { t, i18n } = useTranslation('dashboards');
  const isLate = Date.parse(at) < useNow();
  return (
    <span className={cx('block text-xs font-normal', isLate ? 'text-danger' : 'text-muted')}>
      {t(isLate ? 'waiting.lateSince' : 'waiting.dueBy', { at: formatMoment(at, 'dateTime', i18n.language) })}
    </span>
  );
}
