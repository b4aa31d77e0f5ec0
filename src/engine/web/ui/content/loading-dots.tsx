import { cx } from '#engine/web/ui/basics/class-names.ts';

const DELAYS = ['0ms', '150ms', '300ms'];

/** Without a label the dots are decoration and stay silent for screen readers. */
export function LoadingDots({ label, className }: { label?: string | undefined; className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-1', className)} {...(label ? { role: 'status' } : {})}>
      {DELAYS.map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className="size-1.5 animate-dot rounded-full bg-current"
          style={{ animationDelay: delay }}
        />
      ))}
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
