import type { ComponentProps } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Slot } from '#engine/web/ui/basics/button.tsx';

type CardProps = ComponentProps<'div'> & {
  asChild?: boolean | undefined;
  /** Lifts a little under the pointer; for cards that are one link or button. */
  interactive?: boolean | undefined;
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  tone?: 'surface' | 'sunken' | 'plain' | undefined;
};

const PADDING = { none: '', sm: 'p-4', md: 'p-5 sm:p-6', lg: 'p-6 sm:p-9' };

export function Card({
  asChild,
  interactive,
  padding = 'md',
  tone = 'surface',
  className,
  ...rest
}: CardProps) {
  const Tag = asChild ? Slot : 'div';
  return (
    <Tag
      {...rest}
      className={cx(`card card-${tone}`, PADDING[padding], interactive && 'card-interactive', className)}
    />
  );
}
