import type { ReactNode } from 'react';

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
