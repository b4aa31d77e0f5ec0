import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import type { DeskPage } from '#engine/web/domain.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';

export const STEPS = {
  ADMIN: '/api/admin/first-steps',
  PRODUCER: '/api/producer/first-steps',
} as const satisfies Record<DeskPage['right'], string>;

/** What is done elsewhere changes it: it is asked for again whenever it is shown. */
export const firstStepsQuery = (right: DeskPage['right']) => ({ ...apiQuery(STEPS[right]), staleTime: 0 });

/** The page of the settings calls it: who has been there has taken that step. */
export function useSettingsSeen(right: DeskPage['right']): void {
  const { data } = useQuery(firstStepsQuery(right));
  const refresh = useRefresh(STEPS[right]);
  const isOpen = data?.steps.some(({ step, isDone }) => step === 'settings' && !isDone) ?? false;
  useEffect(() => {
    if (!isOpen) return;
    // If it is not heard, the step stays open, and the next visit says it again.
    void apiRequest(`PATCH ${STEPS[right]}`, { body: { settingsSeen: true } }).then(refresh, () => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each visit
  }, [isOpen]);
}
