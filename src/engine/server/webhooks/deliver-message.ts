import { brand } from '#engine/model/brand.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import {
  FAILING_MS,
  pauseAfter,
  waitAfter,
  TEST_EVENT,
  type WebhookEvent,
  type WebhookSubject,
} from '#engine/model/webhooks/webhook-events.ts';
import type { WebhookFailure } from '#engine/model/webhooks/webhook-failure.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { openWebhookSecret, signedHeaders } from './webhook-secrets.ts';
import type { Shop } from '#engine/server/shop.ts';
import {
  disableEndpoint,
  keepPayload,
  markDelivered,
  markFailed,
  pauseEndpoint,
  type TakenMessage,
} from './deliveries.queries.ts';
import { NotSent, sendMessage, type Network } from './send-message.ts';
import { traced, tracedJob } from '#engine/server/traces/trace.ts';
import type { Db } from '#engine/server/db/client.ts';
import { domains } from '#engine/server/domain.ts';

const GONE = 410;

export interface Post {
  shop: Pick<Shop, 'db' | 'keys'>;
  network: Network;
  timeLimitMs?: number;
}

/** Makes one attempt at a message that was taken, and notes what became of it. */
export function deliverMessage(post: Post, message: TakenMessage, now: Date): Promise<void> {
  const facts = { delivery: message.id };
  return tracedJob(`webhook ${message.type}`, facts, null, () => deliver(post, message, now));
}

async function deliver(post: Post, message: TakenMessage, now: Date): Promise<void> {
  const { shop } = post;
  const outcome = await attempt(post, message, now);
  if (outcome.failure === null) {
    await markDelivered(shop.db, { id: message.id, status: outcome.status!, now });
    return;
  }
  const isGone = outcome.status === GONE;
  const pauseMs = isGone ? null : (waitAfter(message.attempts) ?? null);
  await shop.db.transaction(async (tx) => {
    const { id, endpointId } = message;
    const reason = JSON.stringify(outcome.failure);
    const [state] = await markFailed(tx, { id, status: outcome.status, reason, pauseMs, now });
    if (state === undefined) return;
    const isTooLong = now.getTime() - state.failingSince.getTime() >= FAILING_MS;
    if (isTooLong || isGone) return disable(tx, endpointId, now);
    await pauseEndpoint(tx, { id: endpointId, until: new Date(now.getTime() + pauseAfter(state.failures)) });
  });
}

interface Outcome {
  status: number | null;
  /** Null: it arrived. */
  failure: WebhookFailure | null;
}

async function attempt(
  { shop, network, timeLimitMs }: Post,
  message: TakenMessage,
  now: Date,
): Promise<Outcome> {
  try {
    const secret = openWebhookSecret(shop.keys, message.userId, message.secret);
    if (secret === undefined) throw new NotSent({ reason: 'secretLost' });
    const body = message.payload ?? (await writePayload(shop, message));
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': `${productToken(brand().name)}-Webhooks/1`,
      ...signedHeaders({ messageId: message.messageId, body, secret }, now),
    };
    const status = await traced('POST to a receiver', {}, () =>
      sendMessage({ url: message.url, headers, body }, network, timeLimitMs),
    );
    if (status >= 200 && status < 300) return { status, failure: null };
    const isRedirect = status >= 300 && status < 400;
    return { status, failure: { reason: isRedirect ? 'redirect' : 'status', status } };
  } catch (error) {
    // Anything else is ours, not the receiver's.
    if (!(error instanceof NotSent)) throw error;
    return { status: null, failure: error.failure };
  }
}

async function writePayload({ db }: Post['shop'], message: TakenMessage): Promise<string> {
  const [kept] = await keepPayload(db, { id: message.id, payload: await payloadOf(db, message) });
  return kept!.payload;
}

/** Nothing is sent there any more, and its owner learns of it. */
async function disable(tx: Shop['db'], endpointId: number, now: Date): Promise<void> {
  const [owner] = await disableEndpoint(tx, { id: endpointId, now });
  if (owner === undefined) return;
  const { email, language, url, username, role } = owner;
  await queueMail(tx, {
    template: 'webhook-disabled',
    recipient: email,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    data: { username, url, role },
  });
}

/** What a header may name: letters, figures and dashes of ASCII (RFC 9110). */
function productToken(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\w -]/g, '');
  return plain.trim().replaceAll(/\s+/g, '-') || 'Shop';
}

interface QueuedEvent {
  type: string;
  subject: WebhookSubject;
  /** Of the producer who is told; null: an administrator is. */
  producerId: number | null;
  createdAt: Date;
}

/** What a message says. */
export async function payloadOf(
  db: Db,
  { type, subject, producerId, createdAt }: QueuedEvent,
): Promise<string> {
  const data = type === TEST_EVENT ? {} : await dataOf(type)(db, subject, producerId);
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
}

function dataOf(type: string) {
  const payload = domains().find(({ events }) => events?.[type as WebhookEvent])?.events?.[
    type as WebhookEvent
  ];
  if (payload === undefined) throw new Error(`There is no event '${type}'`);
  return payload;
}
