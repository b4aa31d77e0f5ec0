import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { payoutAccountFormSchema, type PayoutAccount } from '#domains/ledger/model/payout-account.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { PasswordField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

const QUERY = apiQuery('/api/producer/payout-account');

/** Where the producer's money goes, and the way to change it. */
export function PayoutAccountSection() {
  const { t } = useTranslation('producer-desk');
  const query = useQuery(QUERY);
  return (
    <section>
      <h2 className="mb-3 font-display text-xl">{t('payoutAccount.title')}</h2>
      <Loaded query={query} skeleton={<Skeleton className="h-20 w-full rounded-lg" />}>
        {(account) => <Account account={account} />}
      </Loaded>
    </section>
  );
}

function Account({ account }: { account: PayoutAccount }) {
  const { t } = useTranslation('producer-desk');
  const { kind, holder, lastFour, heldUntil } = account;
  return (
    <div className="flex flex-col items-start gap-4">
      {kind === null ? (
        <Notice title={t('payoutAccount.none')}>{t('payoutAccount.noneText')}</Notice>
      ) : (
        <p>
          {holder}
          <span className="block text-muted tabular-nums">{t('payoutAccount.ending', { lastFour })}</span>
        </p>
      )}
      {heldUntil !== null && (
        <p className="text-sm text-muted">
          {t('payoutAccount.held')} <Moment at={heldUntil} format="dateTime" />
        </p>
      )}
      <ChangeAccount isNew={kind === null} />
    </div>
  );
}

function ChangeAccount({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('producer-desk');
  const [isOpen, setIsOpen] = useState(false);
  const label = t(isNew ? 'payoutAccount.enter' : 'payoutAccount.change');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={label}
      description={t('payoutAccount.changeText')}
      closeLabel={t('form.close')}
      size="sm"
      trigger={<Button variant="secondary">{label}</Button>}
    >
      <AccountForm onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

const EMPTY = {
  kind: 'bank' as const,
  holder: '',
  iban: '',
  routingNumber: '',
  accountNumber: '',
  password: '',
};

function AccountForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('producer-desk');
  const refresh = useRefresh('/api/producer/payout');
  const form = useForm({ resolver: zodResolver(payoutAccountFormSchema), defaultValues: EMPTY });
  const submit = useSubmit(
    form,
    (body) => apiRequest('PUT /api/producer/payout-account', { body }).finally(refresh),
    {
      done: () => {
        showToast({ tone: 'success', title: t('payoutAccount.saved') });
        onDone();
      },
      failed: { title: t('payoutAccount.failed') },
    },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        form={form}
        name="holder"
        label={t('payoutAccount.holder')}
        maxLength={70}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="iban"
        label={t('payoutAccount.iban')}
        maxLength={64}
        autoComplete="off"
        required={false}
      />
      <p className="text-sm text-muted">{t('payoutAccount.orAmerican')}</p>
      <TextField
        form={form}
        name="routingNumber"
        label={t('payoutAccount.routingNumber')}
        maxLength={64}
        inputMode="numeric"
        autoComplete="off"
        required={false}
      />
      <TextField
        form={form}
        name="accountNumber"
        label={t('payoutAccount.accountNumber')}
        maxLength={64}
        inputMode="numeric"
        autoComplete="off"
        required={false}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('payoutAccount.password')}
        autoComplete="current-password"
      />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('payoutAccount.save')}</SubmitButton>
    </Form>
  );
}
