import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Form, SubmitButton } from '#web/ui/forms/form.tsx';

export function ProfileFormFrame(props: {
  title: string;
  intro: string;
  isSaving: boolean;
  onSubmit: (event: FormEvent) => void;
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
      <SubmitButton disabled={props.isSaving} className="mt-2 sm:self-start">
        {props.isSaving ? t('profile.submitting') : t('profile.submit')}
      </SubmitButton>
    </Form>
  );
}
