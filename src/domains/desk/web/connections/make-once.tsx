import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { CopyButton } from '#engine/web/ui/basics/copy-button.tsx';

interface MakeOnceProps<Made> {
  /** The group of texts about it. */
  of: 'keys' | 'webhooks';
  /** The call whose list it appears in. */
  refreshes: string;
  form: (onMade: (made: Made) => void) => ReactNode;
  /** The secret, and what it belongs to. */
  shown: (made: Made) => { secret: string; label: string };
}

/** A button that opens a form, and shows the secret of what it made, once. */
export function MakeOnce<Made>({ of, refreshes, form, shown }: MakeOnceProps<Made>) {
  const { t } = useTranslation('connections');
  const refresh = useRefresh(refreshes);
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<Made>();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setMade(undefined);
      }}
      title={made === undefined ? t(`${of}.new`) : t(`${of}.madeTitle`)}
      description={made === undefined ? t(`${of}.newText`) : t(`${of}.madeText`)}
      closeLabel={t('close')}
      trigger={
        <Button variant="secondary">
          <Plus aria-hidden="true" className="size-4.5" />
          {t(`${of}.new`)}
        </Button>
      }
    >
      {made === undefined ? (
        form((result) => {
          setMade(() => result);
          void refresh();
        })
      ) : (
        <ShownOnce {...shown(made)} onDone={() => setOpen(false)} />
      )}
    </Dialog>
  );
}

interface ShownOnceProps {
  secret: string;
  /** What it belongs to. */
  label: string;
  onDone: () => void;
}

/** A secret that nobody will see again; leaving is a deliberate click. */
function ShownOnce({ secret, label, onDone }: ShownOnceProps) {
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
