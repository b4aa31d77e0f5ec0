import { z } from 'zod';
import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';

/** A missing or odd token is a wrong one: the answer tells nobody whether the order exists. */
export const tokenQuerySchema = z.object({ token: z.string().max(200).catch('') });

/** The same where others than its holders may ask: none is fine for those who need none. */
export const optionalTokenSchema = z.object({ token: z.string().max(200).catch('').default('') });

export function requireOrderToken(links: LinkSigner, orderId: number, token: string): void {
  if (!links.verify('order', orderId, token)) throw new AppError('not_found', 'errors:orders.notFound');
}
