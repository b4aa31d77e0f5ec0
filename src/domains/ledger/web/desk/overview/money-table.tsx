import type { ReactNode } from 'react';
import { formatAmount } from '#engine/model/money.ts';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export interface MoneyRow {
  key: string;
  label: ReactNode;
  /** One for each column. */
  amounts: readonly number[];
  /** A sum of those above it, or what they begin with. */
  isSum?: boolean;
}

interface MoneyTableProps {
  caption: string;
  /** Over the names of the rows, then over each column of amounts. */
  headings: readonly [string, ...string[]];
  rows: readonly MoneyRow[];
}

/** A statement of accounts: names to the left, amounts under each other to the right. */
export function MoneyTable({ caption, headings: [first, ...others], rows }: MoneyTableProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <th scope="col" className="px-4 py-2 font-medium">
            {first}
          </th>
          {others.map((heading) => (
            <th key={heading} scope="col" className="py-2 pr-4 text-right font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, amounts, isSum = false }) => (
          <tr key={key} className={cx('border-b border-line last:border-b-0', isSum && 'font-semibold')}>
            <th scope="row" className={cx('px-4 py-2 text-left', !isSum && 'font-normal')}>
              {label}
            </th>
            {amounts.map((amount, index) => (
              <td key={others[index]} className="py-2 pr-4 text-right whitespace-nowrap tabular-nums">
                {formatAmount(amount)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
