import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { certificateSchemesQuery } from '#domains/catalogue/web/certificates/schemes.query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EditForm, FormDialog } from '#engine/web/lists/edit-dialog.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';

/** Schemes beside those that the shop knows: a guild, a region's label. */
export function OwnSchemes() {
  const { t } = useTranslation('certificates');
  return (
    <FormDialog
      title={t('schemes.title')}
      description={t('schemes.intro')}
      size="sm"
      trigger={
        <Button size="sm" variant="secondary">
          {t('schemes.title')}
        </Button>
      }
    >
      {() => <Schemes />}
    </FormDialog>
  );
}

function Schemes() {
  const { t } = useTranslation('certificates');
  const { data = [] } = useQuery(certificateSchemesQuery);
  const refresh = useRefresh('/api/certificate-schemes');
  const form = useForm({ defaultValues: { name: '' } });
  const submit = useSubmit(
    form,
    (body) => apiRequest('POST /api/admin/certificate-schemes', { body }).finally(refresh),
    { done: () => form.reset(), failed: () => ({ title: t('notSent') }) },
  );
  const remove = useAdminChange<string>(
    (scheme) =>
      apiRequest('DELETE /api/admin/certificate-schemes/:scheme', { params: { scheme } }).finally(refresh),
    { done: () => t('schemes.removed') },
  );
  const own = data.flatMap(({ scheme, name }) => (name === null ? [] : [{ scheme, name }]));
  return (
    <>
      <ul className="mb-5 divide-y divide-line">
        {own.map(({ scheme, name }) => (
          <li key={scheme} className="flex items-center justify-between gap-3 py-2">
            {name}
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('schemes.remove', { name })}
              onClick={() => remove.mutate(scheme)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <EditForm form={form} onSubmit={submit}>
        <TextField
          form={form}
          name="name"
          label={t('schemes.name')}
          maxLength={60}
          autoComplete="off"
          className="sm:col-span-2"
        />
      </EditForm>
    </>
  );
}
