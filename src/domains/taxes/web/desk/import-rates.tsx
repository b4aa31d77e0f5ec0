import { useRef } from 'react';
import { FileUp } from 'lucide-react';
import { sendFile } from '#engine/web/api/send-form.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';

/** A file of rates is taken over as a whole, or not at all. */
export function ImportRates() {
  const { t } = useTranslation('taxes');
  const input = useRef<HTMLInputElement>(null);
  const change = useChange({
    send: (file: File) => sendFile('/api/admin/tax-rates/import', file),
    refreshes: ADMIN,
    done: ({ added, changed, same }) => ({
      title: t('rates.imported'),
      description: t('rates.importedText', { added, changed, same }),
    }),
    failed: { title: t('rates.notImported') },
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={t('rates.import')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) change.mutate(file);
        }}
      />
      <Button
        size="sm"
        variant="secondary"
        disabled={change.isPending}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" className="size-4" />
        {t('rates.import')}
      </Button>
    </>
  );
}
