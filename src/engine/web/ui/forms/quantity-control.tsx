import { Minus, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

type QuantityControlProps = {
  /** The quantity the caller holds; it should follow onChange at once, before any request is answered. */
  value: number;
  onChange: (quantity: number) => void;
  labels: { input: string; decrease: string; increase: string };
  min?: number | undefined;
  max?: number | undefined;
  size?: 'sm' | 'md' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** Typed text is a draft until blur or Enter; only then, and on a step, is onChange called. */
export function QuantityControl(props: QuantityControlProps) {
  const { value, onChange, labels, size = 'md', disabled = false, className } = props;
  const range = {
    min: props.min ?? DEFAULT_QUANTITY_RANGE.min,
    max: props.max ?? DEFAULT_QUANTITY_RANGE.max,
  };
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? String(value);
  const reached = commitDraft(text, range);

  function settle(quantity: number) {
    setDraft(null);
    if (quantity !== value) onChange(quantity);
  }

  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = input.current!;
    if (field.value === text) return;
    // Typed before the script took over. A visitor who is still in the field may go on typing.
    if (field === document.activeElement) setDraft(field.value);
    else settle(commitDraft(field.value, range));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: from here on the field shows what is known here
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (step !== undefined) settle(stepDraft(text, step, range));
    else if (event.key === 'Enter') settle(reached);
    else if (event.key === 'Escape' && draft !== null) setDraft(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const stepClasses = cx(
    'grid shrink-0 cursor-pointer place-items-center rounded-full text-ink transition-colors hover:bg-ink/7',
    'disabled:pointer-events-none disabled:opacity-35 [&_svg]:size-4',
    size === 'sm' ? 'size-8' : 'size-10',
  );
  return (
    <div
      className={cx(
        'inline-flex items-center rounded-full border border-line-strong bg-surface p-0.5',
        className,
      )}
    >
      <button
        type="button"
        aria-label={labels.decrease}
        disabled={disabled || reached <= range.min}
        onClick={() => settle(stepDraft(text, -1, range))}
        className={stepClasses}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={labels.input}
        aria-valuenow={reached}
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        value={text}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => settle(reached)}
        onKeyDown={onKeyDown}
        className={cx(
          'min-w-0 rounded-sm bg-transparent text-center font-semibold tabular-nums focus-visible:outline-offset-0',
          size === 'sm' ? 'h-8 w-9 text-sm' : 'h-10 w-12 text-base',
        )}
      />
      <button
        type="button"
        aria-label={labels.increase}
        disabled={disabled || reached >= range.max}
        onClick={() => settle(stepDraft(text, 1, range))}
        className={stepClasses}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}

/** What becomes of the text typed into a quantity control. */
type QuantityRange = { min: number; max: number };

export const DEFAULT_QUANTITY_RANGE: QuantityRange = { min: 1, max: 999 };

function clampQuantity(quantity: number, { min, max }: QuantityRange): number {
  return Math.max(min, Math.min(max, quantity));
}

/** Whole part of the text, within the range; text that starts with no number becomes the minimum. */
export function commitDraft(draft: string, range: QuantityRange): number {
  const typed = Number.parseInt(draft, 10);
  return Number.isNaN(typed) ? range.min : clampQuantity(typed, range);
}

/** A step starts from what is typed, even before it was committed. */
export function stepDraft(draft: string, step: number, range: QuantityRange): number {
  return clampQuantity(commitDraft(draft, range) + step, range);
}
