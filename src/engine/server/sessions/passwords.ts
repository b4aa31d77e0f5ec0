import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { BoundedQueue } from '#engine/server/http/bounded-queue.ts';

/** OWASP's second recommendation for argon2id: 19 MiB, two passes. The work runs on libuv's threads. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** libuv has four threads: one always stays free for files and names. */
const AT_ONCE = Math.min(3, availableParallelism());
/** About two seconds of work on two slow cores; nobody waits longer for a sign-in. */
export const WAITING_PASSWORDS = 60;

const queue = new BoundedQueue({ atOnce: AT_ONCE, waiting: WAITING_PASSWORDS, retryAfterSeconds: 2 });

export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, OPTIONS));
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return queue.run(() => verify(passwordHash, password));
}
