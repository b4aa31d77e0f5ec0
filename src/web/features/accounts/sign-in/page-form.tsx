import type { ReactNode, SyntheticEvent } from 'react';
import type { AnyForm } from '#web/forms/any-form.ts';
import { FormMessage } from '#web/forms/form-message.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import { Form } from '#web/ui/forms/form.tsx';

/** A form that is what its page is about: its fields, then one wide button. */
export function PageForm(props: {
  form: AnyForm;
  onSubmit: (event: SyntheticEvent) => void;
  submit: string;
  submitting: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Form noValidate onSubmit={props.onSubmit} className={props.className}>
      {props.children}
      <FormMessage form={props.form} />
      <SubmitButton form={props.form} busy={props.submitting} size="lg" block>
        {props.submit}
      </SubmitButton>
    </Form>
  );
}
