import type { ApiApp } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import { csv, sendCsv } from '#engine/server/lists/csv.ts';
import { listWaitlist, wholeWaitlist } from './waitlist-list.queries.ts';

export function adminWaitlistRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/waitlist', (request) => listWaitlist(db, request.query));

  app.get('/api/admin/waitlist/export', (request, reply) => {
    const { role, q } = request.query;
    const header = ['id', 'name', 'email', 'role', 'companyName', 'message', 'createdAt'];
    const lines = csv(header, wholeWaitlist(db, { role, q }), (entry) => [
      entry.id,
      entry.name,
      entry.email,
      entry.role,
      entry.companyName,
      entry.message,
      entry.createdAt,
    ]);
    return sendCsv(reply, 'waitlist.csv', lines);
  });
}
