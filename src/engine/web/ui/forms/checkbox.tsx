import { useId, type ComponentProps, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ label, description, error, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const describedBy =
    [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cx('choice', className)}>
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={cx(
            'peer size-6 cursor-pointer appearance-none rounded-sm border border-line-strong bg-surface transition-colors',
            'checked:border-accent checked:bg-accent hover:border-ink aria-invalid:border-danger',
            'disabled:cursor-not-allowed disabled:opacity-50',
          )}
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute size-4 scale-50 text-on-accent opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
        />
      </span>
      <div className="min-w-0 pt-0.5">
        <label htmlFor={id} className="block text-sm font-medium">
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="text-xs text-muted">
            {description}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} role="alert" className="text-xs font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
