import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import type { AdminReturn } from '#domains/returns/model/handled-return.ts';
import { mayRestock, type ReturnStatus } from '#domains/orders/model/return-status.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { useAdminChange, ADMIN } from '#engine/web/lists/admin.queries.ts';
import { formatAmount } from '#engine/model/money.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';

interface ReturnDecisionProps {
  found: AdminReturn;
  onRefused: (message: string | null) => void;
}

/** One click chooses what happens, the second makes it so; in between stands what it means. */
export function ReturnDecision({ found, onRefused }: ReturnDecisionProps) {
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState<ReturnStatus | null>(null);
  if (chosen !== null) {
    return (
      <DecisionForm found={found} status={chosen} onRefused={onRefused} onBack={() => setChosen(null)} />
    );
  }
  return (
    <>
      {found.next.length > 0 && (
        <div role="group" aria-label={t('returns.decide')} className="flex flex-col gap-2.5">
          {found.next.map((status, index) => (
            <Button
              key={status}
              block
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => setChosen(status)}
            >
              {t(`returns.moves.${status}`)}
            </Button>
          ))}
        </div>
      )}
      <Restock found={found} />
      <ReturnNote returnId={found.id} />
    </>
  );
}

/** Puts what came back on the shelf again, once. */
function Restock({ found: { id, canRestock, restockedAt } }: { found: AdminReturn }) {
  const { t } = useTranslation('admin');
  const restock = useAdminChange(
    () => apiRequest('PATCH /api/admin/returns/:id', { params: { id }, body: { restock: true } }),
    { done: () => t('returns.restocked') },
  );
  if (restockedAt !== null) return <p className="text-sm text-muted">{t('returns.restocked')}</p>;
  if (!canRestock) return null;
  return (
    <Button block variant="secondary" loading={restock.isPending} onClick={() => restock.mutate(undefined)}>
      {t('returns.restock')}
    </Button>
  );
}

interface DecisionFormProps {
  found: AdminReturn;
  /** Where it is to go. */
  status: ReturnStatus;
  /** What the server said against it; null while nothing is. */
  onRefused: (message: string | null) => void;
  onBack: () => void;
}

/** What a decision means, what is said with it, and the button that makes it so. */
function DecisionForm({ found, status, onRefused, onBack }: DecisionFormProps) {
  const { t } = useTranslation('admin');
  const refresh = useRefresh(ADMIN);
  const form = useForm({ defaultValues: { note: '', restock: false } });
  const submit = useSubmit(
    form,
    ({ note, restock }) =>
      apiRequest('PATCH /api/admin/returns/:id', {
        params: { id: found.id },
        body: {
          status,
          from: found.status,
          ...(note.trim() !== '' && { note }),
          ...(restock && { restock }),
        },
      }).finally(refresh),
    {
      done: () => {
        onRefused(null);
        showToast({ tone: 'success', title: t('returns.decided') });
        onBack();
      },
      failed: ({ message }) => {
        onRefused(message ?? null);
        return { title: t('failed') };
      },
    },
  );
  const canRestock = found.restockedAt === null && mayRestock(found.status, status) && status !== 'exchanged';
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h2 className="text-lg">{t(`returns.moves.${status}`)}</h2>
      <p className="text-sm text-muted">
        {t(meaningKey(found, status), { amount: formatAmount(found.refundAmount) })}
      </p>
      <LongTextField
        form={form}
        name="note"
        label={t('returns.message')}
        hint={t('returns.messageHint')}
        optional
        rows={3}
        maxLength={2000}
      />
      {canRestock && (
        <Checkbox
          label={t('returns.restock')}
          description={t('returns.restockHint')}
          {...form.register('restock')}
        />
      )}
      <FormMessage form={form} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} variant={status === 'declined' ? 'danger' : 'primary'} className="flex-1">
          {t(`returns.confirm.${status}`)}
        </SubmitButton>
        <Button variant="ghost" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </Form>
  );
}

/** A claim for perishables brings nothing back, so its authorisation means something else. */
function meaningKey({ perishable }: AdminReturn, status: ReturnStatus): string {
  const isClaim = status === 'authorized' && perishable;
  return `returns.meanings.${isClaim ? 'authorizedClaim' : status}`;
}

const noteSchema = z.object({ note: z.string().trim().min(1, 'admin:returns.noteMissing') });

/** A note that only administrators read; nothing else changes. */
function ReturnNote({ returnId }: { returnId: number }) {
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
