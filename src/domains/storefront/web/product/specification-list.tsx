import type { ReactNode } from 'react';

/** Names and values in rows with fine lines between them. */
export function SpecificationList({
  rows,
}: {
  rows: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className="text-sm">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-t border-line py-2.5 last:border-b"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
