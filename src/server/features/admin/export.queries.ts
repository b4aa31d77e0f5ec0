import type { AdminOrder, WaitlistEntry } from '#shared/admin/admin.ts';
import type { Page } from '#shared/paging.ts';
import type { Db } from '#server/db/client.ts';
import { listWaitlist } from './people.queries.ts';
import { listOrders } from './shop.queries.ts';

const PORTION = 100;

export function allOrders(
  db: Db,
  filter: Omit<Parameters<typeof listOrders>[1], 'limit' | 'cursor'>,
): AsyncGenerator<AdminOrder[]> {
  return portions(
    (cursor) => listOrders(db, { ...filter, limit: PORTION, cursor }) as Promise<Page<AdminOrder>>,
  );
}

export function wholeWaitlist(
  db: Db,
  filter: Omit<Parameters<typeof listWaitlist>[1], 'limit' | 'cursor'>,
): AsyncGenerator<WaitlistEntry[]> {
  return portions(
    (cursor) => listWaitlist(db, { ...filter, limit: PORTION, cursor }) as Promise<Page<WaitlistEntry>>,
  );
}

async function* portions<Item>(
  load: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item[]> {
  let cursor: string | null | undefined;
  do {
    const page: Page<Item> = await load(cursor ?? undefined);
    yield page.items;
    cursor = page.nextCursor;
  } while (cursor !== null);
}
