// The audit log of a shop whose people left before it forgot their names.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rows, type Database } from '#engine/server/db/client.ts';
import { migrate, migrateTo } from '#engine/server/db/migrate.ts';
import journal from '#engine/server/db/migrations/meta/_journal.json' with { type: 'json' };
import { openEmptyDatabase } from '../support/test-database.ts';

const CHANGE = journal.entries.findIndex(({ tag }) => tag.endsWith('_names-and-rounds'));
const BEFORE = journal.entries[CHANGE - 1]!.when;

const OLD_SHOP = [
  `insert into users (username, email, password_hash, role, deleted_at) values
     ('deleted-1', 'deleted-1@deleted.invalid', '', 'ADMIN', now()), ('here', 'here@example.com', 'x', 'ADMIN', null)`,
  `insert into producer_profiles (user_id, slug, company_name, business_type, location, description) values
     (2, 'here', 'Here Farm', 'Farm', 'Here', '')`,
  `insert into audit_log (actor_user_id, actor_name, action, entity_type, entity_id, detail) values
     (1, 'Gone', 'user.role', 'user', '2', '{"username": "here", "to": "ADMIN"}'),
     (2, 'here', 'user.role', 'user', '1', '{"username": "Gone", "to": "BUYER"}'),
     (2, 'here', 'producer.decline', 'producer', '1', '{"companyName": "Here Farm"}'),
     (2, 'here', 'producer.decline', 'producer', '77', '{"companyName": "Gone Farm", "reason": "Gone said so"}')`,
];

describe('an audit log of before', () => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await openEmptyDatabase());
    await migrateTo(database, BEFORE);
    for (const statement of OLD_SHOP) await database.db.execute(sql.raw(statement));
    await migrate(database);
  });

  it('names those who are here, and nobody who is gone', async () => {
    const log = await rows(
      database.db,
      sql`select actor_name as actor, entity_id as entity, detail from audit_log order by id`,
    );
    expect(log).toEqual([
      { actor: 'deleted-1', entity: '2', detail: { username: 'here', to: 'ADMIN' } },
      { actor: 'here', entity: '1', detail: { to: 'BUYER' } },
      { actor: 'here', entity: '1', detail: { companyName: 'Here Farm' } },
      { actor: 'here', entity: '77', detail: {} },
    ]);
  });
});
