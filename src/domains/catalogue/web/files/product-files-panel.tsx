import { useState } from 'react';
import { Download } from 'lucide-react';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { FILE_FORMATS } from '#domains/catalogue/model/files/file-limits.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { ADMIN, DESK } from '#engine/web/lists/admin.queries.ts';
import { FileImport } from './file-import.tsx';

export const AdminProductFiles = () => <ProductFilesPanel refreshes={ADMIN} />;
export const OwnProductFiles = () => <ProductFilesPanel refreshes={DESK} />;

/** Products as a file: out of the shop, and back in. `refreshes`: the start of the reads that show products here. */
function ProductFilesPanel({ refreshes }: { refreshes: string }) {
  const { t } = useTranslation('product-files');
  const [round, setRound] = useState(0);
  return (
    <div className="flex flex-col gap-12">
      <section aria-labelledby="file-export">
        <h2 id="file-export" className="font-display text-2xl">
          {t('export.title')}
        </h2>
        <p className="mt-1.5 max-w-prose text-sm text-muted">{t('export.text')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {FILE_FORMATS.map((format) => (
            <FileLink key={format} format={format} label={t(`export.${format}`)} />
          ))}
        </div>
        <div className="mt-2 flex flex-wrap gap-x-6">
          {FILE_FORMATS.map((format) => (
            <FileLink key={format} format={format} template label={t(`export.template_${format}`)} />
          ))}
        </div>
      </section>
      <section aria-labelledby="file-import">
        <h2 id="file-import" className="font-display text-2xl">
          {t('import.title')}
        </h2>
        <p className="mt-1.5 mb-5 max-w-prose text-sm text-muted">{t('import.text')}</p>
        <FileImport key={round} refreshes={refreshes} onAgain={() => setRound(round + 1)} />
      </section>
    </div>
  );
}

interface FileLinkProps {
  format: (typeof FILE_FORMATS)[number];
  template?: boolean;
  label: string;
}

function FileLink({ format, template, label }: FileLinkProps) {
  const query = { format, ...(template && { template: 'true' }) };
  return (
    <Button asChild variant={template ? 'link' : 'secondary'} className={template ? 'min-h-11' : undefined}>
      <a href={apiUrl('/api/product-file', { query })} download>
        <Download aria-hidden="true" className="size-4.5" />
        {label}
      </a>
    </Button>
  );
}
