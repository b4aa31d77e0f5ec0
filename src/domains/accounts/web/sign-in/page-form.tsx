import type { ReactNode, SyntheticEvent } from 'react';
import type { AnyForm } from '#engine/web/forms/any-form.ts';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';

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
