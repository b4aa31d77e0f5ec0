import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { formatAmount } from '#engine/model/money.ts';
import type { TestOutcome } from '#domains/payments/model/money-input.ts';
import type { TestPayment } from '#domains/payments/model/payment-answers.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';

const route = getRouteApi('/pay/$reference');

/** Stands for the page of a payment provider. No money moves, and it says so. */
export function TestPaymentPage() {
  const { reference } = route.useParams();
  const { data: payment, isError } = useQuery(testPaymentQuery(reference));
  return (
    <Container width="narrow" className="py-10 sm:py-16">
      {payment && <Desk payment={payment} />}
      {!payment && isError && <NotFound />}
      {!payment && !isError && <Skeleton className="h-72 w-full rounded-lg" />}
    </Container>
  );
}

function Desk({ payment }: { payment: TestPayment }) {
  const { t } = useTranslation('payments');
  const { reference, orderId, amount, status, isDeclined } = payment;
  const page = pageAfter(payment);
  const navigate = useNavigate();
  const press = useChange<TestOutcome, TestPayment>({
    send: (outcome) => payByTest(reference, outcome),
    refreshes: '/api/payments/test/',
    failed: { title: t('failed.title'), text: t('failed.text') },
  });
  const choose = (outcome: TestOutcome) =>
    press.mutate(outcome, {
      onSuccess: (answer) => {
        if (answer.status !== 'open') void navigate({ href: page });
      },
    });
  const button = (outcome: TestOutcome, variant: 'primary' | 'secondary' | 'ghost') => (
    <Button
      variant={variant}
      loading={press.isPending && press.variables === outcome}
      disabled={press.isPending && press.variables !== outcome}
      onClick={() => choose(outcome)}
    >
      {t(`actions.${outcome}`, { amount: formatAmount(amount) })}
    </Button>
  );
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-4xl">{t('title')}</h1>
      <Notice tone="warning" title={t('noMoney.title')}>
        {t('noMoney.text')}
      </Notice>
      <Card padding="lg" className="flex flex-col gap-6">
        <p className="flex flex-wrap items-baseline justify-between gap-4">
          <span className="text-muted">{orderId === null ? t('groupBuy') : t('order', { id: orderId })}</span>
          <span className="font-display text-3xl tabular-nums">{formatAmount(amount)}</span>
        </p>
        {isDeclined && status === 'open' && (
          <Notice tone="danger" announce title={t('declined.title')}>
            {t('declined.text')}
          </Notice>
        )}
        {status === 'open' ? (
          <div className="flex flex-wrap gap-3">
            {button('paid', 'primary')}
            {button('declined', 'secondary')}
            {button('cancelled', 'ghost')}
          </div>
        ) : (
          <p role="status">{t(`over.${status}`)}</p>
        )}
      </Card>
      <a href={page} className="self-start py-1 text-sm text-accent-ink underline">
        {orderId === null ? t('backToGroup') : t('back')}
      </a>
    </div>
  );
}

/** Where the customer goes on: the order, or the group buy. */
function pageAfter({ orderId, member, token }: TestPayment): string {
  if (member === null) return `/order/${orderId}?token=${token}`;
  return `/group/${member.slug}?member=${member.id}&token=${token}`;
}

function NotFound() {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      headingLevel={1}
      icon={<FlaskConical aria-hidden="true" />}
      title={t('notFound.title')}
      description={t('notFound.text')}
      actions={
        <Button asChild>
          <Link to="/shop">{t('notFound.shop')}</Link>
        </Button>
      }
    />
  );
}

const testPaymentQuery = (reference: string) =>
  apiQuery('/api/payments/test/:reference', { params: { reference } });

const payByTest = (reference: string, outcome: TestOutcome) =>
  apiRequest('POST /api/payments/test/:reference', { params: { reference }, body: { outcome } });
