import { Download } from 'lucide-react';
import { Button } from '#engine/web/ui/basics/button.tsx';

interface StatementLinkProps {
  href: string;
  /** Of which payout, for screen readers: a list holds many of them. */
  label: string;
  children: string;
}

/** Downloads the statement of a payout. */
export function StatementLink({ href, label, children }: StatementLinkProps) {
  return (
    <Button asChild size="sm" variant="ghost">
      <a href={href} download aria-label={label}>
        <Download aria-hidden="true" className="size-4.5" />
        {children}
      </a>
    </Button>
  );
}
