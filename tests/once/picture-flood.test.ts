// Twenty uploads at once, each a small file of 49 megapixels, against a whole process: what they cost the shop.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { sessions } from '#engine/server/sessions/users.schema.ts';
import { expiry, hashToken, newToken, SESSION_COOKIE } from '#engine/server/sessions/session.ts';
import { type RealPostgres, startPostgres } from '../support/real-postgres.ts';
import { buildServer, type ServerBuild, type ServerProcess } from '../support/server-process.ts';
import { createUser, TEST_PASSWORD } from '../support/test-app.ts';

const UPLOADS = 20;
const ACCOUNTS = 5;
const MEBIBYTE = 2 ** 20;

describe('twenty pictures of 49 megapixels at once', () => {
  let postgres: RealPostgres;
  let build: ServerBuild;
  let dataDir: string;
  let server: ServerProcess;
  let cookies: string[];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'madia-pictures-'));
    postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase('pictures');
    build = await buildServer();
    server = await build.start({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SAMPLE_DATA: 'catalogue' });
    const database = await openPostgres(databaseUrl);
    cookies = await Promise.all(
      Array.from({ length: ACCOUNTS }, async (_, n) => {
        const userId = await createUser(database.db, { username: `admin-${n}`, role: 'ADMIN' });
        const token = newToken();
        await database.db
          .insert(sessions)
          .values({ tokenHash: hashToken(token), userId, expiresAt: expiry() });
        return `${SESSION_COOKIE}=${token}`;
      }),
    );
    await database.close();
  }, 180_000);
  afterAll(async () => {
    await server?.end('SIGTERM');
    await build?.remove();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const upload = (bytes: Buffer, cookie: string) => {
    const body = new FormData();
    body.set('entityType', 'category');
    body.set('entityId', '1');
    body.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
    return fetch(`${server.url}/api/uploads`, { method: 'POST', headers: { cookie }, body });
  };
  /** A starved machine may ask anybody to come back later. */
  const signIn = async (): Promise<Response> => {
    const answer = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin-0', password: TEST_PASSWORD }),
    });
    return answer.status === 503 ? signIn() : answer;
  };

  it('are made one by one, refused beyond the bound, and leave memory and sign-ins alone', async () => {
    const picture = await sharp({ create: { width: 8000, height: 6125, channels: 3, background: '#7a8b45' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(picture.length).toBeLessThan(200_000);

    const order: string[] = [];
    const uploads = Array.from({ length: UPLOADS }, async (_, n) => {
      const answer = await upload(picture, cookies[n % ACCOUNTS]!);
      if (answer.status === 201) order.push('picture');
      return answer;
    });
    const signedIn = signIn().then((answer) => {
      order.push('sign-in');
      return answer;
    });
    const answers = await Promise.all(uploads);
    expect((await signedIn).status).toBe(200);

    const refused = answers.filter(({ status }) => status !== 201);
    for (const answer of refused) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(refused.length).toBeLessThan(UPLOADS);
    // Not behind them: at most one picture was done before.
    expect(order.indexOf('sign-in')).toBeLessThanOrEqual(1);

    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const peak = Number(/^process_peak_resident_memory_bytes (\d+)$/m.exec(metrics)![1]);
    expect(peak / MEBIBYTE).toBeLessThan(600);
  }, 180_000);
});
