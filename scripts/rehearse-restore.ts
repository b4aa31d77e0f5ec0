import { sql } from 'drizzle-orm';
import { rows, type Database, type Db } from '#engine/server/db/client.ts';
import { restoreBackup } from '#engine/server/db/backup/restore-backup.ts';
import { countRows } from '#engine/server/db/backup/tables.ts';

interface Rehearsal {
  file: string;
  uploadsFolder: string;
  /** The shop as it is; undefined: it cannot be asked. */
  live: Db | undefined;
}

export interface Outcome {
  facts: string[];
  /** Why the backup must not be relied upon. */
  faults: string[];
}

/** What is written once and never changed: in a backup it can be less than in the shop, never different. */
const WRITTEN_ONCE = ['orders', 'ledger_entries', 'documents'];

/** Restores a backup into a database that nobody uses, and examines it there. */
export async function rehearseRestore(scratch: Database, options: Rehearsal): Promise<Outcome> {
  const { file, uploadsFolder, live } = options;
  const began = performance.now();
  const { tables, files } = await restoreBackup(scratch, { file, uploadsFolder, force: false });
  const seconds = Math.round((performance.now() - began) / 1000);
  const count = Object.values(tables).reduce((sum, each) => sum + each, 0);
  const facts = [
    `It was restored in ${seconds} s: ${count} rows of ${Object.keys(tables).length} tables, each counted, and ${files} picture files.`,
  ];
  const faults: string[] = [];
  const judge = (fault: string | undefined, fact: string) => (fault ? faults.push(fault) : facts.push(fact));
  const books = await readBooks(scratch.db);
  judge(
    books.unbalanced > 0 || books.sumCents !== '0'
      ? `The books do not sum to zero: ${books.unbalanced} postings, ${books.sumCents} cents.`
      : undefined,
    `The books sum to zero over ${books.entries} entries.`,
  );
  const gaps = await gapsIn(scratch.db);
  judge(
    gaps.length > 0 ? `Document numbers have gaps: ${gaps.join(', ')}.` : undefined,
    'The numbers of invoices, credit notes and statements have no gaps.',
  );
  if (live !== undefined) {
    const { same, lost } = await compare(scratch.db, live);
    for (const line of lost) faults.push(line);
    facts.push(same);
  }
  return { facts, faults };
}

async function readBooks(db: Db) {
  const [books] = await rows<{ entries: number; sumCents: string; unbalanced: number }>(
    db,
    sql`select count(*)::int as entries, coalesce(sum(amount_cents), 0)::text as "sumCents",
          (select count(*)::int from (select from ledger_entries group by posting_id having sum(amount_cents) <> 0) u) as unbalanced
          from ledger_entries`,
  );
  return books!;
}

/** Series ('M-2026-') whose highest number is not how many there are. */
async function gapsIn(db: Db): Promise<string[]> {
  const found = await rows<{ series: string; highest: number; there: number }>(
    db,
    sql`select regexp_replace(number, '\\d+$', '') as series, max(substring(number from '\\d+$')::int) as highest, count(*)::int as there
          from documents group by 1 having max(substring(number from '\\d+$')::int) <> count(*) order by 1`,
  );
  return found.map(({ series, highest, there }) => `${series}… has ${there} up to ${highest}`);
}

/** What is older than the backup must be in the shop as it is in the backup; what came since is what would be lost. */
async function compare(restored: Db, live: Db): Promise<{ same: string; lost: string[] }> {
  const lost: string[] = [];
  const since: string[] = [];
  for (const table of WRITTEN_ONCE) {
    const [there, now] = [await countRows(restored, table), await countRows(live, table)];
    if (there > now) lost.push(`The backup has ${there} rows of ${table}, the shop only ${now}.`);
    if (now > there) since.push(`${now - there} of ${table.replaceAll('_', ' ')}`);
  }
  // What was being written while the backup was taken may be in the one and not in the other.
  const [until] = await rows<{ at: string }>(
    restored,
    sql`select coalesce(max(at) - interval '5 minutes', now())::text as at from ledger_postings`,
  );
  const sumUpTo = async (db: Db) => {
    const [sums] = await rows<{ print: string }>(
      db,
      sql`select coalesce(md5(string_agg(account || ':' || cents, ',' order by account)), '') as print
            from (select account, sum(amount_cents) as cents from ledger_entries e join ledger_postings p on p.id = e.posting_id
                   where p.at <= ${until!.at}::timestamptz group by account) a`,
    );
    return sums!.print;
  };
  if ((await sumUpTo(restored)) !== (await sumUpTo(live)))
    lost.push('Accounts of the books stood differently in the shop when the backup was written.');
  const after = since.length === 0 ? 'nothing has happened since' : `since then: ${since.join(', ')}`;
  return { same: `It agrees with the shop as it is, account by account; ${after}.`, lost };
}
