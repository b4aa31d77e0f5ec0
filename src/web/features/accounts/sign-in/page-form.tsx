import type { FormEvent, ReactNode } from 'react';
import { Form, SubmitButton } from '#web/ui/forms/form.tsx';

/** A form that is what its page is about: its fields, then one wide button. */
export function PageForm(props: {
  onSubmit: (event: FormEvent) => void;
  isSubmitting: boolean;
  submit: string;
  submitting: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Form noValidate onSubmit={props.onSubmit} className={props.className}>
      {props.children}
      <SubmitButton size="lg" block disabled={props.isSubmitting}>
        {props.isSubmitting ? props.submitting : props.submit}
      </SubmitButton>
    </Form>
  );
}
