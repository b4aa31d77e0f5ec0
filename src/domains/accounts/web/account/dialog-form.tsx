import type { ReactNode, SyntheticEvent } from 'react';
import type { AnyForm } from '#engine/web/forms/any-form.ts';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button, type ButtonVariant } from '#engine/web/ui/basics/button.tsx';
import { DialogClose } from '#engine/web/ui/overlays/dialog.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';

/** How the dialogs of the account page are opened and closed from outside. */
export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A form in a dialog: its fields, then a way out and a way on. */
export function DialogForm(props: {
  form: AnyForm;
  onSubmit: (event: SyntheticEvent) => void;
  submit: string;
  submitting: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  const { t } = useTranslation('accounts');
  return (
    <Form noValidate onSubmit={props.onSubmit} className="flex flex-col gap-5">
      {props.children}
      <FormMessage form={props.form} />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <DialogClose asChild>
          <Button variant="ghost">{t('account.cancel')}</Button>
        </DialogClose>
        <SubmitButton form={props.form} variant={props.variant} busy={props.submitting}>
          {props.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
