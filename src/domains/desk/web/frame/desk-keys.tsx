import { Fragment } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';

const KEYS = {
  find: ['Ctrl K', '/'],
  walk: ['j', 'k'],
  select: ['x'],
  open: ['Enter'],
  bulk: ['b'],
  help: ['?'],
} as const;

/** Which keys save the way to the mouse. */
export function DeskKeys({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dashboards');
  return (
    <Dialog open onOpenChange={onClose} title={t('keys.title')} closeLabel={t('frame.close')} size="sm">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 text-sm">
        {Object.entries(KEYS).map(([name, keys]) => (
          <Fragment key={name}>
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded border border-line-strong bg-sunken px-1.5 py-0.5 font-sans text-xs font-medium"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
