import type { BodyOf } from '#shared/api/contract.ts';
import { apiRequest } from '#web/api/client.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useAdminChange } from './admin.queries.ts';

const JUDGE = 'PATCH /api/admin/producers/:id';

export function useJudgeProducer(producerId: number) {
  const { t } = useTranslation('admin');
  return useAdminChange(
    (body: BodyOf<typeof JUDGE>) => apiRequest(JUDGE, { params: { id: producerId }, body }),
    {
      done: ({ verified }) => (verified ? t('producers.approvedNotice') : t('producers.declinedNotice')),
    },
  );
}
