import { cx } from '#engine/web/ui/basics/class-names.ts';
import type { TitledText } from './use-help-texts.ts';

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
