import { cx } from '#engine/web/ui/basics/class-names.ts';

export type PriceProps = {
  /** Formatted money, such as "$24.99". */
  amount: string;
  /** Struck through before the amount. */
  original?: string | undefined;
  /** Read before each price by screen readers, needed when original is given. */
  labels?: { original: string; current: string } | undefined;
  /** Words after the amount, such as "per bottle". */
  unit?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
};

const SIZES = {
  sm: 'text-base font-semibold',
  md: 'text-lg font-semibold',
  lg: 'text-3xl font-display tracking-display',
};

export function Price({ amount, original, labels, unit, size = 'md', className }: PriceProps) {
  return (
    <span className={cx('price', className)}>
      {original && (
        <s className="text-sm text-muted tabular-nums">
          {labels && <span className="sr-only">{labels.original} </span>}
          {original}
        </s>
      )}
      <span className={cx('tabular-nums', SIZES[size], original && 'text-wine')}>
        {original && labels && <span className="sr-only">{labels.current} </span>}
        {amount}
      </span>
      {unit && <span className="text-sm text-muted">{unit}</span>}
    </span>
  );
}
