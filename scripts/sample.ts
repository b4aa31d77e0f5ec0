// npm run sample -- --products 100000: fills the database of the settings with the sample catalogue and that many products.
// npm run sample -- --orders 1000000: and with so many past orders, for load work.
// npm run sample -- --history: gives a sample catalogue its buyers, orders and reviews, and prints accounts to look around with.
// npm run sample -- --remove: takes those away again, and nothing else.
import { parseArgs } from 'node:util';
import { readConfig } from '#app/server/config.ts';
import type { Database } from '#engine/server/db/client.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { migrate, underStartupLock } from '#engine/server/db/migrate.ts';
import { fillSampleCatalogue } from '#sample/catalogue/fill-sample-catalogue.ts';
import { generateOrders } from '#sample/catalogue/generate-orders.ts';
import { generateProducts } from '#sample/catalogue/generate-products.ts';
import { removeSampleHistory } from '#sample/history/remove-sample-history.ts';
import { sampleRows } from '#sample/samples.schema.ts';
import { addSampleHistory } from '#sample/history/add-sample-history.ts';
import { describeAccounts, say } from '#app/server/startup-console.ts';
import { StartupError } from '#engine/server/startup-error.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    orders: { type: 'string' },
    history: { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
  },
});
const SAMPLE_PRODUCTS = 71;
const MOST = 50_000_000;

/** Of products or orders; undefined where the flag is not given. */
function amountOf(flag: 'products' | 'orders'): number | undefined {
  const given = values[flag];
  if (given === undefined) return undefined;
  const amount = Number(given);
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > MOST)
    throw new StartupError(`--${flag} must be a whole number from 1 to ${MOST}.`);
  return amount;
}

async function addHistory({ db }: Database): Promise<void> {
  if ((await db.$count(sampleRows)) > 0)
    throw new StartupError(
      'There are sample orders already. Take them away first: npm run sample -- --remove',
    );
  say(describeAccounts(await db.transaction((tx) => addSampleHistory(tx))));
}

async function removeLife({ db }: Database): Promise<void> {
  const { users = 0, orders = 0 } = await db.transaction(removeSampleHistory);
  say(`${orders} sample orders and ${users} sample accounts are gone, with all that belonged to them.`);
}

try {
  const [products, orders] = [amountOf('products'), amountOf('orders')];
  const database = await openDatabase(readConfig());
  await underStartupLock(database, async (patient) => {
    await migrate(patient);
    if (values.remove) return removeLife(patient);
    await fillSampleCatalogue(patient);
    if (values.history) await addHistory(patient);
  });
  const isPlain = orders === undefined && !values.history && !values.remove;
  if (products !== undefined || isPlain)
    await generateProducts(database, products ?? SAMPLE_PRODUCTS, (done) => say(`${done} products`));
  if (orders !== undefined) await generateOrders(database, orders, (done) => say(`${done} orders`));
  await database.close();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
