// npm run sample -- --products 100000: fills the database of the settings with the sample catalogue and that many products.
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate, underStartupLock } from '#server/db/migrate.ts';
import { fillSampleCatalogue } from '#server/db/sample-data/fill-sample-catalogue.ts';
import { generateProducts } from '#server/db/sample-data/generate-products.ts';
import { StartupError } from '#server/startup-error.ts';

const { values } = parseArgs({ options: { products: { type: 'string', default: '71' } } });
const target = Number(values.products);

try {
  if (!Number.isSafeInteger(target) || target < 1 || target > 5_000_000) {
    throw new StartupError('--products must be a whole number from 1 to 5000000.');
  }
  const database = await openDatabase(readConfig());
  await underStartupLock(database, async (patient) => {
    await migrate(patient);
    await fillSampleCatalogue(patient);
  });
  await generateProducts(database, target, (done) => process.stdout.write(`${done} products\n`));
  await database.close();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
