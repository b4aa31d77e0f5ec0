// node bench/pictures.ts (after npm run build): uploaded pictures per second, from the folder of the shop and from a WebDAV server by an
// extension; of that each for the first time, and again. What else the shop does meanwhile is a product's page. About a minute.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '#app/server/config.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { uploads } from '#engine/server/db/operations.schema.ts';
import { openPictureStore } from '#engine/server/files/open-picture-store.ts';
import { pictureAddress } from '#engine/server/files/picture-store.ts';
import { withPictureSources } from '../scripts/picture-sources.ts';
import { WebDavStandIn } from '../tests/support/webdav-stand-in.ts';
import { load, requestTo, type Answers } from './load.ts';
import { processorSeconds } from './processes.ts';
import { machineOf } from './report.ts';
import { pinLoad, startShop, type RunningServer } from './servers.ts';

/** All of them fit into the memory that is kept for them. */
const PICTURES = 600;
const PICTURE_BYTES = 60_000;
const CONNECTIONS = 16;
const ROUNDS = 2;
const SECONDS = 3;

const say = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = await mkdtemp(path.join(tmpdir(), 'madia-pictures-'));
const dav = await WebDavStandIn.open();
const byExtension = {
  EXTENSIONS: './examples/webdav-pictures',
  PICTURES: 'x-webdav-pictures',
  ...dav.settings,
};
const ids = Array.from({ length: PICTURES }, () => randomBytes(16).toString('hex'));

/** Rows and files, in both places. */
async function fill(): Promise<void> {
  const shop = await startShop({ dataDir });
  await shop.stop();
  for (const settings of [{}, byExtension]) {
    const config = readConfig({ DATA_DIR: dataDir, ...settings });
    const database = await openDatabase(config);
    await withPictureSources(config, async () => {
      const store = openPictureStore({ config, db: database.db });
      for (const id of ids) await store.save(`${id}.jpg`, randomBytes(PICTURE_BYTES));
    });
    const rows = ids.map((id) => ({
      entityType: 'product' as const,
      entityId: 1,
      path: pictureAddress(id),
      width: 1,
      height: 1,
      preview: '',
    }));
    await database.db.insert(uploads).values(rows).onConflictDoNothing();
    await database.close();
  }
}

/** Each once; with `seconds` one after the other until these are over. */
async function all(shop: RunningServer, seconds?: number): Promise<string> {
  const requests = ids.map((id) => requestTo(`${shop.url}/uploads/${id}.jpg`));
  let at = 0;
  const next = () => requests[seconds === undefined ? at++ : at++ % requests.length];
  const before = processorSeconds(shop.pid);
  const answers = await load(shop.url, { connections: CONNECTIONS, next, ...(seconds && { seconds }) });
  const used = (processorSeconds(shop.pid) - before) / answers.latencies.length;
  return `${said(answers)}, ${(used * 1000).toFixed(2)} ms of the processor each`;
}

function said({ latencies, seconds, failures }: Answers): string {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(1);
  return `${(latencies.length / seconds).toFixed(0)}/s, half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms, ${failures} failed`;
}

await fill();
pinLoad();
say(`${machineOf()}; ${PICTURES} pictures of ${PICTURE_BYTES / 1000} kB, ${CONNECTIONS} connections`);
try {
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [name, settings] of Object.entries({ folder: {}, extension: byExtension })) {
      const shop = await startShop({ dataDir, settings });
      say(`${name}, first:  ${await all(shop)}`);
      say(`${name}, again:  ${await all(shop, SECONDS)}`);
      if (name === 'extension') {
        dav.isAway = true;
        say(`${name}, away:   ${await all(shop, SECONDS)}`);
        dav.isAway = false;
      }
      await shop.stop();
    }
} finally {
  await dav.close();
  await rm(dataDir, { recursive: true, force: true });
}
