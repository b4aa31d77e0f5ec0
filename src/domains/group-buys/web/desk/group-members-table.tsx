import { EmailText } from '#engine/web/ui/content/email-text.tsx';
import type { AdminGroup, ProducerGroup } from '#domains/group-buys/model/desk-group.ts';
import { sizesText } from '#domains/group-buys/web/page/group-words.ts';
import { formatAmount } from '#engine/model/money.ts';
import type { DeskPage } from '#engine/web/domain.ts';
import { DataTable, type DataColumn } from '#engine/web/lists/data-table.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';

type PlainMember = ProducerGroup['members'][number];
type AdminMember = AdminGroup['members'][number];

/** Who takes how many, what their cards have promised, and the order that came of it. */
export function AdminMembers({ group }: { group: AdminGroup }) {
  const { members, delivery } = group;
  const { t } = useTranslation('group-desk');
  const { quantity, goods, state, order } = useColumns('ADMIN', group);
  const columns: DataColumn<AdminMember>[] = [
    {
      key: 'who',
      header: t('record.who'),
      primary: true,
      freeText: true,
      cell: (member) => <Who member={member} isTogether={delivery === 'together'} />,
    },
    quantity,
    goods,
    { key: 'hold', header: t('record.hold'), cell: (member) => <Hold member={member} /> },
    state,
    order,
  ];
  return <DataTable caption={t('desk.members')} rows={members} rowKey={({ id }) => id} columns={columns} />;
}

/** Members of a group buy of an own product: everybody's share by its number, as the producer packs it. */
export function PlainMembers({ group }: { group: ProducerGroup }) {
  const { members } = group;
  const { t } = useTranslation('group-desk');
  const { quantity, goods, state, order } = useColumns('PRODUCER', group);
  const columns: DataColumn<PlainMember>[] = [
    {
      key: 'who',
      header: t('record.who'),
      primary: true,
      cell: ({ id, isOrganizer }) => (
        <>
          {t('record.member', { number: members.findIndex((member) => member.id === id) + 1 })}{' '}
          {isOrganizer && <Badge>{t('record.organizer')}</Badge>}
        </>
      ),
    },
    quantity,
    goods,
    state,
    order,
  ];
  return <DataTable caption={t('desk.members')} rows={members} rowKey={({ id }) => id} columns={columns} />;
}

function useColumns(right: DeskPage['right'], group: Pick<ProducerGroup, 'sizes'>) {
  const { t } = useTranslation('group-desk');
  return {
    quantity: {
      key: 'quantity',
      header: t('record.units'),
      align: 'end',
      cell: ({ quantity, items }) => {
        const sizes = sizesText(group, items);
        return (
          <>
            {quantity}
            {sizes !== '' && <span className="block text-xs text-muted">{sizes}</span>}
          </>
        );
      },
    },
    goods: {
      key: 'goods',
      header: t('record.goods'),
      align: 'end',
      cell: ({ goods }) => (goods === null ? '–' : formatAmount(goods)),
    },
    state: {
      key: 'state',
      header: t('record.status'),
      cell: ({ state, buyAnyway }) => (
        <>
          {t(`record.states.${state}`)}
          {buyAnyway && <span className="block text-xs text-muted">{t('record.buyAnyway')}</span>}
        </>
      ),
    },
    order: {
      key: 'order',
      header: t('record.order'),
      align: 'end',
      cell: ({ orderId }) =>
        orderId === null ? (
          '–'
        ) : (
          <RecordLink right={right} page="orders" id={orderId}>
            #{orderId}
          </RecordLink>
        ),
    },
  } as const satisfies Record<string, DataColumn<PlainMember>>;
}

function Who({ member, isTogether }: { member: AdminMember; isTogether: boolean }) {
  const { t } = useTranslation('group-desk');
  const { customerName, customerEmail, shippingAddress, isOrganizer } = member;
  const address = shippingAddress ?? (isTogether && customerEmail !== '' ? t('record.toOrganizer') : null);
  return (
    <>
      {customerName || t('list.noName')} {isOrganizer && <Badge>{t('record.organizer')}</Badge>}
      <span className="block text-xs font-normal text-muted empty:hidden">
        {customerEmail && <EmailText email={customerEmail} />}
      </span>
      <span className="block text-xs font-normal whitespace-pre-line text-muted empty:hidden">{address}</span>
    </>
  );
}

function Hold({ member: { hold, paymentMethod } }: { member: AdminMember }) {
  const { t } = useTranslation('group-desk');
  if (hold === null) return t(`record.methods.${paymentMethod}`);
  return (
    <>
      {t(`record.holds.${hold.status}`, { amount: formatAmount(hold.amount) })}
      <span className="block text-xs text-muted">{t(`record.methods.${paymentMethod}`)}</span>
    </>
  );
}
