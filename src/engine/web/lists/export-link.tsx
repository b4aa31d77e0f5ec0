import { Download } from 'lucide-react';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';

interface ExportLinkProps {
  /** Of the list. */
  path: `/api/admin/${string}` | `/api/producer/${string}`;
  /** What narrows and sorts it. */
  query?: object;
}

/** Exactly what a list shows, as a table. Every list of the desk answers to it (src/engine/model/api/exports.ts). */
export function ExportLink({ path, query }: ExportLinkProps) {
  const { t } = useTranslation('lists');
  return (
    <Button asChild size="sm" variant="secondary">
      <a href={apiUrl(`${path}/export`, query && { query })} download>
        <Download aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{t('export')}</span>
      </a>
    </Button>
  );
}
