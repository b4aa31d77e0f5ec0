import { DEFAULT_LANGUAGE } from '#engine/model/languages.ts';
import type { WebhookDelivery } from '#engine/model/webhooks/webhook.ts';
import { webhookFailureSchema } from '#engine/model/webhooks/webhook-failure.ts';
import { translator } from '#engine/server/i18n/translations.ts';

/** What is stored of a failure, for programs and for people. Older versions stored the sentence itself. */
export function formatFailure(stored: string | null): Pick<WebhookDelivery, 'lastError' | 'lastFailure'> {
  if (!stored?.startsWith('{')) return { lastError: stored, lastFailure: null };
  const { data: failure } = webhookFailureSchema.safeParse(JSON.parse(stored));
  // A newer version, which runs beside this one for a moment, may know more reasons.
  if (failure === undefined) return { lastError: stored, lastFailure: null };
  const say = translator(DEFAULT_LANGUAGE);
  return { lastError: say(`connections:webhooks.failures.${failure.reason}`, failure), lastFailure: failure };
}
