import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { ensureFolder } from './data-folder.ts';
import { openDatabase } from './db/client.ts';
import { migrate, underStartupLock } from './db/migrate.ts';
import { startProviderJobs } from './features/payments/do-jobs.ts';
import { openProviders } from './features/payments/providers.ts';
import { ensureFirstAdministrator, type FirstAdministrator } from './first-administrator.ts';
import { fillSampleCatalogue } from './db/sample-data/fill-sample-catalogue.ts';
import { errorText } from './http/describe-error.ts';
import { openSecrets } from './secrets/open-secrets.ts';
import { openShop } from './shop.ts';
import { printReady, say } from './startup-console.ts';
import { StartupError } from './startup-error.ts';
import { startMailDelivery } from './mail/delivery.ts';
import { Scheduler } from './scheduler/scheduler.ts';
import { shopTimers } from './timers.ts';

async function start(): Promise<void> {
  const config = readConfig();
  await ensureFolder(config.dataDir);
  say('Opening the database …');
  const database = await openDatabase(config);
  let admin: FirstAdministrator | undefined;
  await underStartupLock(database, async (patient) => {
    await migrate(patient);
    if (config.sampleData) await fillSampleCatalogue(patient);
    admin = await ensureFirstAdministrator(patient.db, config.admin);
  });
  const secrets = await openSecrets(config, database);
  const shop = await openShop(config, database, secrets);
  const app = await buildApp(shop);
  const mail = startMailDelivery(shop, app.log);
  const providerJobs = startProviderJobs(shop, openProviders(shop), app.log);
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
  printReady(config, database.engine, { admin, newKeyFile: secrets.newKeyFile });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await scheduler.stop();
    await providerJobs.stop();
    await mail.stop();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

start().catch((error: unknown) => {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${errorText(error)}\n`);
  process.exit(1);
});
