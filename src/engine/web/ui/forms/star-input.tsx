import { Star } from 'lucide-react';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

const STARS = [1, 2, 3, 4, 5];

export type StarInputProps = {
  /** 0 or undefined: nothing chosen yet. */
  value: number | undefined;
  onChange: (value: number) => void;
  legend: ReactNode;
  /** Name of each choice, such as "3 stars". */
  optionLabel: (stars: number) => string;
  error?: ReactNode;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** The first star, where the focus goes when a choice is missing. */
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
};

/** Five radio buttons: arrow keys choose, one stop for Tab. */
export function StarInput(props: StarInputProps) {
  const { value = 0, onChange, legend, optionLabel, error, onBlur, className } = props;
  const id = useId();
  const [hovered, setHovered] = useState(0);
  const lit = hovered || value;
  return (
    <fieldset className={cx('border-0', className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="-ml-2 flex" onPointerLeave={() => setHovered(0)}>
        {STARS.map((star) => (
          <label
            key={star}
            onPointerEnter={() => setHovered(star)}
            className="grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              {...(star === 1 && { ref: props.ref })}
              name={props.name ?? id}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              onBlur={onBlur}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              strokeWidth={1.25}
              className={cx(
                'size-7 transition-colors duration-100',
                star <= lit ? 'fill-current text-accent-ink' : 'text-line-strong',
              )}
            />
            <span className="sr-only">{optionLabel(star)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-xs font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
