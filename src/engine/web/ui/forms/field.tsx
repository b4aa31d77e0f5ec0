import { createContext, use, useId, useMemo, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

type FieldProps = {
  label: ReactNode;
  /** The label stays for screen readers only. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Small word beside the label, such as a translated "optional". */
  note?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
  /** One control of this kit; it finds its id and descriptions by itself. */
  children: ReactNode;
};

export function Field({
  label,
  labelHidden,
  hint,
  error,
  note,
  required = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const control = useMemo(
    () => ({ id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <div className={cx('flex items-baseline justify-between gap-3', labelHidden && 'sr-only')}>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {note && <span className="text-xs text-muted">{note}</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <p id={errorId} className="flex items-start gap-1.5 text-xs font-medium text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}

type FieldControl = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that tie a control to the Field around it; what the caller sets itself wins. */
export function useFieldAttributes(own: {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
}) {
  const field = use(FieldContext);
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': (own['aria-invalid'] as boolean | undefined) ?? (field?.invalid ? true : undefined),
    'aria-required': field?.required ? true : undefined,
  };
}
