import { ERROR_STATUS } from '#shared/errors.ts';
import type { HostileRequest } from './hostile-requests.ts';
import { SCRIPT } from './hostile-values.ts';

export interface Reply {
  status: number;
  contentType: string;
  text: string;
}

/** What is wrong with an answer; undefined when nothing is. */
export function complaintAbout(request: HostileRequest, reply: Reply): string | undefined {
  if (reply.status >= 500) return `answered ${reply.status}: ${reply.text.slice(0, 300)}`;
  if (reply.contentType.startsWith('text/html') && reply.text.includes(SCRIPT)) return 'sends a script back';
  if (reply.status < 400 || !request.url.startsWith('/api/')) return undefined;
  let body: { message?: unknown; code?: unknown; fields?: unknown };
  try {
    body = JSON.parse(reply.text) as typeof body;
  } catch {
    return `refused with ${reply.status} and no JSON: ${reply.text.slice(0, 200)}`;
  }
  const extra = Object.keys(body).filter((key) => !['message', 'code', 'fields'].includes(key));
  if (extra.length > 0) return `refused with more than message, code and fields: ${extra.join()}`;
  if (typeof body.message !== 'string' || body.message === '') return 'refused without a message';
  const said = [body.message, ...Object.values((body.fields ?? {}) as Record<string, unknown>)];
  const raw = said.find((words) => typeof words !== 'string' || /^[a-z]+:[\w.]+$/i.test(words));
  if (raw !== undefined) return `refused with a text nobody translated: ${JSON.stringify(raw)}`;
  // Refused before it was read: too long or too slow.
  if (reply.status === 431 || reply.status === 408) return undefined;
  const status = ERROR_STATUS[body.code as keyof typeof ERROR_STATUS];
  return status === reply.status ? undefined : `code ${String(body.code)} does not go with ${reply.status}`;
}
