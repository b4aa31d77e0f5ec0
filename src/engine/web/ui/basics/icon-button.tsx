import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  size?: 'sm' | 'md' | undefined;
  variant?: 'ghost' | 'outline' | 'solid' | undefined;
};

const VARIANTS = {
  ghost: 'hover:bg-ink/7',
  outline: 'border border-line-strong hover:border-ink hover:bg-ink/5',
  solid: 'bg-surface shadow-md hover:bg-sunken',
};

export function IconButton({ label, size = 'md', variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(
        'relative inline-grid shrink-0 cursor-pointer place-items-center rounded-full text-ink transition-colors',
        'disabled:pointer-events-none disabled:opacity-45 [&_svg]:size-5',
        size === 'sm' ? 'size-9 [&_svg]:size-4.5' : 'size-11',
        VARIANTS[variant],
        className,
      )}
    />
  );
}
