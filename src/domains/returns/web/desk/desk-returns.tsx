import { Undo2 } from 'lucide-react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { ProducerReturn } from '#domains/returns/model/handled-return.ts';
import { isClosed, RETURN_STATUSES } from '#domains/orders/model/return-status.ts';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { ReturnClock } from '#domains/returns/web/return-clock.tsx';
import { ReturnPhotos } from '#domains/returns/web/return-photos.tsx';
import { ReturnStatusBadge } from '#domains/returns/web/return-status-badge.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
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
  const { t: tReturns } = useTranslation('returns');
  return (
    <>
      <p className="mb-4 max-w-text text-sm text-muted">{t('returns.intro')}</p>
      <DataList
        path="/api/producer/returns"
        caption={t('tabs.returns')}
        rowKey={({ id }) => id}
        filters={[
          {
            name: 'status',
            label: t('orders.status'),
            options: {
              open: t('returns.open'),
              ...Object.fromEntries(RETURN_STATUSES.map((status) => [status, tReturns(`status.${status}`)])),
            },
          },
        ]}
        empty={
          <EmptyState
            size="sm"
            icon={<Undo2 aria-hidden="true" />}
            title={t('returns.emptyTitle')}
            description={t('returns.emptyText')}
          />
        }
        columns={[
          {
            key: 'number',
            sort: 'number',
            header: t('returns.number'),
            primary: true,
            className: 'whitespace-nowrap',
            cell: ({ id, number }) => (
              <RecordLink right="PRODUCER" page="returns" id={id}>
                {number}
              </RecordLink>
            ),
          },
          {
            key: 'clock',
            sort: 'date',
            header: t('returns.clock'),
            className: 'whitespace-nowrap',
            cell: (found) => <ReturnClock view={found} />,
          },
          {
            key: 'what',
            freeText: true,
            header: t('returns.claim'),
            cell: ({ reason, items }) => (
              <>
                {tReturns(`reasonNames.${reason}`)}
                <span className="block text-xs text-muted">
                  {items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
                </span>
              </>
            ),
          },
          {
            key: 'customer',
            sort: 'customer',
            freeText: true,
            header: t('returns.customer'),
            cell: ({ customerName }) => customerName,
          },
          {
            key: 'order',
            header: t('returns.order'),
            wideOnly: true,
            cell: ({ orderId }) => (
              <RecordLink right="PRODUCER" page="orders" id={orderId}>
                #{orderId}
              </RecordLink>
            ),
          },
          {
            key: 'answers',
            header: t('returns.answers'),
            align: 'end',
            wideOnly: true,
            cell: ({ answers }) => answers.length,
          },
          {
            key: 'status',
            sort: 'status',
            inFirstLine: true,
            header: t('orders.status'),
            cell: ({ status }) => <ReturnStatusBadge status={status} />,
          },
        ]}
      />
    </>
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
