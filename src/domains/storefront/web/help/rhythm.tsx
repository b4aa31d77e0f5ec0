import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
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

/** Numbered steps, one under the other, joined by a line. */
export function Steps({ items, headingLevel = 3 }: { items: readonly TitledText[]; headingLevel?: 3 | 4 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className="relative flex flex-col">
      {items.map(({ title, text }, index) => (
        <li key={title} className="relative flex gap-5 pb-9 last:pb-0 sm:gap-7">
          {index < items.length - 1 && (
            <span aria-hidden="true" className="absolute top-14 bottom-2 left-5.5 w-px bg-line sm:left-6.5" />
          )}
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft font-display text-xl text-accent-ink sm:size-13 sm:text-2xl"
          >
            {index + 1}
          </span>
          <div className="min-w-0 pt-1.5 sm:pt-2.5">
            <Heading className="text-xl">{title}</Heading>
            <p className="mt-1.5 max-w-text text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const COLUMNS: Record<number, string> = { 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4', 5: 'sm:grid-cols-5' };

/** Stages that follow one another, side by side on wide screens. */
export function Stages({ items }: { items: readonly TitledText[] }) {
  return (
    <ol className={cx('grid gap-x-5', COLUMNS[items.length])}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="flex min-w-0 gap-4 sm:block">
          <div
            aria-hidden="true"
            className="flex flex-col items-center gap-2 pt-2 sm:mb-4 sm:flex-row sm:pt-0"
          >
            <span className="size-3 shrink-0 rounded-full border-2 border-accent-ink bg-page" />
            {index < items.length - 1 && <span className="w-px flex-1 bg-line-strong/50 sm:h-px sm:w-auto" />}
          </div>
          <div className="min-w-0 pb-6 sm:pb-0">
            <h3 className="text-lg hyphens-auto">{title}</h3>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A painted place of one of the producers; decoration, so it is silent for screen readers. */
export function PlacePicture({
  producer,
  sizes,
  priority,
  className,
}: {
  producer: string;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  return (
    <Picture
      src={`/pictures/producers/${producer}.jpg`}
      alt=""
      width={800}
      height={533}
      sizes={sizes}
      priority={priority}
      className={cx('place-picture', className)}
    />
  );
}
