import { AppError } from '#engine/server/http/app-error.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';

interface Joiner {
  user: SessionUser | null;
  network: string;
  customerEmail: string;
}

/**
 * Joining takes stock and writes to an e-mail address, as an order does, so it counts as one. What is refused counts for
 * nothing.
 */
export async function admitted<Result>(
  { limiter }: Pick<Shop, 'limiter'>,
  { user, network, customerEmail }: Joiner,
  join: () => Promise<Result>,
): Promise<Result> {
  const isOwnMailbox = user?.email.toLowerCase() === customerEmail.toLowerCase();
  const counted = {
    ...(user === null ? { guestOrders: network } : { ordersOfAccount: user.id }),
    ...(isOwnMailbox ? {} : { ordersToRecipient: mailboxOf(customerEmail) }),
  };
  await limiter.count(counted);
  return join().catch(async (error: unknown) => {
    if (error instanceof AppError) await limiter.takeBack(counted);
    throw error;
  });
}
