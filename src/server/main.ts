import { buildApp } from './app.ts';
import { openBrand } from './brand/opened-brand.ts';
import { collectAfterStart } from './collect-after-start.ts';
import { readConfig } from './config.ts';
import { ensureFolder } from './data-folder.ts';
import { openDatabase } from './db/client.ts';
import { migrate, underStartupLock } from './db/migrate.ts';
import { startGroupBuys } from './features/group-buys/end-due-groups.ts';
import { requirePictures } from './features/uploads/open-picture-store.ts';
import { startProviderJobs } from './features/payments/do-jobs.ts';
import { openProviders } from './features/payments/providers.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';
import { fillSampleCatalogue } from './db/sample-data/fill-sample-catalogue.ts';
import { errorText } from './http/describe-error.ts';
import { shopLateMails } from './late-mails.ts';
import { openSecrets } from './secrets/open-secrets.ts';
import { addSampleLife } from './sample-life.ts';
import { openShop } from './shop.ts';
import { printAccounts, printReady, say, type NewAccounts } from './startup-console.ts';
import { StartupError } from './startup-error.ts';
import { startMailDelivery } from './mail/delivery.ts';
import { Scheduler } from './scheduler/scheduler.ts';
import { shopTimers } from './timers.ts';
import { startWebhookDelivery } from './webhooks/delivery.ts';

/** By this start, which alone knows their passwords. */
const made: NewAccounts = { admin: undefined, toTry: [] };

async function start(): Promise<void> {
  const config = readConfig();
  openBrand(config.brand);
  await ensureFolder(config.dataDir);
  say('Opening the database …');
  const database = await openDatabase(config);
  await underStartupLock(database, async (patient) => {
    await migrate(patient);
    // First of all accounts, so that nobody is taken for the first who is not.
    made.admin = await ensureFirstAdministrator(patient.db, config.admin);
    if (config.sampleData === 'off') return;
    const life = config.sampleData === 'on' ? addSampleLife : undefined;
    made.toTry = (await fillSampleCatalogue(patient, life)) ?? [];
  });
  await requirePictures(config);
  const secrets = await openSecrets(config, database);
  const shop = await openShop(config, database, secrets);
  const app = await buildApp(shop);
  const mail = startMailDelivery(shop, app.log, { lateMails: shopLateMails });
  const webhooks = startWebhookDelivery(shop, app.log);
  const providerJobs = startProviderJobs(shop, openProviders(shop), app.log);
  const groupBuys = startGroupBuys(shop, openProviders(shop), app.log);
  const scheduler = new Scheduler(shopTimers(shop), { db: shop.db, log: app.log });
  app.metricSources.push(() => scheduler.metrics());
  try {
    // The tidy block below says where the shop is; the framework's own lines about it would only repeat that.
    app.log.level = 'warn';
    await app.listen({ port: config.port, host: config.host });
    app.log.level = config.logLevel;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `Port ${config.port} is taken. Stop what uses it, or set PORT to another number.`,
      );
    if (code === 'EACCES')
      throw new StartupError(
        `This user may not listen on port ${config.port}. Set PORT to a number above 1023.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError(`HOST ${config.host} is not an address of this machine.`);
    throw error;
  }
  scheduler.start();
  collectAfterStart();
  printReady(config, database.engine, made, secrets.newKeyFile);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await scheduler.stop();
    await groupBuys.stop();
    await providerJobs.stop();
    await webhooks.stop();
    await mail.stop();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

start().catch((error: unknown) => {
  // The next start makes none: they are printed now or never.
  printAccounts(made);
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${errorText(error)}\n`);
  process.exit(1);
});
