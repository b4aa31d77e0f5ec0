import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ReturnCard } from './return-card.tsx';
import { returnsQuery, type ReturnAccess } from './returns.queries.ts';

interface EarlierReturnsProps {
  access: ReturnAccess;
  title: string;
}

/** What was asked to be returned of an order, newest first; nothing where nothing was. Needs the texts of `returns`. */
export function EarlierReturns({ access, title }: EarlierReturnsProps) {
  const id = useId();
  const { data } = useQuery(returnsQuery(access));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      <ul className="flex flex-col gap-5">
        {data.items.map((view) => (
          <li key={view.id}>
            <ReturnCard view={view} token={access.token} />
          </li>
        ))}
      </ul>
    </section>
  );
}
