import type { ComponentProps } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type BadgeTone = 'neutral' | 'accent' | 'zest' | 'wine' | 'success' | 'warning' | 'danger' | 'info';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-ink/8 text-ink',
  accent: 'bg-accent text-on-accent',
  zest: 'bg-zest text-on-zest',
  wine: 'bg-wine-solid text-white',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};

export type BadgeProps = ComponentProps<'span'> & {
  tone?: BadgeTone | undefined;
  caps?: boolean | undefined;
};

export function Badge({ tone = 'neutral', caps = false, className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap [&_svg]:size-3.5',
        caps && 'text-2xs leading-5 tracking-caps uppercase',
        TONES[tone],
        className,
      )}
    />
  );
}
