import { Tag } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { serverMessage } from '#engine/web/api/api-error.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import { useCode } from './use-code.ts';

const MAX_TYPED = 100;

/** Few have a code: the field opens on request. It stands in the drawer of every page, so it makes do without a form library. */
export function CodeField({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('cart');
  const [open, setOpen] = useState(false);
  if (open) return <CodeForm onDone={onDone} />;
  return (
    <Button variant="link" className="text-sm" onClick={() => setOpen(true)}>
      <Tag aria-hidden="true" className="size-4" />
      {t('promo.add')}
    </Button>
  );
}

/** Opened by a button whose place it takes. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

function CodeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('cart');
  const { mutate, isPending, error, reset } = useCode(onDone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The drawer may lie over a form: this one is not its business.
    event.stopPropagation();
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    if (isPending) return;
    if (field.value.trim() === '') field.focus();
    else mutate(field.value, { onError: () => field.focus() });
  };
  return (
    <Form noValidate onSubmit={submit} className="flex items-end gap-2">
      <Field
        label={t('promo.label')}
        error={error === null ? undefined : (serverMessage(error) ?? t('promo.failed'))}
        className="min-w-0 flex-1"
      >
        <div className="flex gap-2">
          <TextInput
            name="code"
            ref={takeFocus}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_TYPED}
            enterKeyHint="done"
            onInput={() => {
              if (error !== null) reset();
            }}
            className="min-w-0 flex-1 uppercase"
          />
          <Button type="submit" variant="secondary" loading={isPending}>
            {t('promo.apply')}
          </Button>
        </div>
      </Field>
    </Form>
  );
}
