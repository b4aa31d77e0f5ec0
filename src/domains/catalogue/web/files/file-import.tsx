import { useState } from 'react';
import { FileUp } from 'lucide-react';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { failureOf } from '#engine/web/forms/failure.ts';
import { failureNotice } from '#engine/web/forms/failure-notice.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { MAX_FILE_MB, MAX_ROWS } from '#domains/catalogue/model/files/file-limits.ts';
import { ImportPreview } from './import-preview.tsx';
import { applyFile, FileRefused, previewFile, type Preview } from './product-files.api.ts';

type State =
  | { step: 'choose' }
  | { step: 'reading' }
  | { step: 'preview'; file: File; preview: Preview }
  | { step: 'writing'; done: number; total: number }
  | { step: 'done'; added: number; changed: number };

interface FileImportProps {
  refreshes: string;
  onAgain: () => void;
}

/** A file is chosen, read and shown row by row; only then anything changes. */
export function FileImport({ refreshes, onAgain }: FileImportProps) {
  const { t } = useTranslation('product-files');
  const refresh = useRefresh(refreshes);
  const [state, setState] = useState<State>({ step: 'choose' });
  const [failure, setFailure] = useState<string>();

  const attempt = async (work: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setState({ step: 'choose' });
      setFailure(error instanceof FileRefused ? error.message : sentenceOf(error));
    }
  };
  const sentenceOf = (error: unknown) => {
    const notice = failureNotice(t, failureOf(error), { title: t('import.failed') });
    return notice?.message ?? notice?.toast?.description ?? t('import.failed');
  };
  const read = (file: File) =>
    attempt(async () => {
      setState({ step: 'reading' });
      setState({ step: 'preview', file, preview: await previewFile(file) });
    });
  const write = (file: File, { sum }: Preview) =>
    attempt(async () => {
      const total = sum.added + sum.changed;
      setState({ step: 'writing', done: 0, total });
      const applied = await applyFile(file, sum.fingerprint, (done) =>
        setState({ step: 'writing', done, total }),
      );
      setState({ step: 'done', ...applied });
      await refresh();
    });

  return (
    <div className="flex flex-col gap-5">
      {failure !== undefined && (
        <Notice tone="danger" announce title={t('import.failed')}>
          {failure}
        </Notice>
      )}
      {state.step === 'choose' && <ChooseFile onChosen={(file) => void read(file)} />}
      {state.step === 'reading' && <ImportProgress label={t('import.reading')} />}
      {state.step === 'preview' && (
        <ImportPreview
          preview={state.preview}
          onApply={() => void write(state.file, state.preview)}
          onCancel={onAgain}
        />
      )}
      {state.step === 'writing' && (
        <ImportProgress label={t('import.writing')} done={state.done} total={state.total} />
      )}
      {state.step === 'done' && (
        <Notice
          tone="success"
          announce
          title={t('import.done')}
          actions={
            <Button size="sm" variant="secondary" onClick={onAgain}>
              {t('import.another')}
            </Button>
          }
        >
          {t('import.doneText', { added: state.added, changed: state.changed })}
        </Notice>
      )}
    </div>
  );
}

/** The field itself fills the frame, unseen: browsers take a file that is dropped on it. */
function ChooseFile({ onChosen }: { onChosen: (file: File) => void }) {
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

interface ImportProgressProps {
  label: string;
  done?: number;
  /** Undefined: nobody knows yet. */
  total?: number;
}

function ImportProgress({ label, done, total }: ImportProgressProps) {
  const { t } = useTranslation('product-files');
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="text-sm font-medium">{label}</p>
      <progress
        aria-label={label}
        className="h-2 w-full accent-accent"
        {...(total === undefined ? {} : { max: Math.max(total, 1), value: done ?? 0 })}
      />
      {total !== undefined && (
        <p className="text-xs text-muted tabular-nums">{t('import.progress', { done: done ?? 0, total })}</p>
      )}
    </div>
  );
}
