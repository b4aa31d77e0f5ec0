import { FileUp } from 'lucide-react';
import { MAX_FILE_MB, MAX_ROWS } from '#domains/catalogue/model/files/file-limits.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** The field itself fills the frame, unseen: browsers take a file that is dropped on it. */
export function ChooseFile({ onChosen }: { onChosen: (file: File) => void }) {
  const { t } = useTranslation('product-files');
  return (
    <label className="relative flex flex-col items-center gap-2 rounded-lg border-2 border-dashed border-line-strong px-6 py-10 text-center transition-colors hover:bg-ink/3 has-focus-visible:outline-2 has-focus-visible:outline-accent-ink">
      <FileUp aria-hidden="true" className="size-8 stroke-[1.5] text-accent-ink" />
      <span className="font-medium">{t('import.choose')}</span>
      <span className="text-sm text-muted">{t('import.limits', { mb: MAX_FILE_MB, rows: MAX_ROWS })}</span>
      <input
        type="file"
        accept=".csv,.xlsx,text/csv"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) onChosen(file);
        }}
      />
    </label>
  );
}
