import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { LadderDesigner } from './ladder-designer.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { ProductFields } from './product-fields.tsx';
import { productValuesSchema } from './product-values-schema.ts';
import { valuesOf, type ProductValues } from './product-values.ts';
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
  const save = useSaveProduct(form, product, onDone);
  return (
    <Form noValidate onSubmit={save} className="flex flex-col gap-6">
      <ProductFields form={form} held={product?.heldQuantity ?? 0} />
      <LadderDesigner form={form} />
      {product === undefined ? (
        <p className="text-sm text-muted">{t('form.uploadLater')}</p>
      ) : (
        <PictureUpload entityType="product" entityId={product.id} label={t('form.upload')} />
      )}
      <FormMessage form={form} />
      <SubmitButton form={form} size="lg">
        {product === undefined ? t('form.add') : t('form.save')}
      </SubmitButton>
    </Form>
  );
}
