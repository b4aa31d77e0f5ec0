import type { ComponentProps } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type BadgeTone = 'neutral' | 'accent' | 'zest' | 'wine' | 'success' | 'warning' | 'danger' | 'info';

export type BadgeProps = ComponentProps<'span'> & {
  tone?: BadgeTone | undefined;
  caps?: boolean | undefined;
};

export function Badge({ tone = 'neutral', caps = false, className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(`badge badge-${tone}`, caps && 'badge-caps', className)} />;
}
