import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

interface ImportProgressProps {
  label: string;
  done?: number;
  /** Undefined: nobody knows yet. */
  total?: number;
}

export function ImportProgress({ label, done, total }: ImportProgressProps) {
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
