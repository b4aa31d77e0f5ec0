import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { parseTierText } from '#shared/pricing/tier-text.ts';
import type { OwnProduct } from '#shared/producer-desk/desk.ts';
import { showFieldErrors } from '#web/api/field-messages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';
import { LadderDesigner } from './ladder-designer.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { ProductFields } from './product-fields.tsx';
import { productValuesSchema } from './product-values-schema.ts';
import { changesOf, newProductOf, valuesOf, type ProductValues } from './product-values.ts';
import { useSaveProduct } from './use-save-product.ts';

interface ProductFormProps {
  product: OwnProduct | undefined;
  onDone: () => void;
}

export function ProductForm({ product, onDone }: ProductFormProps) {
  const { t } = useTranslation('producer-desk');
  const form = useForm<ProductValues>({
    defaultValues: valuesOf(product),
    resolver: zodResolver(productValuesSchema(product === undefined ? 1 : 0)),
  });
  const { dirtyFields } = form.formState;
  const save = useSaveProduct({ isNew: product === undefined });

  const submit = (values: ProductValues) => {
    const tiers = parseTierText(values.tiers);
    if (!tiers.ok) {
      form.setError('tiers', { message: tiers.messageKey });
      showToast({
        title: t('validation:tiersFormatTitle'),
        description: t(tiers.messageKey),
        tone: 'destructive',
      });
      return;
    }
    save.mutate(
      product === undefined
        ? { added: newProductOf(values, tiers.tiers) }
        : { id: product.id, changes: changesOf(values, tiers.tiers, product, dirtyFields) },
      {
        onSuccess: onDone,
        onError: (error) => void showFieldErrors(form, error),
      },
    );
  };

  return (
    <form
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      noValidate
      className="flex flex-col gap-6"
    >
      <ProductFields form={form} />
      <LadderDesigner form={form} />
      {product === undefined ? (
        <p className="text-sm text-muted">{t('form.uploadLater')}</p>
      ) : (
        <PictureUpload entityType="product" entityId={product.id} label={t('form.upload')} />
      )}
      <Button type="submit" size="lg" loading={save.isPending}>
        {product === undefined ? t('form.add') : t('form.save')}
      </Button>
    </form>
  );
}
