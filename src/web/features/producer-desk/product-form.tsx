import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { parseTierText } from '#shared/pricing/tier-text.ts';
import type { OwnProduct } from '#shared/producer-desk/desk.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useAddProduct, useChangeProduct } from './desk.queries.ts';
import { LadderDesigner } from './ladder-designer.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { ProductFields } from './product-fields.tsx';
import { productValuesSchema } from './product-values-schema.ts';
import { payloadOf, valuesOf, type ProductValues } from './product-values.ts';

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
  const add = useAddProduct();
  const change = useChangeProduct();

  const submit = async (values: ProductValues) => {
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
    const payload = payloadOf(values, tiers.tiers);
    try {
      if (product === undefined) {
        await add.mutateAsync(payload);
        showToast({ title: t('form.addedTitle'), description: t('form.addedText'), tone: 'success' });
      } else {
        await change.mutateAsync({ id: product.id, changes: payload });
        showToast({ title: t('form.savedTitle'), description: t('form.savedText'), tone: 'success' });
      }
      onDone();
    } catch (error) {
      const said = serverMessage(error);
      const failed = product === undefined ? t('form.addFailed') : t('form.saveFailed');
      showToast({ title: t('form.failedTitle'), description: said ?? failed, tone: 'destructive' });
    }
  };

  return (
    <form
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      noValidate
      className="flex flex-col gap-6"
    >
      <ProductFields form={form} />
      <LadderDesigner form={form} />
      {product !== undefined && (
        <PictureUpload entityType="product" entityId={product.id} label={t('form.upload')} />
      )}
      {product === undefined && <p className="text-sm text-muted">{t('form.uploadLater')}</p>}
      <Button type="submit" size="lg" loading={add.isPending || change.isPending}>
        {product === undefined ? t('form.add') : t('form.save')}
      </Button>
    </form>
  );
}
