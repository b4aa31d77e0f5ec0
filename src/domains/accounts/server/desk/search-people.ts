import { sql } from 'drizzle-orm';
import { rows } from '#engine/server/db/client.ts';
import type { Searchable } from '#engine/server/domain.ts';

interface Row {
  id: number;
  username: string;
  email: string;
  name: string | null;
}

export const searchablePeople: Searchable = {
  kind: 'person',
  right: 'people',
  find: async (db, { number, pattern, limit, producerId }) => {
    if (producerId !== null) return [];
    const found = await rows<Row>(
      db,
      sql`select u.id, u.username, u.email, nullif(trim(b.first_name || ' ' || b.last_name), '') as name
            from users u left join buyer_profiles b on b.user_id = u.id
           where u.deleted_at is null
             and (u.id = ${number}::int or u.username ilike ${pattern} or u.email ilike ${pattern})
           order by u.id desc limit ${limit}`,
    );
    return found.map(({ id, username, email, name }) => ({
      id,
      title: username,
      subtitle: name === null ? email : `${name} · ${email}`,
      url: `/admin?tab=users&person=${id}`,
    }));
  },
};
