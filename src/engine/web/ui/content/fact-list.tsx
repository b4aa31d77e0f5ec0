import type { ReactNode } from 'react';

export type FactListProps = {
  /** Facts without a value are left out. */
  facts: readonly { label: string; value: ReactNode }[];
};

/** Names and values, one under the other. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[fit-content(45%)_1fr]">
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
