import { z } from 'zod';

export const IDEMPOTENCY_KEY_MAX = 200;

/** The same key twice is one write. */
export const idempotencyHeadersSchema = z.object({ 'idempotency-key': z.string().optional() });
