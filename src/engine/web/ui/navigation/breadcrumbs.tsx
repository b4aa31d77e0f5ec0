import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type BreadcrumbsProps = {
  /** Name of the navigation. */
  label: string;
  className?: string | undefined;
  /** Links from the top down; the last child is the page itself, as plain text. */
  children: ReactNode;
};

export function Breadcrumbs({ label, className, children }: BreadcrumbsProps) {
  const crumbs = Children.toArray(children);
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li
              key={index}
              className={cx(
                'flex min-h-8 items-center gap-1.5 [&_a]:underline-offset-4 [&_a:hover]:text-ink [&_a:hover]:underline',
                last && 'text-ink',
              )}
            >
              {index > 0 && <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 opacity-60" />}
              {last ? <span aria-current="page">{crumb}</span> : crumb}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
