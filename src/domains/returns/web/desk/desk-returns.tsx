import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { ProducerReturn } from '#domains/returns/model/handled-return.ts';
import { isClosed } from '#domains/orders/model/return-status.ts';
import { ExportLink } from '#engine/web/lists/list-menus.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { ReturnClock } from '#domains/returns/web/return-clock.tsx';
import { ReturnPhotos } from '#domains/returns/web/return-photos.tsx';
import { ReturnStatusBadge } from '#domains/returns/web/return-status-badge.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { deskReturnsQuery } from '#domains/returns/web/returns.queries.ts';
import { returnAnswerSchema } from '#domains/returns/model/return-input.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { DESK } from '#engine/web/lists/admin.queries.ts';

/** What customers want to return of the own goods; the shop decides, the producer may say something to it. */
export function DeskReturns() {
  const { t } = useTranslation('producer-desk');
  const query = useQuery(deskReturnsQuery);
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            size="sm"
            icon={<Undo2 aria-hidden="true" />}
            title={t('returns.emptyTitle')}
            description={t('returns.emptyText')}
          />
        ) : (
          <>
            <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
              <p className="max-w-text text-sm text-muted">{t('returns.intro')}</p>
              <ExportLink path="/api/producer/returns" />
            </div>
            <ul className="flex flex-col gap-4">
              {items.map((found) => (
                <li key={found.id}>
                  <DeskReturn found={found} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}

function DeskReturn({ found }: { found: ProducerReturn }) {
  const { t } = useTranslation('producer-desk');
  const { t: tReturns } = useTranslation('returns');
  return (
    <Card padding="none" className="wrap-anywhere">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sunken px-5 py-3">
        <h2 className="text-lg">
          <RecordLink right="PRODUCER" page="returns" id={found.id}>
            {tReturns('card.title', { number: found.number })}
          </RecordLink>
        </h2>
        <ReturnStatusBadge status={found.status} />
        <ReturnClock view={found} />
        <span className="ml-auto text-sm text-muted">
          <RecordLink right="PRODUCER" page="orders" id={found.orderId}>
            {t('orders.number', { id: found.orderId })}
          </RecordLink>{' '}
          · {found.customerName}
        </span>
      </header>
      <div className="grid gap-6 px-5 py-4 md:grid-cols-2">
        <ReturnClaim found={found} />
        <ReturnAnswers found={found} />
      </div>
    </Card>
  );
}

/** What comes back, why, and what it looks like. */
export function ReturnClaim({ found }: { found: ProducerReturn }) {
  const { t: tReturns } = useTranslation('returns');
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {found.items.map((item) => (
          <li key={item.itemId} className="flex items-center gap-3 text-sm">
            <span className="block w-10 shrink-0">
              <ProductThumb product={item} sizes="40px" />
            </span>
            <span>
              <span className="text-muted tabular-nums">{item.quantity} × </span>
              <span className="font-medium">{item.name}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="text-sm">
        <p className="font-medium">
          {tReturns(`reasonNames.${found.reason}`)} · {tReturns(`kind.${found.kind}.label`)}
        </p>
        {found.details !== '' && <p className="mt-1 whitespace-pre-line">{found.details}</p>}
      </div>
      <ReturnPhotos photos={found.photos} />
    </div>
  );
}

export function ReturnAnswers({ found }: { found: ProducerReturn }) {
  const { t } = useTranslation('producer-desk');
  return (
    <section aria-label={t('returns.answers')} className="flex flex-col gap-3 text-sm">
      {found.answers.map(({ at, text }) => (
        <blockquote key={at} className="rounded-md bg-sunken px-4 py-3">
          <p className="whitespace-pre-line">{text}</p>
          <Moment at={at} format="dateTime" className="mt-1 block text-xs text-muted" />
        </blockquote>
      ))}
      {!isClosed(found.status) && <ReturnAnswer found={found} />}
    </section>
  );
}

/** What the producer says to a return; the shop reads it, the customer does not. */
function ReturnAnswer({ found: { id, number } }: { found: ProducerReturn }) {
  const { t } = useTranslation('producer-desk');
  const refresh = useRefresh(DESK);
  const form = useForm({ resolver: zodResolver(returnAnswerSchema), defaultValues: { text: '' } });
  const submit = useSubmit(
    form,
    (body) => apiRequest('POST /api/producer/returns/:id/answers', { params: { id }, body }).finally(refresh),
    {
      done: () => {
        form.reset();
        showToast({ tone: 'success', title: t('returns.answered') });
      },
      failed: { title: t('returns.answerFailed') },
    },
  );
  return (
    <Form
      noValidate
      onSubmit={submit}
      aria-label={t('returns.answerTo', { number })}
      className="flex flex-col gap-3"
    >
      <LongTextField
        form={form}
        name="text"
        label={t('returns.answer')}
        hint={t('returns.answerHint')}
        rows={3}
        maxLength={2000}
      />
      <FormMessage form={form} />
      <SubmitButton form={form} size="sm" variant="secondary" className="self-start">
        {t('returns.send')}
      </SubmitButton>
    </Form>
  );
}
