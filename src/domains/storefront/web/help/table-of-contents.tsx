import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { useCurrentAnchor } from './use-current-anchor.ts';

export interface Anchor {
  id: string;
  title: string;
}

/** Beside the text on wide screens, folded up above it on narrow ones. */
export function TableOfContents({ anchors }: { anchors: readonly Anchor[] }) {
  const { t } = useTranslation('help');
  const current = useCurrentAnchor(anchors);
  const list = (
    <ol className="flex flex-col border-l border-line">
      {anchors.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={cx(
              '-ml-px flex min-h-9 items-center border-l-2 border-transparent py-1.5 pl-4 text-sm text-muted transition-colors hover:text-ink',
              id === current && 'border-accent-ink font-medium text-ink',
            )}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t('onThisPage')} data-print="hidden" className="lg:sticky lg:top-28 lg:self-start">
      <details className="group rounded-lg border border-line bg-surface px-4 lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-sm font-semibold">
          {t('onThisPage')}
          <span
            aria-hidden="true"
            className="text-xl leading-none text-muted transition-transform group-open:rotate-45"
          >
            +
          </span>
        </summary>
        <div className="pb-4">{list}</div>
      </details>
      <div className="hidden lg:block">
        <p className="eyebrow mb-4 text-muted">{t('onThisPage')}</p>
        {list}
      </div>
    </nav>
  );
}

/** One line under the header of pages that consist of wide sections. */
export function ContentsRow({ anchors }: { anchors: readonly Anchor[] }) {
  const { t } = useTranslation('help');
  return (
    <nav aria-label={t('onThisPage')} data-print="hidden" className="border-b border-line px-gutter">
      <ol className="mx-auto flex max-w-wide flex-wrap gap-x-7 py-3 text-sm">
        {anchors.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
