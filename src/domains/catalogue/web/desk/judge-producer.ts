import type { BodyOf } from '#engine/model/api/contract.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';

const JUDGE = 'PATCH /api/admin/producers/:id';

export const judgeProducer = (id: number, body: BodyOf<typeof JUDGE>) =>
  apiRequest(JUDGE, { params: { id }, body });

export function useApproveProducer(id: number) {
  const { t } = useTranslation('admin');
  return useAdminChange<void>(() => judgeProducer(id, { verified: true }), {
    done: () => t('producers.approvedNotice'),
  });
}
