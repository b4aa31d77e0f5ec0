import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PayoutAccount, PayoutKind, PayoutProviderName } from '#domains/ledger/model/payout-account.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { BankAccountForm, ProviderAccountForm } from './payout-account-forms.tsx';
import { usePayoutProvider } from './use-payout-provider.ts';

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
  const nameOf = usePayoutProvider();
  const { kind, holder, lastFour, heldUntil, state, offered } = account;
  return (
    <div className="flex flex-col items-start gap-4">
      {kind === null ? (
        <Notice title={t('payoutAccount.none')}>{t('payoutAccount.noneText')}</Notice>
      ) : (
        <p>
          {kind === 'bank' ? holder : t('payoutAccount.byProvider', { provider: nameOf(kind) })}
          {lastFour !== null && (
            <span className="block text-muted tabular-nums">{t('payoutAccount.ending', { lastFour })}</span>
          )}
        </p>
      )}
      {state !== null && <ProviderState account={account} />}
      {heldUntil !== null && (
        <p className="text-sm text-muted">
          {t('payoutAccount.held')} <Moment at={heldUntil} format="dateTime" />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {kind !== null && kind !== 'bank' && offered.includes(kind) && <GoOn provider={kind} />}
        <ChangeAccount isNew={kind === null} offered={offered} />
      </div>
    </div>
  );
}

/** How far the provider is, and what it still wants to know. */
function ProviderState({ account: { kind, state, missing } }: { account: PayoutAccount }) {
  const { t } = useTranslation('producer-desk');
  const provider = usePayoutProvider()(kind);
  return (
    <div className="max-w-prose">
      <p>{t(`payoutAccount.states.${state!}`, { provider })}</p>
      {missing.length > 0 && (
        <>
          <p className="mt-2 text-sm font-medium">{t('payoutAccount.missingTitle')}</p>
          <ul className="mt-1 list-disc pl-5 text-sm text-muted">
            {missing.map((word) => (
              <li key={word}>{t(`payoutAccount.missing.${word}`, { provider })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Back to the provider's page, which is opened for somebody with the password only. */
function GoOn({ provider: kind }: { provider: PayoutProviderName }) {
  const { t } = useTranslation('producer-desk');
  const [isOpen, setIsOpen] = useState(false);
  const provider = usePayoutProvider()(kind);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('payoutAccount.goOn', { provider })}
      description={t('payoutAccount.goOnText', { provider })}
      closeLabel={t('form.close')}
      size="sm"
      trigger={<Button>{t('payoutAccount.goOn', { provider })}</Button>}
    >
      <ProviderAccountForm provider={kind} />
    </Dialog>
  );
}

function ChangeAccount({ isNew, offered }: { isNew: boolean; offered: PayoutKind[] }) {
  const { t } = useTranslation('producer-desk');
  const [isOpen, setIsOpen] = useState(false);
  const choice = useForm<{ kind: PayoutKind }>({ defaultValues: { kind: 'bank' } });
  const kind = useWatch({ control: choice.control, name: 'kind' });
  const nameOf = usePayoutProvider();
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
      {offered.length > 1 && (
        <RadioList
          className="mb-5"
          legend={t('payoutAccount.kind')}
          options={offered.map((value) => {
            if (value === 'bank') return { value, label: t('payoutAccount.kinds.bank') };
            const provider = nameOf(value);
            return {
              value,
              label: t('payoutAccount.kinds.provider', { provider }),
              description: t('payoutAccount.providerText', { provider }),
            };
          })}
          input={choice.register('kind')}
        />
      )}
      {kind === 'bank' ? (
        <BankAccountForm onDone={() => setIsOpen(false)} />
      ) : (
        <ProviderAccountForm key={kind} provider={kind} />
      )}
    </Dialog>
  );
}
