import { useState } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import type { ToastInput } from '#engine/web/ui/overlays/toast-store.ts';
import { Dialog, DialogClose } from '#engine/web/ui/overlays/dialog.tsx';

interface SaleSwitchProps {
  label: string;
  /** What the product is called. */
  name: string;
  isOn: boolean;
  /** Units that are kept for members of its open group buys. */
  held: number;
  change: { isPending: boolean; variables: boolean | undefined; mutate: (isOn: boolean) => void };
}

/** What is said once a product is off sale: a slip of the finger is put right there. Group buys that ended stay ended. */
export function useOffSaleNotice(name: string) {
  const { t } = useTranslation('dashboards');
  return (undo: () => void): ToastInput => ({
    title: t('products.offSale', { name }),
    action: { label: t('lists:undoIt'), run: undo },
  });
}

/** Off sale, the group buys of a product end: while there are any it asks first, and says who is released. */
export function SaleSwitch({ label, name, isOn, held, change }: SaleSwitchProps) {
  const { t } = useTranslation('dashboards');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Switch
        labelHidden
        label={label}
        checked={change.isPending ? change.variables === true : isOn}
        disabled={change.isPending}
        onChange={(event) => {
          const on = event.currentTarget.checked;
          if (!on && held > 0) setAsking(true);
          else change.mutate(on);
        }}
      />
      <Dialog
        size="sm"
        className="h-auto self-end rounded-t-xl sm:self-auto"
        open={isAsking}
        onOpenChange={setAsking}
        title={t('products.release.title', { name })}
        description={t('products.release.text', { count: held })}
        closeLabel={t('frame.close')}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t('products.release.keep')}</Button>
            </DialogClose>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                change.mutate(false);
              }}
            >
              {t('products.release.confirm')}
            </Button>
          </>
        }
      />
    </>
  );
}
