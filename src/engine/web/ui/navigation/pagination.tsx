import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

/** What the caller spreads onto its link. */
export type PageLinkProps = {
  className: string;
  children: ReactNode;
  'aria-label': string;
  'aria-current'?: 'page';
  rel?: 'prev' | 'next';
};

type PaginationProps = {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  /** Draws a real link to the page, for example (page, props) => <Link search={{ page }} {...props} />. */
  link: (page: number, props: PageLinkProps) => ReactNode;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
  className?: string | undefined;
};

const SLOT =
  'grid size-9 shrink-0 place-items-center rounded-full text-sm font-medium tabular-nums transition-colors sm:size-11';

export function Pagination({ page, pageCount, link, labels, className }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={labels.nav} className={cx('flex items-center justify-center gap-1', className)}>
      {page > 1 &&
        link(page - 1, {
          className: cx(SLOT, 'hover:bg-ink/7'),
          'aria-label': labels.previous,
          rel: 'prev',
          children: <ChevronLeft aria-hidden="true" className="size-5" />,
        })}
      {pageSlots(page, pageCount).map((slot, index) =>
        slot === null ? (
          <span key={`gap-${index}`} aria-hidden="true" className="w-6 text-center text-muted">
            …
          </span>
        ) : (
          <Fragment key={slot}>
            {link(slot, {
              className: cx(SLOT, slot === page ? 'bg-accent text-on-accent' : 'hover:bg-ink/7'),
              'aria-label': labels.page(slot),
              ...(slot === page ? { 'aria-current': 'page' as const } : {}),
              children: slot,
            })}
          </Fragment>
        ),
      )}
      {page < pageCount &&
        link(page + 1, {
          className: cx(SLOT, 'hover:bg-ink/7'),
          'aria-label': labels.next,
          rel: 'next',
          children: <ChevronRight aria-hidden="true" className="size-5" />,
        })}
    </nav>
  );
}

/** Which page numbers stand in the bar: first, last, and the neighbours of the current one; null is a gap. */
export function pageSlots(page: number, pageCount: number): (number | null)[] {
  const shown = new Set([1, pageCount, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pageCount));
  if (page <= 3) for (const n of [2, 3, 4]) if (n <= pageCount) shown.add(n);
  if (page >= pageCount - 2) for (const n of [3, 2, 1]) if (pageCount - n >= 1) shown.add(pageCount - n);
  const slots: (number | null)[] = [];
  let last = 0;
  for (const n of [...shown].sort((a, b) => a - b)) {
    if (n - last === 2) slots.push(n - 1);
    else if (n - last > 2) slots.push(null);
    slots.push(n);
    last = n;
  }
  return slots;
}
