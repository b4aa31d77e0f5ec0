import { useForm } from 'react-hook-form';
import { formatDollars } from '#engine/model/money.ts';
import type { AdminReturn } from '#domains/returns/model/handled-return.ts';
import { mayRestock, type ReturnStatus } from '#domains/orders/model/return-status.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';

interface DecisionFormProps {
  found: AdminReturn;
  /** Where it is to go. */
  status: ReturnStatus;
  /** What the server said against it; null while nothing is. */
  onRefused: (message: string | null) => void;
  onBack: () => void;
}

/** What a decision means, what is said with it, and the button that makes it so. */
export function DecisionForm({ found, status, onRefused, onBack }: DecisionFormProps) {
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
      <h3 className="text-lg">{t(`returns.moves.${status}`)}</h3>
      <p className="text-sm text-muted">
        {t(meaningKey(found, status), { amount: formatDollars(found.refundAmount) })}
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
