import { Plus } from 'lucide-react';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import type { AnyForm } from '#web/forms/any-form.ts';
import { FormMessage } from '#web/forms/form-message.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Form } from '#web/ui/forms/form.tsx';

interface EditDialogProps {
  title: string;
  /** What is being edited. */
  name: string;
  size?: 'sm' | 'md';
  /** The form, made anew whenever the dialog opens. */
  children: (onDone: () => void) => ReactNode;
}

/** A button that opens a form over one row of a list. */
export function EditDialog({ title, name, size = 'md', children }: EditDialogProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={title}
      description={name}
      closeLabel={t('close')}
      size={size}
      trigger={
        <Button size="sm" variant="secondary" aria-label={t('editOf', { name })}>
          {t('edit')}
        </Button>
      }
    >
      {children(() => setOpen(false))}
    </Dialog>
  );
}

interface NewDialogProps {
  /** On the button and over the form. */
  title: string;
  size?: 'md' | 'lg';
  /** The form, made anew whenever the dialog opens. */
  children: (onDone: () => void) => ReactNode;
}

/** A button that opens a form for something new. */
export function NewDialog({ title, size = 'md', children }: NewDialogProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={title}
      closeLabel={t('close')}
      size={size}
      trigger={
        <Button>
          <Plus aria-hidden="true" className="size-4.5" />
          {title}
        </Button>
      }
    >
      {children(() => setOpen(false))}
    </Dialog>
  );
}

interface EditFormProps {
  form: AnyForm;
  onSubmit: (event: SyntheticEvent) => void;
  children: ReactNode;
}

/** Its fields, then the button. */
export function EditForm({ form, onSubmit, children }: EditFormProps) {
  const { t } = useTranslation('admin');
  return (
    <Form noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
      {children}
      <FormMessage form={form} className="sm:col-span-2" />
      <SubmitButton form={form} className="sm:col-span-2">
        {t('save')}
      </SubmitButton>
    </Form>
  );
}
