import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { CircleCheckBig, Clock, Link2Off, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import type { Confirmation } from '#domains/orders/model/payments/confirmation.ts';
import { ApiError } from '#engine/web/api/api-error.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';

const route = getRouteApi('/order/$id/confirm');

/**
 * Where the mail about a large order by invoice leads. A person presses the button: programs that open every link of a
 * mail to look at it must not confirm in somebody's name.
 */
export function ConfirmOrderPage() {
  const { t } = useTranslation('orders');
  const { id } = route.useParams();
  const { token = '' } = route.useSearch();
  const access = { params: { id: Number(id) }, query: { token } };
  const wellFormed = Number.isSafeInteger(Number(id)) && Number(id) > 0 && token !== '';
  const { data, error, refetch } = useQuery({
    ...apiQuery('/api/orders/:id/confirmation', access),
    enabled: wellFormed,
  });
  const isBadLink = !wellFormed || (error instanceof ApiError && error.status < 500 && error.status !== 429);
  return (
    <Container>
      <div aria-live="polite">
        {data && <ConfirmationState confirmation={data} linkToken={token} />}
        {!data && isBadLink && (
          <EmptyState
            headingLevel={1}
            icon={<Link2Off />}
            title={t('confirm.invalid.title')}
            description={t('confirm.invalid.text')}
            actions={<WaysOut />}
          />
        )}
        {!data && !isBadLink && error && <LoadFailed onRetry={() => void refetch()} />}
        {!data && !isBadLink && !error && (
          <div className="mx-auto max-w-text py-16 sm:py-24">
            <p role="status" className="sr-only">
              {t('confirm.loading')}
            </p>
            <Skeleton className="h-64 w-full rounded-lg" />
          </div>
        )}
      </div>
    </Container>
  );
}

function ConfirmationState({
  confirmation: { orderId: id, state, confirmBy, orderTotal, token },
  linkToken,
}: {
  confirmation: Confirmation;
  linkToken: string;
}) {
  const { t, i18n } = useTranslation('orders');
  const confirm = useChange({
    send: () => apiRequest('POST /api/orders/:id/confirm', { params: { id }, query: { token: linkToken } }),
    refreshes: '/api/orders/',
    failed: { title: t('confirm.failed') },
  });
  const values = {
    id,
    total: formatAmount(orderTotal),
    time: formatMoment(confirmBy, 'time', i18n.language),
  };
  const show = (part: string, icon: ReactNode, actions: ReactNode) => (
    <EmptyState
      headingLevel={1}
      icon={icon}
      title={t(`confirm.${part}.title`, values)}
      description={t(`confirm.${part}.text`, values)}
      actions={actions}
    />
  );
  switch (state) {
    case 'waiting':
      return show(
        'prompt',
        <MailCheck />,
        <Button size="lg" loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t(confirm.isPending ? 'confirm.prompt.pending' : 'confirm.prompt.button')}
        </Button>,
      );
    case 'confirmed':
      return show(
        'done',
        <CircleCheckBig />,
        <Button asChild>
          <Link to="/order/$id" params={{ id: String(id) }} search={{ token }}>
            {t('confirm.done.view')}
          </Link>
        </Button>,
      );
    case 'over':
      return show('over', <Clock />, <WaysOut orderId={id} />);
  }
}

function WaysOut({ orderId }: { orderId?: number }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <Button asChild>
        <Link to="/shop">{t('confirm.over.shop')}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to="/contact" search={orderId === undefined ? {} : { order: orderId }}>
          {t('confirm.over.contact')}
        </Link>
      </Button>
    </>
  );
}
