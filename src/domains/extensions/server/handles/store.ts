import { and, eq, gt, like, sql } from 'drizzle-orm';
import { z } from 'zod';
import { extensionValues } from '#domains/extensions/server/extension-values.schema.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

const MAX_VALUES = 10_000;
const MAX_VALUE_BYTES = 64 * 1024;
const MAX_LISTED = 1_000;

const key = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !text.includes('\0'), 'a key holds no NUL character');
export const getSchema = z.object({ key });
export const setSchema = z.object({ key, value: z.json(), person: z.int().positive().nullable() });
export const addSchema = z.object({ key, more: z.int() });
export const listSchema = z.object({ prefix: z.string().max(200), after: z.string().max(200).nullable() });

export async function getValue(
  db: Db,
  extension: string,
  { key }: z.output<typeof getSchema>,
): Promise<unknown> {
  const [row] = await db
    .select({ value: extensionValues.value })
    .from(extensionValues)
    .where(and(eq(extensionValues.extension, extension), eq(extensionValues.key, key)));
  return row?.value;
}

const HAS_ROOM = `exists (select from extension_values where extension = $extension and key = $key)
       or (select count(*) from extension_values where extension = $extension) < ${MAX_VALUES}`;

/** Nothing is written where there are too many already; what is there can always be changed. */
const write = statement<
  { key: string },
  { extension: string; key: string; given: { value: unknown }; person: number | null }
>(
  'set-extension-value',
  `insert into extension_values as v (extension, key, value, user_id)
   select $extension, $key, $given::jsonb -> 'value', $person::int
    where ${HAS_ROOM}
   on conflict (extension, key) do update set value = excluded.value, user_id = excluded.user_id, changed_at = now()
   returning key`,
);

const addMore = statement<{ sum: number }, { extension: string; key: string; more: number }>(
  'add-to-extension-value',
  `insert into extension_values as v (extension, key, value)
   select $extension, $key, to_jsonb($more::bigint) where ${HAS_ROOM}
   on conflict (extension, key) do update set value = to_jsonb((v.value #>> '{}')::bigint + $more::bigint), changed_at = now()
    where jsonb_typeof(v.value) = 'number'
   returning (value #>> '{}')::bigint as sum`,
);

export async function setValue(
  db: Db,
  extension: string,
  { key, value, person }: z.output<typeof setSchema>,
): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(value)) > MAX_VALUE_BYTES)
    throw new Error(`the value of '${key}' is larger than ${MAX_VALUE_BYTES / 1024} KB`);
  const written = await write(db, { extension, key, given: { value }, person });
  if (written.length === 0) throw new Error(`there are ${MAX_VALUES} values already`);
}

export async function addToValue(
  db: Db,
  extension: string,
  { key, more }: z.output<typeof addSchema>,
): Promise<number> {
  const [row] = await addMore(db, { extension, key, more });
  if (row === undefined) throw new Error(`'${key}' is no number, or there are ${MAX_VALUES} values already`);
  return row.sum;
}

export async function deleteValue(
  db: Db,
  extension: string,
  { key }: z.output<typeof getSchema>,
): Promise<void> {
  await db
    .delete(extensionValues)
    .where(and(eq(extensionValues.extension, extension), eq(extensionValues.key, key)));
}

export function listValues(db: Db, extension: string, { prefix, after }: z.output<typeof listSchema>) {
  const begins = `${prefix.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .select({ key: extensionValues.key, value: extensionValues.value })
    .from(extensionValues)
    .where(
      and(
        eq(extensionValues.extension, extension),
        like(extensionValues.key, begins),
        after === null ? undefined : gt(extensionValues.key, after),
      ),
    )
    .orderBy(extensionValues.key)
    .limit(MAX_LISTED);
}

/** What extensions keep about somebody, for the data download. */
export async function ownValues(db: Db, { id }: { id: number }) {
  const own = await db
    .select({ extension: extensionValues.extension, key: extensionValues.key, value: extensionValues.value })
    .from(extensionValues)
    .where(eq(extensionValues.userId, id))
    .orderBy(extensionValues.extension, extensionValues.key);
  return { extensions: own };
}

export async function forgetValues(tx: Db, id: number): Promise<void> {
  await rows(tx, sql`delete from ${extensionValues} where user_id = ${id} returning 1`);
}
