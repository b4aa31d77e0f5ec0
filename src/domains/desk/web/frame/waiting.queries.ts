import { useQuery } from '@tanstack/react-query';
import type { WaitingMatter } from '#domains/desk/model/waiting.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import type { DeskPage } from '#engine/web/domain.ts';

/** Asked again while the desk is open: somebody who works here all day sees what comes in. */
const REFRESH_MS = 60_000;

export function useWaiting(right: DeskPage['right']): readonly WaitingMatter[] {
  const query = right === 'ADMIN' ? apiQuery('/api/admin/waiting') : apiQuery('/api/producer/waiting');
  return useQuery({ ...query, refetchInterval: REFRESH_MS }).data ?? [];
}

/** What most of waits on this page. What is late is part of what is to be done, so that counts are not added up. */
export function useWaitingOn(right: DeskPage['right'], page: string): WaitingMatter | undefined {
  const here = useWaiting(right).filter((matter) => matter.page === page);
  return here.toSorted((one, other) => other.count - one.count)[0];
}
