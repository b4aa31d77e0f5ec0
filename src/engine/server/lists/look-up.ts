import { sql, type SQL } from 'drizzle-orm';

/** Names that so many rows have are in some row of every page. */
export const MOST_LOOKED_UP = 2_000;

/**
 * The ids of rows that belong to others, which have a text. `named` selects the ids of these others, `join` the rows that belong to them.
 * Few are found by the index of their text before anything is joined: PostgreSQL, which expects some of them in any case, would
 * rather walk all of them in the order of the other table. Many are joined as it likes; the first are soon found.
 */
export function throughNamed(named: SQL, join: (named: SQL) => SQL): SQL {
  const areFew = sql`((select count(*) from few) <= ${MOST_LOOKED_UP}::int)`;
  return sql`(with few as materialized (${named} limit ${MOST_LOOKED_UP + 1})
    ${join(sql`(select few.id from few where ${areFew})`)}
    union all ${join(sql`(select everyone.id from (${named}) everyone where not ${areFew})`)})`;
}
