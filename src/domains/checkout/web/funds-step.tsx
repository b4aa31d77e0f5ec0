import { useQueryClient } from '@tanstack/react-query';
import { Gift, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { MAX_CARDS_PER_ORDER, readCardCode } from '#domains/gift-cards/model/gift-card.ts';
import { formatAmount } from '#engine/model/money.ts';
import { isMissing, serverMessage } from '#engine/web/api/api-error.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Fold } from '#engine/web/ui/content/fold.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import type { CheckoutFormState } from './checkout-form-state.ts';
import { cardQuery, type ChosenFunds } from './funds.ts';

interface FundsStepProps {
  form: CheckoutFormState;
  funds: ChosenFunds;
}

/** Gift cards and credit pay before the method does. */
export function FundsStep({ form, funds }: FundsStepProps) {
  const { t } = useTranslation('checkout');
  const { cards, credit } = funds;
  const hasCredit = credit !== null && credit > 0;
  const isChosen = (form.getValues('giftCards') ?? []).length > 0 || hasCredit;
  const remove = (code: string) => {
    const left = (form.getValues('giftCards') ?? []).filter((each) => each !== code);
    form.setValue('giftCards', left.length === 0 ? undefined : left);
  };
  return (
    <div className="rounded-md border border-line px-3.5">
      <Fold title={t('funds.title')} note={t('funds.note')} isNeeded={isChosen}>
        <div className="flex flex-col gap-4 pb-4">
          {cards.length > 0 && (
            <ul className="flex flex-col gap-2">
              {cards.map(({ code, lastFour, balance }) => (
                <li
                  key={code}
                  className="flex items-center gap-2.5 rounded-md bg-zest-soft py-1 pr-1 pl-3 text-sm"
                >
                  <Gift aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
                  <span className="min-w-0 flex-1 font-medium tabular-nums">
                    {t('funds.card', { lastFour, balance: formatAmount(balance) })}
                  </span>
                  <IconButton size="sm" label={t('funds.remove', { lastFour })} onClick={() => remove(code)}>
                    <X aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          {cards.length < MAX_CARDS_PER_ORDER && <CardField form={form} />}
          {hasCredit && (
            <Checkbox
              {...form.register('useCredit')}
              label={t('funds.credit', { balance: formatAmount(credit) })}
            />
          )}
        </div>
      </Fold>
    </div>
  );
}

/** Looks a code up before it is taken: what is typed wrong is said here, not with the order. */
function CardField({ form }: { form: CheckoutFormState }) {
  const { t } = useTranslation('checkout');
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const add = async () => {
    const typed = input.current?.value ?? '';
    const code = readCardCode(typed);
    const codes = form.getValues('giftCards') ?? [];
    if (code === null) return refuse(t('validation:giftCardInvalid'));
    if (codes.includes(code)) return refuse(t('funds.twice'));
    setBusy(true);
    try {
      await client.fetchQuery({ ...cardQuery(code), staleTime: 0 });
      form.setValue('giftCards', [...codes, code]);
      setError(undefined);
      if (input.current) input.current.value = '';
    } catch (failure) {
      refuse(
        isMissing(failure) ? t('validation:giftCardInvalid') : (serverMessage(failure) ?? t('funds.failed')),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Field label={t('funds.code')} error={error}>
      <div className="flex gap-2">
        <TextInput
          ref={input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          enterKeyHint="done"
          onInput={() => setError(undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It adds the card, and does not send the order.
            event.preventDefault();
            void add();
          }}
          className="min-w-0 flex-1 uppercase"
        />
        <Button variant="secondary" loading={isBusy} onClick={() => void add()}>
          {t('funds.add')}
        </Button>
      </div>
    </Field>
  );
}
