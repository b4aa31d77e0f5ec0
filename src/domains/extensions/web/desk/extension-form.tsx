import { useForm } from 'react-hook-form';
import type { PageBlock } from '#domains/extensions/model/page-blocks.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

type FormBlock = Extract<PageBlock, { kind: 'form' }>;
type Values = Record<string, string | boolean>;

interface ExtensionFormProps {
  block: FormBlock;
  extension: string;
  page: string;
}

/** A form that an extension has described. What it says to what was sent is shown. */
export function ExtensionForm({ block, extension, page }: ExtensionFormProps) {
  const { t } = useTranslation('extensions');
  const refresh = useRefresh(ADMIN);
  const initial = Object.fromEntries(
    block.fields.map(({ name, kind, value }) => [name, value ?? (kind === 'truth' ? false : '')]),
  );
  const form = useForm<Values>({ defaultValues: initial });
  const submit = useSubmit(
    form,
    (values) =>
      apiRequest('POST /api/admin/extensions/:name/pages/:page', {
        params: { name: extension, page },
        body: { form: block.name, values },
      }).finally(refresh),
    {
      done: ({ said }) => {
        showToast({ tone: 'success', title: said ?? t('sent') });
        form.reset(initial);
      },
      failed: () => ({ title: t('notSent') }),
    },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex max-w-text flex-col gap-4">
      {block.fields.map((field) => (
        <FormField key={field.name} form={form} field={field} />
      ))}
      <FormMessage form={form} />
      <SubmitButton form={form} className="self-start">
        {block.submit}
      </SubmitButton>
    </Form>
  );
}

interface FormFieldProps {
  form: ReturnType<typeof useForm<Values>>;
  field: FormBlock['fields'][number];
}

function FormField({ form, field: { name, label, kind, hint, required = false, options } }: FormFieldProps) {
  const common = { form, name, label, hint, required };
  switch (kind) {
    case 'truth':
      return <Checkbox label={label} description={hint} {...form.register(name)} />;
    case 'longText':
      return <LongTextField {...common} />;
    case 'choice':
      return (
        <SelectField {...common}>
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      );
    default:
      return <TextField {...common} inputMode={kind === 'number' ? 'decimal' : undefined} />;
  }
}
