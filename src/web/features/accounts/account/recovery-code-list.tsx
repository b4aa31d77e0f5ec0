import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { BRAND } from '#shared/brand.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';

/** Shown once; leaving is a deliberate click. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Not allowed here: the codes can still be marked, copied or downloaded.
      () => {},
    );
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid gap-x-6 gap-y-2 rounded-lg bg-sunken p-5 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {copied ? (
            <Check aria-hidden="true" className="size-4.5" />
          ) : (
            <Copy aria-hidden="true" className="size-4.5" />
          )}
          {copied ? t('twoFactor.copied') : t('twoFactor.copy')}
        </Button>
        <Button asChild variant="secondary">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={`${BRAND.name.toLowerCase()}-recovery-codes.txt`}
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
