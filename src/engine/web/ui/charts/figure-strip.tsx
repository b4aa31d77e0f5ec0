import { cx } from '#engine/web/ui/basics/class-names.ts';

export type FigureStripProps = {
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
