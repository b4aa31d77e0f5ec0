import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';

const noteSchema = z.object({ note: z.string().trim().min(1, 'admin:returns.noteMissing') });

/** A note that only administrators read; nothing else changes. */
export function ReturnNote({ returnId }: { returnId: number }) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="ghost" size="sm" className="self-start" onClick={() => setIsOpen(true)}>
        {t('returns.addNote')}
      </Button>
    );
  }
  return <NoteForm returnId={returnId} onDone={() => setIsOpen(false)} />;
}

function NoteForm({ returnId, onDone }: { returnId: number; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const form = useForm({ resolver: zodResolver(noteSchema), defaultValues: { note: '' } });
  const submit = useAdminSubmit(
    form,
    ({ note }) => apiRequest('PATCH /api/admin/returns/:id', { params: { id: returnId }, body: { note } }),
    { done: t('returns.noted'), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <LongTextField
        form={form}
        name="note"
        label={t('returns.note')}
        hint={t('returns.noteHint')}
        rows={3}
        maxLength={2000}
      />
      <FormMessage form={form} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} size="sm">
          {t('returns.saveNote')}
        </SubmitButton>
        <Button size="sm" variant="ghost" onClick={onDone}>
          {t('back')}
        </Button>
      </div>
    </Form>
  );
}
