import type { ReactNode, SyntheticEvent } from 'react';
import type { AnyForm } from '#engine/web/forms/any-form.ts';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';

export function ProfileFormFrame(props: {
  form: AnyForm;
  onSubmit: (event: SyntheticEvent) => void;
  title: string;
  intro: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('accounts');
  return (
    <Form noValidate onSubmit={props.onSubmit} className="flex flex-col gap-6">
      <div>
        <h2 className="text-2xl">{props.title}</h2>
        <p className="mt-1 text-sm text-muted">{props.intro}</p>
      </div>
      {props.children}
      <FormMessage form={props.form} />
      <SubmitButton form={props.form} busy={t('profile.submitting')} className="mt-2 sm:self-start">
        {t('profile.submit')}
      </SubmitButton>
    </Form>
  );
}
