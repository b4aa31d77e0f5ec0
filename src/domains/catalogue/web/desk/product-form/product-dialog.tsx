import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { ProductForm } from './product-form.tsx';

interface ProductDialogProps {
  /** Left out: a new product. */
  product: OwnProduct | undefined;
  onClose: () => void;
}

export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const { t } = useTranslation('producer-desk');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={product === undefined ? t('form.addTitle') : t('form.editTitle')}
      description={product === undefined ? t('form.addText') : product.name}
      closeLabel={t('form.close')}
      size="lg"
    >
      <ProductForm product={product} onDone={onClose} />
    </Dialog>
  );
}
