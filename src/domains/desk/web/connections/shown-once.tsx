import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { CopyButton } from '#engine/web/ui/basics/copy-button.tsx';

interface ShownOnceProps {
  secret: string;
  /** What it belongs to. */
  label: string;
  onDone: () => void;
}

/** A secret that nobody will see again; leaving is a deliberate click. */
export function ShownOnce({ secret, label, onDone }: ShownOnceProps) {
  const { t } = useTranslation('connections');
  return (
    <div className="flex flex-col gap-6">
      <div className="rounded-lg bg-sunken p-5">
        <p className="mb-2 text-xs text-muted wrap-anywhere">{label}</p>
        <code data-testid="shown-once" className="block text-sm wrap-anywhere">
          {secret}
        </code>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <CopyButton text={secret} label={t('copy')} copiedLabel={t('copied')} />
        <Button className="sm:ml-auto" onClick={onDone}>
          {t('stored')}
        </Button>
      </div>
    </div>
  );
}
