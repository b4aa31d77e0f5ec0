import type { Key, ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

type BarTone = 'accent' | 'warning' | 'danger';

export type BarListProps<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  label: { header: string; cell: (row: Row) => ReactNode };
  /** What the bar's length stands for; zero or more. */
  value: (row: Row) => number;
  /** The value of a full bar; left out: the largest of the rows. */
  full?: number | undefined;
  tone?: ((row: Row) => BarTone) | undefined;
  /** The figures at the end of each row. */
  figures: readonly { key: string; header: string; cell: (row: Row) => ReactNode }[];
  className?: string | undefined;
};

const TONES: Record<BarTone, string> = {
  accent: 'bg-accent-ink',
  warning: 'bg-warning',
  danger: 'bg-danger',
};

/** A bar chart whose rows have long names: a table with figures, and under each row its bar over the whole width. */
export function BarList<Row>(props: BarListProps<Row>) {
  const { caption, rows, rowKey, label, value, tone, figures, className } = props;
  const full = props.full ?? Math.max(0, ...rows.map(value));
  return (
    <table className={cx('w-full text-sm', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="eyebrow text-muted">
          <th scope="col" className="pb-1 text-left font-[inherit]">
            {label.header}
          </th>
          {figures.map(({ key, header }) => (
            <th key={key} scope="col" className="pb-1 pl-4 text-right font-[inherit] whitespace-nowrap">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="relative">
            <th
              scope="row"
              className="w-full pt-2 pb-4 text-left align-middle font-medium hyphens-auto wrap-anywhere"
            >
              {label.cell(row)}
              <Bar share={full > 0 ? value(row) / full : 0} tone={tone?.(row) ?? 'accent'} />
            </th>
            {figures.map(({ key, cell }) => (
              <td key={key} className="pt-2 pb-4 pl-4 text-right align-middle whitespace-nowrap tabular-nums">
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lies along the bottom of its row, which it finds as the nearest positioned element. */
function Bar({ share, tone }: { share: number; tone: BarTone }) {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-1.5 h-1.5 rounded-full bg-sunken">
      <span
        className={cx('block h-full rounded-full', TONES[tone])}
        style={{ width: `${Math.min(1, share) * 100}%` }}
      />
    </span>
  );
}
