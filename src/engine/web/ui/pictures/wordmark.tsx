import { cx } from '#engine/web/ui/basics/class-names.ts';
import { brand } from '#engine/model/brand.ts';

type WordmarkProps = {
  /** The brand's name, set in the display face. */
  name: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
};

const SIZES = { sm: 'text-xl', md: 'text-[1.75rem]', lg: 'text-5xl' };

export function Wordmark({ name, size = 'md', className }: WordmarkProps) {
  return (
    <span
      className={cx(
        'inline-flex items-baseline gap-[0.3em] font-display font-medium tracking-[-0.03em] text-ink',
        SIZES[size],
        className,
      )}
    >
      <Mark className="h-[0.68em] w-auto" />
      <span>{name}</span>
    </span>
  );
}

const FILLS = { mark: 'fill-mark', zest: 'fill-zest' };

/** The mark of the brand, in its two colours. */
export function Mark({ className }: { className?: string | undefined }) {
  const { viewBox, shapes } = brand().mark;
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={className}>
      {shapes.map(({ d, fill }) => (
        <path key={d} className={FILLS[fill]} d={d} />
      ))}
    </svg>
  );
}
