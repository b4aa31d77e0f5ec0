import { ArrowRight } from 'lucide-react';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { deskUrl, useOpenDeskPage } from '#engine/web/lists/desk-navigation.ts';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';
import { Card } from '#engine/web/ui/content/card.tsx';
import { useWaiting } from './frame/waiting.queries.ts';

/** The first thing to see in the morning: what needs somebody, each with the way there. Nothing where nothing does. */
export function WaitingMatters({ right }: { right: DeskPage['right'] }) {
  const { t } = useTranslation('dashboards');
  const matters = useWaiting(right);
  const open = useOpenDeskPage(right);
  if (matters.length === 0) return null;
  return (
    <section aria-label={t('waiting.title')}>
      <h2 className="text-2xl">{t('waiting.title')}</h2>
      <div className="mt-3 grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {matters.map(({ name, page, filter, count }) => (
          <Card key={name} asChild interactive padding="none" className="bg-accent-soft">
            <a
              href={deskUrl(right, page, filter)}
              className="flex min-h-12 items-center gap-3 px-4 py-2 text-sm font-medium"
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                open(page, { filter });
              }}
            >
              <span className="flex-1">{t(`waiting.${name}`, { count })}</span>
              <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
            </a>
          </Card>
        ))}
      </div>
    </section>
  );
}
