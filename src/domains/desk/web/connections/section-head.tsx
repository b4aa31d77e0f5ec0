import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#engine/web/ui/basics/button.tsx';

interface SectionHeadProps {
  id: string;
  title: string;
  text: ReactNode;
  action: ReactNode;
}

export function SectionHead({ id, title, text, action }: SectionHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
      <div className="max-w-prose">
        <h2 id={id} className="font-display text-2xl">
          {title}
        </h2>
        <p className="mt-1.5 text-sm text-muted">{text}</p>
      </div>
      {action}
    </div>
  );
}

/** An action on a row: plain words beside the others in a table; on a phone, buttons that share the width of their card. */
export function RowAction(props: Omit<ButtonProps, 'size' | 'variant' | 'className'>) {
  return <Button {...props} size="sm" variant="secondary" className="max-sm:flex-1 sm:border-transparent" />;
}
