import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY_MAX } from '#engine/model/api/idempotency.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from './app-error.ts';
import { doneWrites } from './idempotency.schema.ts';

export function idempotencyKey(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > IDEMPOTENCY_KEY_MAX) throw new AppError('invalid', 'errors:idempotencyKey');
  return key;
}

/** A write by somebody of the staff that a second click must not do again. */
export interface KeyedWrite {
  actor: { id: number };
  /** Without one every call counts. */
  key: string | undefined;
  /** What is asked for, and of what: the same key with anything else is refused. */
  request: readonly unknown[];
}

/**
 * True: it is to be done now. False: this very write is done, and its answer is how things stand. First thing in the
 * caller's transaction, before any lock: of two at once the second waits here until the first has committed or failed. What
 * fails, or dies before its commit, leaves the key unused.
 */
export async function isFirst(tx: Db, { actor, key, request }: KeyedWrite): Promise<boolean> {
  if (key === undefined) return true;
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const [claimed] = await tx
    .insert(doneWrites)
    .values({ actorUserId: actor.id, key, requestHash })
    .onConflictDoNothing()
    .returning({ id: doneWrites.id });
  if (claimed !== undefined) return true;
  const [done] = await tx
    .select({ requestHash: doneWrites.requestHash })
    .from(doneWrites)
    .where(and(eq(doneWrites.actorUserId, actor.id), eq(doneWrites.key, key)));
  if (done?.requestHash !== requestHash)
    throw new AppError('conflict', 'errors:idempotencyKeyUsed', { reason: 'key_reused' });
  return false;
}
