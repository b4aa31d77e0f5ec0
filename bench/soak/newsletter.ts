// One issue to all readers while the processes are killed: everyone gets it, and confirmations do not wait.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '#engine/server/db/client.ts';
import type { AppProcess } from './app-process.ts';
import type { Postbox } from './postbox.ts';
import type { SoakRecord } from './record.ts';

const KILLS = 3;
/** A mail that somebody waits for arrives within this time, whatever else is being sent. */
const PROMPT_MS = 5_000;
const LOOK_EVERY_MS = 250;
/** Longer than the lease of a mail that a killed process had taken, and all the rest besides. */
const GIVE_UP_MS = 60 * 60 * 1000;

interface Stage {
  url: string;
  db: Db;
  apps: AppProcess[];
  postbox: Postbox;
  record: SoakRecord;
  admin: { username: string; password: string };
  readers: number;
}

export async function sendNewsletter(stage: Stage): Promise<string> {
  const { db, apps, postbox, record, readers } = stage;
  await db.execute(sql`
    insert into newsletter_subscribers (email, status)
    select 'reader-' || n || '@example.com', 'confirmed' from generate_series(1, ${readers}::int) n`);
  const sentBefore = postbox.received.size;
  await pressSend(stage);
  const waits: number[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await until(db, Math.floor((readers * kill) / (KILLS + 1)));
    const app = apps[kill % apps.length]!;
    await record.during('kill -9 while the newsletter leaves', async () => {
      await app.end('SIGKILL');
      await app.start();
      return `after ${kill} of ${KILLS + 1} parts`;
    });
    waits.push(await timePromptMail(db));
  }
  await until(db, readers);
  const slowest = Math.max(...waits);
  if (slowest > PROMPT_MS) record.fail(`a confirmation waited ${slowest} ms behind the newsletter`);
  const arrived = postbox.received.size - sentBefore - waits.length;
  if (arrived !== readers) record.fail(`${arrived} of ${readers} readers got the newsletter`);
  if (postbox.repeated > KILLS) record.fail(`${postbox.repeated} mails came twice after ${KILLS} kills`);
  return `${arrived} of ${readers} readers got the issue, ${postbox.repeated} of them twice after ${KILLS} kills; confirmations took ${waits.join(', ')} ms`;
}

async function pressSend({ url, admin }: Stage): Promise<void> {
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const session = await post('/api/auth/login', admin);
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const texts = { en: { subject: 'Harvest', text: 'Olives, at last.' } };
  const issue = await post('/api/admin/newsletter/issues', { texts, productIds: [1, 2, 3] }, cookie);
  const { id } = (await issue.json()) as { id: number };
  await post(`/api/admin/newsletter/issues/${id}/send`, {}, cookie);
}

/** Waits until so many have left. */
async function until(db: Db, count: number): Promise<void> {
  const deadline = Date.now() + GIVE_UP_MS;
  for (;;) {
    const [batch] = await rows<{ sent: number }>(
      db,
      sql`select sent from mail_batches order by id desc limit 1`,
    );
    if (batch !== undefined && batch.sent >= count) return;
    if (Date.now() > deadline) throw new Error(`only ${batch?.sent ?? 0} of ${count} newsletters left`);
    await wait(LOOK_EVERY_MS);
  }
}

/** How long a mail to one person takes meanwhile, from being queued to being sent. */
async function timePromptMail(db: Db): Promise<number> {
  const [mail] = await rows<{ id: number }>(
    db,
    sql`insert into mail_outbox (template, recipient, data)
        values ('password-changed', 'customer@example.com', '{"username":"ada"}') returning id`,
  );
  await db.execute(sql`select pg_notify('mail', '')`);
  for (;;) {
    const [row] = await rows<{ ms: number | null }>(
      db,
      sql`select (extract(epoch from sent_at - created_at) * 1000)::int as ms from mail_outbox where id = ${mail!.id}`,
    );
    if (row?.ms != null) return row.ms;
    await wait(LOOK_EVERY_MS);
  }
}
