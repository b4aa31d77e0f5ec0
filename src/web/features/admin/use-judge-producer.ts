import { useTranslation } from '#web/i18n/use-translation.tsx';
import { adminPatch, useAdminChange } from './admin.queries.ts';

interface Verdict {
  verified: boolean;
  reason?: string;
}

export function useJudgeProducer(producerId: number) {
  const { t } = useTranslation('admin');
  return useAdminChange((verdict: Verdict) => adminPatch(`/api/admin/producers/${producerId}`, verdict), {
    done: ({ verified }) => (verified ? t('producers.approvedNotice') : t('producers.declinedNotice')),
  });
}
