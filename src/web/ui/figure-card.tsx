import type { ReactNode } from 'react';
import { Card } from './card.tsx';

export type FigureCardProps = {
  label: ReactNode;
  /** Undefined while it is being asked for. */
  value: ReactNode | undefined;
  note?: ReactNode;
  icon?: ReactNode;
};

/** One figure of a dashboard. */
export function FigureCard({ label, value, note, icon }: FigureCardProps) {
  return (
    <Card padding="none" className="flex min-w-0 flex-col p-4 sm:p-5">
      <p className="flex items-center gap-2 text-sm text-muted [&_svg]:size-4">
        {icon}
        {label}
      </p>
      <p
        className="mt-1.5 truncate font-display text-2xl tabular-nums sm:text-3xl"
        aria-busy={value === undefined}
      >
        {value ?? '–'}
      </p>
      {note && <p className="mt-1 text-xs text-muted">{note}</p>}
    </Card>
  );
}
