import { zodResolver } from '@hookform/resolvers/zod';
import { getRouteApi, Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  withdrawalSchema,
  type Withdrawal,
  type WithdrawalForm,
} from '#domains/returns/model/withdrawals/withdrawal.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { SectionHeading } from '#engine/web/ui/content/section.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { Honeypot } from '#engine/web/ui/forms/honeypot.tsx';

const route = getRouteApi('/withdraw');

/** Withdrawing takes two steps: say which contract, then confirm. Nobody needs an account or a reason. */
export function WithdrawPage() {
  const { t, i18n } = useTranslation('withdrawal');
  const { order } = route.useSearch();
  const form = useForm<WithdrawalForm, unknown, Withdrawal>({
    resolver: zodResolver(withdrawalSchema),
    defaultValues: order === undefined ? {} : { order: String(order) },
  });
  const [step, setStep] = useState<'form' | 'confirm'>('form');
  const [received, setReceived] = useState<{ at: string; email: string }>();
  const submit = useSubmit(form, (body: Withdrawal) => apiRequest('POST /api/withdrawals', { body }), {
    done: ({ receivedAt }, { email }) => setReceived({ at: receivedAt, email }),
    failed: () => ({ title: t('failed.title'), text: t('failed.text') }),
  });
  const goOn = form.handleSubmit(() => setStep('confirm'));
  return (
    <Container width="narrow" className="py-10 sm:py-16">
      <SectionHeading level={1} title={t('title')} intro={t('lead')} />
      <Card padding="lg">
        {received ? (
          <div role="status">
            <EmptyState
              icon={<MailCheck aria-hidden="true" />}
              title={t('done.title')}
              description={t('done.text', {
                at: formatMoment(received.at, 'dateTime', i18n.language),
                email: received.email,
              })}
            />
          </div>
        ) : (
          <Form noValidate onSubmit={step === 'form' ? goOn : submit}>
            {step === 'form' ? (
              <>
                <div className="grid gap-5">
                  <TextField
                    form={form}
                    name="order"
                    label={t('form.order')}
                    hint={t('form.orderHint')}
                    inputMode="numeric"
                    autoComplete="off"
                  />
                  <TextField
                    form={form}
                    name="email"
                    label={t('form.email')}
                    hint={t('form.emailHint')}
                    type="email"
                    autoComplete="email"
                  />
                  <TextField form={form} name="name" label={t('form.name')} autoComplete="name" />
                </div>
                <Honeypot label={t('form.honeypot')} {...form.register('website')} />
                <FormMessage form={form} className="mt-7" />
                <Button type="submit" size="lg" className="mt-7">
                  {t('form.next')}
                </Button>
              </>
            ) : (
              <Confirm values={form.getValues()} onBack={() => setStep('form')}>
                <FormMessage form={form} className="mt-6" />
                <SubmitButton form={form} size="lg" busy={t('confirm.busy')}>
                  {t('confirm.submit')}
                </SubmitButton>
              </Confirm>
            )}
          </Form>
        )}
      </Card>
      <p className="mt-6 max-w-text text-sm text-muted">
        {t('perishables')}{' '}
        <Link to="/returns" className="underline underline-offset-4">
          {t('policy')}
        </Link>
      </p>
    </Container>
  );
}

interface ConfirmProps {
  values: WithdrawalForm;
  onBack: () => void;
  children: React.ReactNode;
}

/** The declaration as it will be sent. */
function Confirm({ values: { order = '', name, email }, onBack, children }: ConfirmProps) {
  const { t } = useTranslation('withdrawal');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: go on from here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('confirm.title')}
      </h2>
      <p className="mt-4 border-l-2 border-accent pl-4">
        {t('confirm.declaration', { order: order.replace(/\D/gu, ''), name })}
      </p>
      <p className="mt-4 text-sm text-muted">{t('confirm.receipt', { email })}</p>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        {children}
        <Button variant="ghost" onClick={onBack}>
          {t('confirm.back')}
        </Button>
      </div>
    </>
  );
}
