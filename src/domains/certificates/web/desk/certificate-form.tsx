import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { certificateSchemesQuery } from '#domains/catalogue/web/certificates/schemes.query.ts';
import type { PathOf } from '#engine/model/api/contract.ts';
import { call, dataOf } from '#engine/web/api/client.ts';
import { SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { EditForm } from '#engine/web/lists/edit-dialog.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { useSchemeName } from './certificate-columns.tsx';

interface CertificateValues {
  scheme: string;
  number: string;
  validUntil: string;
  productId: string;
  image: FileList | null;
}

const EMPTY: CertificateValues = { scheme: '', number: '', validUntil: '', productId: '', image: null };

interface CertificateFormProps {
  products: readonly OwnProduct[];
  onDone: () => void;
}

/** An application, with a photo or scan that only administrators see. */
export function CertificateForm({ products, onDone }: CertificateFormProps) {
  const { t } = useTranslation('certificates');
  const { data: schemes = [] } = useQuery(certificateSchemesQuery);
  const nameOf = useSchemeName();
  const form = useForm<CertificateValues>({ defaultValues: EMPTY });
  const refresh = useRefresh(DESK);
  const submit = useSubmit(form, (values) => send(values).finally(refresh), {
    done: () => {
      showToast({ tone: 'success', title: t('sent') });
      onDone();
    },
    failed: () => ({ title: t('notSent') }),
  });
  return (
    <EditForm form={form} onSubmit={submit}>
      <SelectField form={form} name="scheme" label={t('scheme')}>
        <option value="">{t('chooseScheme')}</option>
        {schemes.map(({ scheme, name }) => (
          <option key={scheme} value={scheme}>
            {nameOf({ scheme, schemeName: name })}
          </option>
        ))}
      </SelectField>
      <SelectField form={form} name="productId" label={t('of')} required={false}>
        <option value="">{t('ofAll')}</option>
        {products.map(({ id, shownName }) => (
          <option key={id} value={String(id)}>
            {shownName}
          </option>
        ))}
      </SelectField>
      <TextField form={form} name="number" label={t('number')} maxLength={60} autoComplete="off" />
      <TextField form={form} name="validUntil" label={t('validUntil')} type="date" />
      <TextField
        form={form}
        name="image"
        type="file"
        label={t('proof')}
        hint={t('proofHint')}
        accept="image/jpeg,image/png,image/webp"
        className="sm:col-span-2"
      />
    </EditForm>
  );
}

async function send({ image, ...values }: CertificateValues): Promise<unknown> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  const [file] = image ?? [];
  if (file) body.set('image', file);
  return dataOf(await call('/api/producer/certificates' satisfies PathOf<'POST'>, { method: 'POST', body }));
}
