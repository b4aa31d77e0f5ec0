import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type RadioListProps = {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  options: readonly { value: string; label: ReactNode; description?: ReactNode; aside?: ReactNode }[];
  error?: ReactNode;
  /** What every radio button gets: its name, and what binds it to a form. */
  input: Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'>;
  className?: string | undefined;
};

/** One of a few, each with a line about it and an amount beside it. */
export function RadioList({ legend, legendHidden, options, error, input, className }: RadioListProps) {
  const id = useId();
  return (
    <fieldset className={cx('min-w-0', className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={cx('mb-1.5 text-sm font-medium', legendHidden && 'sr-only')}>{legend}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-md border border-line-strong">
        {options.map(({ value, label, description, aside }) => (
          <label
            key={value}
            className={cx(
              'flex cursor-pointer items-start gap-3 bg-surface px-3.5 py-3 transition-colors hover:bg-ink/4 has-checked:bg-accent-soft',
              'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent-ink',
            )}
          >
            <input
              {...input}
              type="radio"
              value={value}
              // A line about one choice may name another: it describes, and is no part of the name.
              aria-labelledby={`${id}-${value}-label${aside ? ` ${id}-${value}-aside` : ''}`}
              aria-describedby={description ? `${id}-${value}-about` : undefined}
              className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface outline-none transition-[border-width,border-color] checked:border-[6px] checked:border-accent"
            />
            <span className="min-w-0 flex-1 text-sm">
              <span id={`${id}-${value}-label`} className="block font-medium">
                {label}
              </span>
              {description && (
                <span id={`${id}-${value}-about`} className="block text-muted">
                  {description}
                </span>
              )}
            </span>
            {aside && (
              <span id={`${id}-${value}-aside`} className="shrink-0 text-sm font-medium tabular-nums">
                {aside}
              </span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-1.5 flex items-start gap-1.5 text-xs font-medium text-danger"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
