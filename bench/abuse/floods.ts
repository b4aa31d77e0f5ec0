// Many of the same at once, on a shop of their own: hostile administrators may have closed the other one.
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { newCallers } from '../../tests/support/hostile-callers.ts';
import type { ServerBuild } from '../../tests/support/server-process.ts';
import { floodLimits } from './limit-floods.ts';
import { floodPages, MIN_SHARE } from './page-flood.ts';
import { floodPictures } from './picture-flood.ts';

const ADMINISTRATOR = { username: 'admin', password: 'only for this run' };
/** Who uploads pictures: each session may have a few under way. */
const UPLOADERS = 5;

interface FloodedShop {
  databaseUrl: string;
  dataDir: string;
  passwordHash: string;
}

/** What to complain about. */
export async function runFloods(
  build: ServerBuild,
  { databaseUrl, dataDir, passwordHash }: FloodedShop,
  say: (line: string) => void,
): Promise<string[]> {
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'catalogue',
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  };
  const complaints: string[] = [];
  const shop = await build.start(settings);
  try {
    for (const { flood, share } of await floodPages(shop.url)) {
      const kept = `A flood of ${flood} leaves a warm page ${Math.round(100 * share)} % of its speed.`;
      say(kept);
      if (share < MIN_SHARE) complaints.push(kept);
    }
    const cookies = await uploaders(databaseUrl, passwordHash);
    const pictures = await floodPictures(shop.url, cookies, () => signIn(shop.url));
    say(
      `Pictures of 49 megapixels at once: ${pictures.accepted} accepted, ${pictures.refused} asked to come back, ${pictures.peakMebibytes} MiB at most.`,
    );
    complaints.push(...pictures.complaints);
  } finally {
    await shop.end('SIGTERM');
  }
  const limited = await build.start({ ...settings, RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' });
  try {
    for (const { flood, through, tries, max, complaints: found } of await floodLimits(
      limited.url,
      ADMINISTRATOR,
    )) {
      say(`Of ${tries} ${flood} ${through} got through; ${max} may.`);
      complaints.push(...found);
    }
  } finally {
    await limited.end('SIGTERM');
  }
  return complaints;
}

async function uploaders(databaseUrl: string, passwordHash: string): Promise<string[]> {
  const database = await openPostgres(databaseUrl);
  try {
    const callers = Array.from({ length: UPLOADERS }, () => newCallers(database.db, passwordHash));
    return (await Promise.all(callers)).map(({ ADMIN }) => ADMIN!);
  } finally {
    await database.close();
  }
}

async function signIn(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMINISTRATOR),
  });
  return answer.status;
}
