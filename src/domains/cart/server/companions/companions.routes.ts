import type { ApiApp } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import { companionsOf } from './companions.queries.ts';

export function companionsRoutes(app: ApiApp, { reads, source }: Shop): void {
  reads.handle(
    app,
    '/api/companions',
    ({ language, query }) => source.read((db) => companionsOf(db, language, query.of)),
    // It names the products it looked at.
    { dependsOn: [] },
  );
}
