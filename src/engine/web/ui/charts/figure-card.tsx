import type { ReactNode } from 'react';
import { Card } from '#engine/web/ui/content/card.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';

type FigureCardProps = {
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
        className={cx(
          'mt-1.5 font-display wrap-anywhere tabular-nums sm:text-3xl',
          // A million must fit half a phone.
          typeof value === 'string' && value.length > 10 ? 'text-xl' : 'text-2xl',
        )}
        aria-busy={value === undefined}
      >
        {value ?? '–'}
      </p>
      {note && <p className="mt-1 text-xs text-muted">{note}</p>}
    </Card>
  );
}

type FigureStripProps = {
  title: string;
  figures: readonly { label: string; value: string }[];
};

/** Figures that belong together, side by side under one name. Their number is even. */
export function FigureStrip({ title, figures }: FigureStripProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      <dl
        className={cx(
          'mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line',
          // Full rows, whatever the screen.
          figures.length % 3 === 0 && 'sm:grid-cols-3',
        )}
      >
        {figures.map(({ label, value }) => (
          <div key={label} className="min-w-0 bg-surface px-4 py-3">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="mt-0.5 font-display text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
