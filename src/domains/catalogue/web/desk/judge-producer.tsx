import type { AdminProducer } from '#domains/catalogue/model/desk.ts';
import type { BodyOf } from '#engine/model/api/contract.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

const JUDGE = 'PATCH /api/admin/producers/:id';

export const judgeProducer = (id: number, body: BodyOf<typeof JUDGE>) =>
  apiRequest(JUDGE, { params: { id }, body });

export function useApproveProducer(id: number) {
  const { t } = useTranslation('admin');
  return useAdminChange<void>(() => judgeProducer(id, { verified: true }), {
    done: () => t('producers.approvedNotice'),
  });
}

/** Producers may name a kind of business that is not on the list: then it stands as they wrote it. */
export function businessTypeName(t: Translate, { businessType }: AdminProducer): string {
  return t(`users.businessTypes.${businessType}`, { defaultValue: businessType });
}

export function ProducerState({ producer }: { producer: AdminProducer }) {
  const { t } = useTranslation('admin');
  if (producer.closedAt !== null)
    return (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Badge tone="neutral">{t('producers.closed')}</Badge>
        <Moment at={producer.closedAt} format="date" />
      </span>
    );
  if (producer.verified) return <Badge tone="success">{t('producers.verified')}</Badge>;
  if (producer.isOverdue) return <Badge tone="danger">{t('producers.overdue')}</Badge>;
  if (producer.renamedFrom !== null) return <Badge tone="warning">{t('producers.renamed')}</Badge>;
  if (producer.reviewedAt === null) return <Badge tone="warning">{t('producers.awaiting')}</Badge>;
  return <Badge tone="danger">{t('producers.declined')}</Badge>;
}
