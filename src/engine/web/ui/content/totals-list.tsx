import type { ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type TotalsRow = {
  key: string;
  label: ReactNode;
  amount: ReactNode;
  /** saving: what was taken off; total: the last line, set larger. */
  tone?: 'plain' | 'saving' | 'total' | undefined;
};

/** Sums under a list of lines: labels to the left, amounts to the right. */
export function TotalsList({
  rows,
  className,
}: {
  rows: readonly TotalsRow[];
  className?: string | undefined;
}) {
  return (
    <dl className={cx('flex flex-col gap-2 text-sm', className)}>
      {rows.map(({ key, label, amount, tone = 'plain' }) => (
        <div
          key={key}
          className={cx(
            'flex items-baseline justify-between gap-4',
            tone === 'saving' && 'font-medium text-wine',
            tone === 'total' && 'mt-1 border-t border-line pt-3 text-base font-semibold',
          )}
        >
          <dt className={cx(tone === 'plain' && 'text-muted')}>{label}</dt>
          <dd
            className={cx(
              'whitespace-nowrap tabular-nums',
              tone === 'total' && 'font-display text-2xl font-normal',
            )}
          >
            {amount}
          </dd>
        </div>
      ))}
    </dl>
  );
}
