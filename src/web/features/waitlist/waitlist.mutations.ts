import type { WaitlistEntry } from '#shared/waitlist/waitlist.ts';
import { ApiError, serverMessage } from '#web/api/api-error.ts';
import { apiRequest } from '#web/api/client.ts';

export type JoinOutcome =
  | { kind: 'joined' }
  | { kind: 'already' }
  /** The server's reason, if it gave one; `network` when it could not be reached at all. */
  | { kind: 'failed'; reason: string | undefined; network: boolean };

/** Being on the list already is no failure. */
export async function joinWaitlist(entry: WaitlistEntry): Promise<JoinOutcome> {
  try {
    await apiRequest<unknown>('/api/waitlist', 'POST', entry);
    return { kind: 'joined' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return { kind: 'already' };
    return { kind: 'failed', reason: serverMessage(error), network: !(error instanceof ApiError) };
  }
}
