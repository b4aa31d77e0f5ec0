import { Plus } from 'lucide-react';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import type { AnyForm } from '#engine/web/forms/any-form.ts';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { useNew } from './use-tab.ts';

export interface FormDialogProps {
  title: string;
  description?: string;
  size?: 'sm' | 'md' | 'lg';
  trigger: ReactNode;
  /** The form, made anew whenever the dialog opens. */
  children: (onDone: () => void) => ReactNode;
}

/** A dialog around a form, opened by its trigger. */
export function FormDialog({ size = 'md', children, ...rest }: FormDialogProps) {
  const { t } = useTranslation('dashboards');
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen} closeLabel={t('frame.close')} size={size} {...rest}>
      {children(() => setOpen(false))}
    </Dialog>
  );
}

interface EditDialogProps extends Omit<FormDialogProps, 'description' | 'trigger'> {
  /** What is being edited. */
  name: string;
}

/** A button that opens a form over one row of a list. */
export function EditDialog({ name, ...rest }: EditDialogProps) {
  const { t } = useTranslation('lists');
  const trigger = (
    <Button size="sm" variant="secondary" aria-label={t('editOf', { name })}>
      {t('edit')}
    </Button>
  );
  return <FormDialog {...rest} description={name} trigger={trigger} />;
}

/** A button that opens a form for something new: its title stands on both. The search of the desk opens it by the URL. */
export function NewDialog({
  size = 'md',
  trigger,
  children,
  ...rest
}: Omit<FormDialogProps, 'trigger'> & Partial<Pick<FormDialogProps, 'trigger'>>) {
  const { t } = useTranslation('dashboards');
  const [asked, ask] = useNew();
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(open) => ask(open ? 'form' : null)}
      closeLabel={t('frame.close')}
      size={size}
      trigger={
        trigger ?? (
          <Button>
            <Plus aria-hidden="true" className="size-4.5" />
            {rest.title}
          </Button>
        )
      }
      {...rest}
    >
      {children(() => ask(null))}
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
  const { t } = useTranslation('lists');
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
