import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { uploadPicture } from '#engine/web/api/send-form.ts';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { parseTierText } from '#domains/pricing/model/tier-text.ts';
import { Refusal } from '#engine/web/forms/failure.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { addProduct, changeProduct } from '#domains/catalogue/web/desk/desk-catalogue.queries.ts';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { LadderDesigner } from './ladder-designer.tsx';
import { FirstPicture, PictureUpload } from './picture-upload.tsx';
import { ProductFields } from './product-fields.tsx';
import {
  productValuesSchema,
  valuesOf,
  changesOf,
  newProductOf,
  type ProductValues,
} from './product-values.ts';

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
      description={product === undefined ? t('form.addText') : product.shownName}
      closeLabel={t('form.close')}
      size="lg"
    >
      <ProductForm product={product} onDone={onClose} />
    </Dialog>
  );
}

interface ProductFormProps {
  product: OwnProduct | undefined;
  /** The start of the paths that show it. */
  refreshes?: string;
  isAdmin?: boolean;
  /** Whose a new product will be, where an administrator adds it. */
  producerId?: number;
  /** `id`: that of the product. */
  onDone?: ((id: number) => void) | undefined;
}

export function ProductForm(props: ProductFormProps) {
  const { product, refreshes = DESK, isAdmin = false } = props;
  const { t } = useTranslation('producer-desk');
  const form = useForm<ProductValues>({
    defaultValues: valuesOf(product),
    resolver: zodResolver(productValuesSchema(product === undefined ? 1 : 0)),
  });
  const [picture, setPicture] = useState<File | null>(null);
  const save = useSaveProduct(form, { ...props, picture, refreshes });
  return (
    <Form noValidate onSubmit={save} className="flex flex-col gap-6">
      {product === undefined ? (
        <FirstPicture image={picture} onChoose={setPicture} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {product.imageUrl !== null && (
            <Picture
              src={product.imageUrl}
              preview={product.imagePreview}
              alt={product.shownName}
              width={800}
              height={800}
              sizes="64px"
              className="size-16 rounded-md"
            />
          )}
          <PictureUpload
            entityType="product"
            entityId={product.id}
            label={t('form.upload')}
            refreshes={refreshes}
          />
        </div>
      )}
      <ProductFields
        form={form}
        held={product?.heldQuantity ?? 0}
        keepsBatches={product?.tracksBatches ?? false}
        isAdmin={isAdmin}
      />
      <LadderDesigner form={form} />
      <FormMessage form={form} />
      <SubmitButton form={form} size="lg">
        {product === undefined ? t('form.add') : t('form.save')}
      </SubmitButton>
    </Form>
  );
}

/** The product is there already: its picture can be sent again from its page. */
const isTaken = (entityId: number, image: File): Promise<boolean> =>
  uploadPicture({ entityType: 'product', entityId, image }).then(
    () => true,
    () => false,
  );

/** Adds a product, or saves what was touched of the given one. */
function useSaveProduct(
  form: UseFormReturn<ProductValues>,
  { product, picture, refreshes, isAdmin, producerId, onDone }: ProductFormProps & { picture: File | null },
) {
  const { t } = useTranslation('producer-desk');
  const refresh = useRefresh(refreshes);
  const { dirtyFields } = form.formState;
  const isNew = product === undefined;

  const send = async (values: ProductValues): Promise<{ id: number; lacksPicture: boolean }> => {
    const tiers = parseTierText(values.tiers);
    if (!tiers.ok) throw new Refusal({ fields: { tiers: tiers.messageKey } });
    try {
      if (!isNew) {
        await changeProduct(product.id, changesOf(values, tiers.tiers, product, dirtyFields));
        return { id: product.id, lacksPicture: false };
      }
      const { id } = await addProduct({ ...newProductOf(values, tiers.tiers), producerId });
      return { id, lacksPicture: picture !== null && !(await isTaken(id, picture)) };
    } finally {
      await refresh();
    }
  };

  return useSubmit(form, send, {
    done: ({ id, lacksPicture }) => {
      showToast({
        tone: lacksPicture ? 'destructive' : 'success',
        title: isNew ? t('form.addedTitle') : t('form.savedTitle'),
        description: lacksPicture
          ? t('form.addedWithoutPicture')
          : isNew
            ? t(isAdmin ? 'form.addedFor' : 'form.addedText')
            : t('form.savedText'),
      });
      onDone?.(id);
    },
    failed: ({ kind, error }) => {
      if (error instanceof Refusal)
        return { title: t('validation:tiersFormatTitle'), text: t(error.details.fields!.tiers!) };
      // Where something broke, the server has no word that would help.
      const broke = kind === 'broken' || kind === 'unreachable';
      const text = isNew ? t('form.addFailed') : t('form.saveFailed');
      return { title: t('form.failedTitle'), text: broke ? text : undefined };
    },
  });
}
