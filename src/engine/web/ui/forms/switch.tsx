import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  /** The label stays for screen readers only, as in a column that already has a name. */
  labelHidden?: boolean | undefined;
  description?: ReactNode;
};

/** A real checkbox underneath, so that forms can register it. */
export function Switch({ label, labelHidden, description, className, ...rest }: SwitchProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div
      className={cx(
        labelHidden ? 'relative inline-flex align-middle' : 'flex items-start justify-between gap-6',
        className,
      )}
    >
      <div className={labelHidden ? 'sr-only' : 'min-w-0'}>
        <label htmlFor={id} className="block text-sm font-medium">
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="text-xs text-muted">
            {description}
          </p>
        )}
      </div>
      <span className={cx('relative inline-flex shrink-0', !labelHidden && 'mt-0.5')}>
        <input
          {...rest}
          type="checkbox"
          role="switch"
          id={id}
          aria-describedby={description ? `${id}-description` : undefined}
          className={cx(
            'peer h-7 w-12 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors',
            'checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:opacity-50',
          )}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-line-strong transition-[translate,background-color] duration-200 peer-checked:translate-x-5 peer-checked:bg-on-accent"
        />
      </span>
    </div>
  );
}
