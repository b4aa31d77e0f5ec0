import type { RateLimit } from '#server/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';

/** Per route and address; one office or one phone network shares an address, so these are generous. */
export const PER_ADDRESS: Record<'signIn' | 'register' | 'mail', RateLimit> = {
  signIn: { max: 60, windowSeconds: 15 * 60 },
  register: { max: 30, windowSeconds: 60 * 60 },
  mail: { max: 20, windowSeconds: 60 * 60 },
};

/** Tries of one address at one account. Never of all addresses together: a stranger could lock the owner out. */
const PER_ACCOUNT: RateLimit = { max: 10, windowSeconds: 15 * 60 };

/** The account somebody tries to get into, and from where. */
export interface Attempt {
  account: string | number;
  address: string;
}

const keyOf = ({ account, address }: Attempt) => `account ${String(account).toLowerCase()} ${address}`;

export function countAttempt(shop: Shop, attempt: Attempt): void {
  if (shop.config.rateLimit) shop.limiter.hit(keyOf(attempt), PER_ACCOUNT);
}

export function forgetAttempts(shop: Shop, attempt: Attempt): void {
  shop.limiter.forget(keyOf(attempt));
}
