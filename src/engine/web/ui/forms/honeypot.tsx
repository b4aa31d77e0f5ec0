import type { ComponentProps } from 'react';

/** A field for machines: out of sight, out of the tab order, and explained to people who find it. */
export function Honeypot({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="absolute -left-[100vw] size-px overflow-hidden" aria-hidden="true">
      {label}
      <input {...input} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
