import { Badge } from '#engine/web/ui/content/badge.tsx';

/** So many things want somebody; nothing is shown where none do. `text` says it to those who do not see it. */
export function WaitingBadge({ count, text }: { count: number; text: string }) {
  if (count === 0) return null;
  return (
    <Badge tone="warning" className="px-2">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{text}</span>
    </Badge>
  );
}
