import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AdminGroup, ProducerGroup } from '#domains/group-buys/model/desk-group.ts';
import { GroupStatusBadge } from '#domains/group-buys/web/group-status-badge.tsx';
import { TimeToClose } from '#domains/group-buys/web/time-to-close.tsx';
import { nameOf } from '#domains/group-buys/web/page/group-words.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { formatAmount } from '#engine/model/money.ts';
import type { RecordProps } from '#engine/web/domain.ts';
import { RecordColumns, RecordHead, RecordPage } from '#engine/web/records/record-page.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { adminGroupQuery, ownProductGroupQuery } from './desk-groups.queries.ts';
import { GroupActions } from './group-actions.tsx';
import { AdminMembers, PlainMembers } from './group-members-table.tsx';

/** All that is known of a group buy, and what an administrator can do with it. */
export function AdminGroupPage({ id }: RecordProps) {
  const { t } = useTranslation('group-desk');
  const query = useQuery(adminGroupQuery(id));
  return (
    <RecordPage query={query} title={titleOf}>
      {(group) => (
        <Sheet
          group={group}
          title={group.title}
          facts={[
            {
              label: t('record.link'),
              value: (
                <Link
                  to="/group/$slug"
                  params={{ slug: group.slug }}
                  className="underline underline-offset-4"
                >
                  {group.slug}
                </Link>
              ),
            },
            { label: t('record.listed'), value: t(group.public ? 'record.everybody' : 'record.withLink') },
            { label: t('record.note'), value: group.cancelNote },
          ]}
          aside={<GroupActions group={group} />}
        >
          <AdminMembers group={group} />
        </Sheet>
      )}
    </RecordPage>
  );
}

/** The same for the producer of its product: what is to be packed, without who takes it. */
export function ProducerGroupPage({ id }: RecordProps) {
  const query = useQuery(ownProductGroupQuery(id));
  return (
    <RecordPage query={query} title={titleOf}>
      {(group) => (
        <Sheet group={group} title={null} facts={[]}>
          <PlainMembers group={group} />
        </Sheet>
      )}
    </RecordPage>
  );
}

/** A group has a name where its organizer gave it one; its producer reads what it is of. */
const titleOf = (group: AdminGroup | ProducerGroup) =>
  ('title' in group ? group.title : null) ?? nameOf(group);

interface SheetProps {
  group: AdminGroup | ProducerGroup;
  title: string | null;
  /** What this reader knows beyond the others. */
  facts: { label: string; value: ReactNode }[];
  aside?: ReactNode;
  children: ReactNode;
}

function Sheet({ group, title, facts, aside, children }: SheetProps) {
  const { t, i18n } = useTranslation('group-desk');
  const { status, closesAt, endedAt, cancelReason } = group;
  const at = (moment: string) => <Moment at={moment} format="dateTime" />;
  return (
    <>
      <RecordHead
        title={title ?? nameOf(group)}
        badges={
          <>
            <GroupStatusBadge status={status} />
            {status === 'open' && <TimeToClose closesAt={closesAt} />}
          </>
        }
      />
      <RecordColumns
        aside={
          <>
            {aside}
            <RecordSection title={t('record.about')}>
              <FactList
                facts={[
                  { label: t('desk.product'), value: title === null ? null : nameOf(group) },
                  {
                    label: t('record.pooled'),
                    value: t('record.pooledOf', {
                      units: group.pooledQuantity,
                      percent: formatPercent(group.percentage, i18n.language),
                      price: formatAmount(group.unitPrice),
                    }),
                  },
                  {
                    label: t('record.next'),
                    value:
                      group.nextTier &&
                      t('pool.next', {
                        count: group.nextTier.missing,
                        percent: formatPercent(group.nextTier.percentage, i18n.language),
                        price: formatAmount(group.nextTier.unitPrice),
                      }),
                  },
                  {
                    label: t('record.minimum'),
                    value: group.minimumQuantity > 1 ? group.minimumQuantity : null,
                  },
                  { label: t('desk.held'), value: group.heldQuantity > 0 ? group.heldQuantity : null },
                  { label: t('desk.delivery'), value: t(`desk.deliveryNames.${group.delivery}`) },
                  { label: t('record.opened'), value: at(group.openedAt) },
                  { label: t('desk.closes'), value: endedAt === null ? at(closesAt) : null },
                  { label: t('pool.ended'), value: endedAt && at(endedAt) },
                  { label: t('record.why'), value: cancelReason && t(`cancelReason.${cancelReason}`) },
                  ...facts,
                ]}
              />
            </RecordSection>
          </>
        }
      >
        <RecordSection title={t('desk.members')}>{children}</RecordSection>
      </RecordColumns>
    </>
  );
}
