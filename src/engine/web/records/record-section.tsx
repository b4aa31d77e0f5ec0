import { useId, type ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

interface RecordSectionProps {
  title: string;
  /** At the end of its heading: a button, a figure. */
  actions?: ReactNode;
  /** Its content reaches the edges: a table, rows with lines between them. */
  flush?: boolean;
  children: ReactNode;
}

/** One matter of a record. */
export function RecordSection({ title, actions, flush = false, children }: RecordSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-1.5">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {actions}
      </div>
      <div className={cx(!flush && 'p-4')}>{children}</div>
    </section>
  );
}
