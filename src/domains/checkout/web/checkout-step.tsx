import type { ReactNode } from 'react';

/** One of the three things that an order needs: who, where, how it is paid. */
export function CheckoutStep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 className="text-xl">{title}</h3>
      {children}
    </div>
  );
}
