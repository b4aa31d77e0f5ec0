import { useState, type ReactNode, type SubmitEvent } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useAdminChange } from './admin.queries.ts';

interface EditDialogProps<Changes> {
  title: string;
  /** What is being edited. */
  name: string;
  send: (changes: Changes) => Promise<unknown>;
  /** What the form says, as the API takes it. */
  changesOf: (text: (field: string) => string, isOn: (field: string) => boolean) => Changes;
  /** Said once the changes are stored. */
  saved: string;
  size?: 'sm' | 'md';
  /** The fields; each asks for the server's word on it. */
  children: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A button that opens a form over one row of a list. The server judges what is entered, field by field. */
export function EditDialog<Changes>(props: EditDialogProps<Changes>) {
  const { title, name, send, changesOf, saved, size = 'md', children } = props;
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const save = useAdminChange(send, { done: () => saved });
  const errors = save.error instanceof ApiError ? save.error.body?.fields : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const changes = changesOf(
      (field) => String(form.get(field) ?? '').trim(),
      (field) => form.get(field) !== null,
    );
    save.mutate(changes, { onSuccess: () => setOpen(false) });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) save.reset();
      }}
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
      <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
        {children((field) => errors?.[field])}
        <Button type="submit" loading={save.isPending} className="sm:col-span-2">
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
