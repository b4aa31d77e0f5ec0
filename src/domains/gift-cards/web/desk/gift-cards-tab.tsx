import { CARD_STATES } from '#domains/gift-cards/model/gift-card.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { CardStateBadge } from './card-state-badge.tsx';

/** Gift cards that were sold, found by the last four of their codes, or by who they were sent to. */
export function GiftCardsTab() {
  const { t, i18n } = useTranslation('admin');
  return (
    <DataList
      path="/api/admin/gift-cards"
      caption={t('tabs.giftCards')}
      none={t('nothing.giftCards')}
      rowKey={({ id }) => id}
      search={{ name: 'q', label: t('giftCards.lastFour'), read: (typed) => typed.trim() }}
      filters={[
        {
          name: 'state',
          label: t('giftCards.state'),
          options: Object.fromEntries(CARD_STATES.map((state) => [state, t(`giftCards.states.${state}`)])),
        },
      ]}
      columns={[
        {
          key: 'code',
          sort: 'code',
          header: t('giftCards.code'),
          primary: true,
          cell: ({ id, lastFour }) => (
            <RecordLink right="ADMIN" page="giftCards" id={id}>
              ···{lastFour}
            </RecordLink>
          ),
        },
        {
          key: 'amount',
          sort: 'amount',
          header: t('giftCards.amount'),
          align: 'end',
          cell: ({ amount }) => <span className="tabular-nums">{formatAmount(amount)}</span>,
        },
        {
          key: 'balance',
          sort: 'balance',
          header: t('giftCards.balance'),
          align: 'end',
          cell: ({ balance }) => <span className="tabular-nums">{formatAmount(balance)}</span>,
        },
        {
          key: 'state',
          sort: 'state',
          header: t('giftCards.state'),
          cell: ({ state }) => <CardStateBadge state={state} />,
        },
        {
          key: 'sender',
          sort: 'sender',
          freeText: true,
          header: t('giftCards.sender'),
          cell: ({ senderName }) => senderName,
        },
        {
          key: 'recipient',
          sort: 'recipient',
          freeText: true,
          header: t('giftCards.recipient'),
          cell: ({ recipientEmail }) => recipientEmail ?? '–',
        },
        {
          key: 'sendOn',
          sort: 'sendOn',
          header: t('giftCards.sendOn'),
          className: 'whitespace-nowrap',
          cell: ({ sendOn }) => formatDay(sendOn, 'date', i18n.language),
        },
        {
          key: 'at',
          sort: 'date',
          header: t('giftCards.bought'),
          className: 'whitespace-nowrap',
          cell: ({ createdAt }) => <Moment at={createdAt} format="dateTime" />,
        },
      ]}
    />
  );
}
