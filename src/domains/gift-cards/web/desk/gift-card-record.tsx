import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { grantSchema, type AdminCardRecord } from '#domains/gift-cards/model/gift-card-desk.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import type { RecordProps } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { ReasonDialog } from '#engine/web/lists/reason-dialog.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { RecordColumns, RecordHead, RecordPage } from '#engine/web/records/record-page.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmailText } from '#engine/web/ui/content/email-text.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { CardStateBadge } from './card-state-badge.tsx';
import { MovesList } from './moves-list.tsx';

/** One gift card: what is left, what moved it, and a way to block it. */
export function GiftCardRecord({ id }: RecordProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(apiQuery('/api/admin/gift-cards/:id', { params: { id } }));
  return (
    <RecordPage query={query} title={({ lastFour }) => t('giftCards.title', { lastFour })}>
      {(card) => <CardFile card={card} />}
    </RecordPage>
  );
}

function CardFile({ card }: { card: AdminCardRecord }) {
  const { t } = useTranslation('admin');
  const { lastFour, state, blockReason, moves } = card;
  return (
    <>
      <RecordHead
        title={t('giftCards.title', { lastFour })}
        badges={<CardStateBadge state={state} />}
        actions={blockReason === null ? <Block id={card.id} /> : <Unblock id={card.id} />}
      />
      <RecordColumns aside={<CardFacts card={card} />}>
        {blockReason !== null && (
          <Notice tone="danger" title={t('giftCards.states.blocked')}>
            {blockReason === 'disputed' ? t('giftCards.disputed') : blockReason}
          </Notice>
        )}
        <RecordSection title={t('giftCards.moves')} flush>
          <MovesList moves={moves} />
        </RecordSection>
      </RecordColumns>
    </>
  );
}

function CardFacts({ card }: { card: AdminCardRecord }) {
  const { t, i18n } = useTranslation('admin');
  const day = formatDay(card.sendOn, 'date', i18n.language);
  return (
    <RecordSection title={t('tabs.giftCards')}>
      <FactList
        facts={[
          { label: t('giftCards.amount'), value: formatAmount(card.amount) },
          { label: t('giftCards.balance'), value: formatAmount(card.balance) },
          { label: t('giftCards.sender'), value: card.senderName },
          {
            label: t('giftCards.recipient'),
            value: card.recipientEmail && <EmailText email={card.recipientEmail} />,
          },
          {
            label: t('giftCards.sendOn'),
            value: card.isSent ? day : `${day} (${t('giftCards.notSent')})`,
          },
          {
            label: t('giftCards.order'),
            value: (
              <RecordLink right="ADMIN" page="orders" id={card.orderId}>
                #{card.orderId}
              </RecordLink>
            ),
          },
          { label: t('giftCards.bought'), value: <Moment at={card.createdAt} format="dateTime" /> },
        ]}
      />
    </RecordSection>
  );
}

const reasonSchema = z.object({ reason: grantSchema.shape.reason });

function Block({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  return (
    <ReasonDialog
      title={t('giftCards.block')}
      description={t('giftCards.blockText')}
      trigger={<Button variant="secondary">{t('giftCards.block')}</Button>}
      label={t('giftCards.reason')}
      action={t('giftCards.block')}
      schema={reasonSchema}
      send={({ reason }) =>
        apiRequest('PATCH /api/admin/gift-cards/:id', { params: { id }, body: { blocked: true, reason } })
      }
      done={t('giftCards.blocked')}
    />
  );
}

function Unblock({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const unblock = useAdminChange<void>(
    () => apiRequest('PATCH /api/admin/gift-cards/:id', { params: { id }, body: { blocked: false } }),
    { done: () => t('giftCards.unblocked') },
  );
  return (
    <Button variant="secondary" loading={unblock.isPending} onClick={() => unblock.mutate()}>
      {t('giftCards.unblock')}
    </Button>
  );
}
