import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import type { TitledText } from './use-help-texts.ts';

/** A sentence worth a pause. */
export function PullQuote({ children }: { children: ReactNode }) {
  return (
    <blockquote className="mx-auto max-w-narrow text-center">
      <p className="font-display text-4xl leading-tight text-balance italic">{children}</p>
    </blockquote>
  );
}

export interface Figure {
  value: string;
  label: string;
}

/** Large numbers with their words. */
export function Figures({ items, className }: { items: readonly Figure[]; className?: string }) {
  return (
    <dl className={cx('grid gap-x-8 gap-y-8 sm:grid-cols-3', className)}>
      {items.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-line pt-5">
          <dt className="mt-1 text-sm text-muted">{label}</dt>
          <dd className="font-display text-4xl text-accent-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CheckList({ items, crossed }: { items: readonly string[]; crossed?: boolean }) {
  const Icon = crossed ? X : Check;
  return (
    <ul className="flex flex-col gap-3.5">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon
            aria-hidden="true"
            className={cx('mt-1 size-5 shrink-0', crossed ? 'text-danger' : 'text-accent-ink')}
          />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** Short texts side by side, each under a thin line. `icons`: one per item, or none. */
export function TextGrid({
  items,
  icons,
  columns = 3,
}: {
  items: readonly TitledText[];
  icons?: readonly ReactNode[];
  columns?: 2 | 3 | 4;
}) {
  return (
    <ul
      className={cx(
        'grid gap-x-10 gap-y-10 sm:grid-cols-2',
        columns === 3 && 'lg:grid-cols-3',
        columns === 4 && 'lg:grid-cols-4',
      )}
    >
      {items.map(({ title, text }, index) => (
        <li key={title} className="border-t border-line pt-6">
          {icons?.[index] && (
            <span
              aria-hidden="true"
              className="mb-5 block text-accent-ink [&_svg]:size-7 [&_svg]:stroke-[1.4]"
            >
              {icons[index]}
            </span>
          )}
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
