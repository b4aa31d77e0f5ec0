import { ERROR_STATUS } from '#engine/model/errors.ts';
import type { HostileRequest } from './hostile-requests.ts';
import { SCRIPT } from './hostile-values.ts';

export interface Reply {
  status: number;
  contentType: string;
  text: string;
}

/** What a refusal may hold. */
const PARTS = ['message', 'code', 'fields', 'reason'];
/** Below these there are no pages. */
const NO_PAGE = /^\/+(?:api|assets|pictures|uploads|metrics|healthz|readyz)(?:[/?]|$)/iu;

/** What is wrong with the answer to a URL of a page, real or not: it is a page as well. */
export function complaintAboutPage(request: HostileRequest, reply: Reply): string | undefined {
  const complaint = complaintAbout(request, reply);
  if (complaint !== undefined || request.method !== 'GET' || NO_PAGE.test(request.url)) return complaint;
  const isPage = reply.contentType.startsWith('text/html');
  return reply.status === 404 && !isPage
    ? `is unknown and no page says so: ${reply.text.slice(0, 200)}`
    : undefined;
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
  const extra = Object.keys(body).filter((key) => !PARTS.includes(key));
  if (extra.length > 0) return `refused with more than ${PARTS.join(', ')}: ${extra.join()}`;
  if (typeof body.message !== 'string' || body.message === '') return 'refused without a message';
  const said = [body.message, ...Object.values((body.fields ?? {}) as Record<string, unknown>)];
  const raw = said.find((words) => typeof words !== 'string' || /^[a-z]+:[\w.]+$/i.test(words));
  if (raw !== undefined) return `refused with a text nobody translated: ${JSON.stringify(raw)}`;
  // Refused before it was read: too long or too slow.
  if (reply.status === 431 || reply.status === 408) return undefined;
  const status = ERROR_STATUS[body.code as keyof typeof ERROR_STATUS];
  return status === reply.status ? undefined : `code ${String(body.code)} does not go with ${reply.status}`;
}
