import type { WebhookFailure } from '#engine/model/webhooks/webhook-failure.ts';

/** Some errors have no code but a text of any length. */
const MAX_CODE_LENGTH = 100;

const REASONS: Record<string, 'refused' | 'hungUp' | 'unreachable'> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'hungUp',
  EPIPE: 'hungUp',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
};

/** What Node says of a connection that failed, as a reason that people can read. */
export function connectionFailure(error: NodeJS.ErrnoException): WebhookFailure {
  const code = (error.code ?? error.message).slice(0, MAX_CODE_LENGTH);
  const known = REASONS[code];
  if (known !== undefined) return { reason: known };
  if (/CERT|SIGNATURE/.test(code)) return { reason: 'certificate', code };
  if (/^EPROTO$|SSL|TLS/.test(code)) return { reason: 'encryption', code };
  if (code.startsWith('HPE_')) return { reason: 'notHttp', code };
  return { reason: 'connection', code };
}
