import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Container } from '#engine/web/ui/content/container.tsx';

/** A long text with its contents beside it. */
export function HelpArticle({ anchors, children }: { anchors: readonly Anchor[]; children: ReactNode }) {
  return (
    <Container className="grid gap-x-16 gap-y-8 py-10 sm:py-14 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <TableOfContents anchors={anchors} />
      <div className="flex min-w-0 flex-col gap-14 sm:gap-20">{children}</div>
    </Container>
  );
}

export function ArticleSection({ id, title, children }: Anchor & { children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-6 text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="prose">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

interface Anchor {
  id: string;
  title: string;
}

/** Beside the text on wide screens, folded up above it on narrow ones. */
function TableOfContents({ anchors }: { anchors: readonly Anchor[] }) {
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
              '-ml-px flex min-h-9 items-center border-l-2 py-1.5 pl-4 text-sm transition-colors',
              id === current
                ? 'border-accent-ink font-medium text-ink'
                : 'border-transparent text-muted hover:text-ink',
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

/** A section is current from the moment its heading passes the upper quarter of the window. */
const READING_LINE = '0px 0px -70% 0px';

/** The section being read. Nothing on the server: the first one appears once the page is alive. */
function useCurrentAnchor(anchors: readonly Anchor[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = anchors.map(({ id }) => id).join(' ');
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const last = sections.findLast((section) => visible.has(section));
        if (last !== undefined) setCurrent(last.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
