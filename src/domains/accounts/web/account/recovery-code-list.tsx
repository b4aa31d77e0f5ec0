import { Download } from 'lucide-react';
import { brand } from '#engine/model/brand.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { CopyButton } from '#engine/web/ui/basics/copy-button.tsx';

/** Shown once; leaving is a deliberate click. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid gap-x-6 gap-y-2 rounded-lg bg-sunken p-5 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t('twoFactor.copy')} copiedLabel={t('twoFactor.copied')} />
        <Button asChild variant="secondary">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={`${brand().name.toLowerCase()}-recovery-codes.txt`}
          >
            <Download aria-hidden="true" className="size-4.5" />
            {t('twoFactor.download')}
          </a>
        </Button>
        <Button className="sm:ml-auto" onClick={onDone}>
          {t('twoFactor.done')}
        </Button>
      </div>
    </div>
  );
}
