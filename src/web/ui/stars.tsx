import { Star } from 'lucide-react';
import { cx } from './class-names.ts';

const STARS = [1, 2, 3, 4, 5];

export type StarsProps = {
  /** 0 to 5; parts of a star are drawn. */
  value: number;
  /** The rating in words, such as "4.3 out of 5 stars". */
  label: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
};

const SIZES = { sm: '[&_svg]:size-3.5', md: '[&_svg]:size-4.5', lg: '[&_svg]:size-6' };

export function Stars({ value, label, size = 'sm', className }: StarsProps) {
  const filled = `${(Math.max(0, Math.min(5, value)) / 5) * 100}%`;
  return (
    <span role="img" aria-label={label} className={cx('relative inline-flex', SIZES[size], className)}>
      <span aria-hidden="true" className="flex text-line">
        {STARS.map((star) => (
          <Star key={star} className="shrink-0 fill-current" strokeWidth={0} />
        ))}
      </span>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 flex overflow-hidden text-accent-ink"
        style={{ width: filled }}
      >
        {STARS.map((star) => (
          <Star key={star} className="shrink-0 fill-current" strokeWidth={0} />
        ))}
      </span>
    </span>
  );
}
