import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { cancelGroup } from './end-group.ts';
import { changeGroup } from '#domains/group-buys/server/live/group-changes.ts';
import { lockGroupWithSlug, requireOpen, type LockedGroup } from './lock-group.ts';
import { settleGroup } from './settle-group.ts';

type Changing = Pick<Shop, 'catalogue' | 'cache'>;

/** The organizer has waited long enough. */
export function closeGroupBuy(shop: Changing, slug: string, userId: number, now: Date): Promise<void> {
  return changeGroup(shop, slug, async (tx, changed) => {
    const group = await lockGroupWithSlug(tx, slug);
    requireOrganizer(group, userId);
    if (group.status !== 'open') throw new AppError('conflict', 'errors:groupBuys.closed');
    await settleGroup(tx, changed, group, now);
  });
}

/** The organizer calls it off: everybody is released. */
export function cancelGroupBuy(shop: Changing, slug: string, userId: number): Promise<void> {
  return changeGroup(shop, slug, async (tx, changed) => {
    const group = await lockGroupWithSlug(tx, slug);
    requireOrganizer(group, userId);
    requireOpen(group);
    await cancelGroup(tx, changed, group, 'organizer');
  });
}

function requireOrganizer({ organizerUserId }: LockedGroup, userId: number): void {
  if (organizerUserId !== userId) throw new AppError('forbidden', 'errors:groupBuys.notOrganizer');
}
