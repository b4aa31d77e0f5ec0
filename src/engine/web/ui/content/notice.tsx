import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

const TONES: Record<NoticeTone, string> = {
  neutral: 'bg-sunken [&>svg]:text-muted',
  info: 'bg-info-soft [&>svg]:text-info',
  success: 'bg-success-soft [&>svg]:text-success',
  warning: 'bg-warning-soft [&>svg]:text-warning',
  danger: 'bg-danger-soft [&>svg]:text-danger',
};
const ICONS = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  actions?: ReactNode;
  /** Speak when it appears: at once for danger, politely otherwise. */
  announce?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

export function Notice({ tone = 'info', title, actions, announce, className, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      {...(announce ? { role: tone === 'danger' ? 'alert' : 'status' } : {})}
      className={cx('notice', TONES[tone], className)}
    >
      <Icon aria-hidden="true" className="mt-px size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
        {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
