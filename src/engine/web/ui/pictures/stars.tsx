import { cx } from '#engine/web/ui/basics/class-names.ts';

export type StarsProps = {
  /** 0 to 5; parts of a star are drawn. */
  value: number;
  /** The rating in words, such as "4.3 out of 5 stars". */
  label: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
};

const SIZES = { sm: 'text-[0.875rem]', md: 'text-[1.125rem]', lg: 'text-[1.5rem]' };

/** Two rows of five, cut out by one mask: drawing every star would double the size of a page of cards. */
export function Stars({ value, label, size = 'sm', className }: StarsProps) {
  const filled = `${Math.round(Math.max(0, Math.min(5, value)) * 20)}%`;
  return (
    <span
      role="img"
      aria-label={label}
      className={cx('star-row', SIZES[size], className)}
      style={{
        background: `linear-gradient(to right, var(--accent-ink) ${filled}, var(--line) ${filled})`,
      }}
    />
  );
}
