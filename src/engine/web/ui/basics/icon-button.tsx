import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  size?: 'sm' | 'md' | undefined;
  variant?: 'ghost' | 'outline' | 'solid' | undefined;
};

export function IconButton({ label, size = 'md', variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(`icon-button icon-button-${variant}`, size === 'sm' && 'icon-button-sm', className)}
    />
  );
}
