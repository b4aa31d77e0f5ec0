// npm run sample -- --products 100000: fills the database of the settings with the sample catalogue and that many products.
// npm run sample -- --life: gives a sample catalogue its buyers, orders and reviews, and prints accounts to look around with.
// npm run sample -- --remove: takes those away again, and nothing else.
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openDatabase, type Database } from '#server/db/client.ts';
import { migrate, underStartupLock } from '#server/db/migrate.ts';
import { fillSampleCatalogue } from '#server/db/sample-data/fill-sample-catalogue.ts';
import { generateProducts } from '#server/db/sample-data/generate-products.ts';
import { removeSampleLife } from '#server/db/sample-data/life/remove-sample-life.ts';
import { sampleRows } from '#server/db/schema/samples.ts';
import { addSampleLife } from '#server/sample-life.ts';
import { describeAccounts, say } from '#server/startup-console.ts';
import { StartupError } from '#server/startup-error.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    life: { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
  },
});
const target = Number(values.products ?? 71);

async function addLife({ db }: Database): Promise<void> {
  if ((await db.$count(sampleRows)) > 0)
    throw new StartupError(
      'There are sample orders already. Take them away first: npm run sample -- --remove',
    );
  say(describeAccounts(await db.transaction((tx) => addSampleLife(tx))));
}

async function removeLife({ db }: Database): Promise<void> {
  const { users = 0, orders = 0 } = await db.transaction(removeSampleLife);
  say(`${orders} sample orders and ${users} sample accounts are gone, with all that belonged to them.`);
}

try {
  if (!Number.isSafeInteger(target) || target < 1 || target > 5_000_000) {
    throw new StartupError('--products must be a whole number from 1 to 5000000.');
  }
  const database = await openDatabase(readConfig());
  await underStartupLock(database, async (patient) => {
    await migrate(patient);
    if (values.remove) return removeLife(patient);
    await fillSampleCatalogue(patient);
    if (values.life) await addLife(patient);
  });
  if (values.products !== undefined || !(values.life || values.remove))
    await generateProducts(database, target, (done) => say(`${done} products`));
  await database.close();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
