import type { ReactNode } from 'react';
import { formatAmount } from '#engine/model/money.ts';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

interface OrderCardProps {
  title: ReactNode;
  createdAt: string;
  /** Where it stands. */
  badge: ReactNode;
  /** A decimal. */
  total: number;
  headingLevel: 2 | 3;
  children: ReactNode;
}

/** An order in a list of orders. Needs the texts of `orders`. */
export function OrderCard({ title, createdAt, badge, total, headingLevel, children }: OrderCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card padding="none" className="wrap-anywhere">
      <header className="flex items-center gap-4 border-b border-line bg-sunken px-5 py-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Heading className="text-lg">{title}</Heading>
          <Moment at={createdAt} format="date" className="text-sm text-muted" />
          {badge}
        </div>
        <span className="ml-auto shrink-0 font-semibold tabular-nums">{formatAmount(total)}</span>
      </header>
      {children}
    </Card>
  );
}
