import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Mark } from './mark.tsx';

export type WordmarkProps = {
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
        'inline-flex items-baseline gap-[0.3em] font-display leading-none font-medium tracking-[-0.03em] text-ink',
        SIZES[size],
        className,
      )}
    >
      <Mark className="h-[0.68em] w-auto" />
      <span>{name}</span>
    </span>
  );
}
