import { hostname } from 'node:os';
import { buildApp } from './app.ts';
import { serverDomains } from './domains.ts';
import { openBrand } from '#engine/server/brand/opened-brand.ts';
import { collectAfterStart } from './collect-after-start.ts';
import { readConfig } from './config.ts';
import { ensureFolder } from '#engine/server/data-folder.ts';
import { factsIn } from './facts.ts';
import { fullDiskLine } from './full-disk.ts';
import { provideTextVariables } from '#engine/model/text-variables.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { composeDomains, domains } from '#engine/server/domain.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { migrate, underStartupLock } from '#engine/server/db/migrate.ts';
import {
  requirePictures,
  requirePictureSources,
  warnOfPictures,
} from '#engine/server/files/open-picture-store.ts';
import { ensureFirstAdministrator } from '#domains/accounts/server/first-administrator.ts';
import { requireHome } from '#domains/orders/server/places/require-home.ts';
import { asDomain } from '#domains/extensions/server/as-domain.ts';
import { listenForExtensions } from '#domains/extensions/server/events/listen.ts';
import { openExtensions } from '#domains/extensions/server/open-extensions.ts';
import { requirePaymentSources } from '#domains/payments/server/source/payment-source.ts';
import { requirePayoutSource } from '#domains/payments/server/source/payout-source.ts';
import { requireCarrierSource } from '#domains/carriers/server/source/carrier-source.ts';
import { requireTaxSource } from '#domains/taxes/server/rate-source.ts';
import { readOldAddresses } from '#domains/orders/server/places/read-old-addresses.ts';
import { fillSampleCatalogue } from '#sample/catalogue/fill-sample-catalogue.ts';
import { errorText } from '#engine/server/http/describe-error.ts';
import { openSecrets } from '#engine/server/secrets/open-secrets.ts';
import { addSampleHistory } from '#sample/history/add-sample-history.ts';
import { openShop } from '#engine/server/shop.ts';
import { printAccounts, printReady, say, version, type NewAccounts } from './startup-console.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { drainRequests } from '#engine/server/http/drain.ts';
import { shareAssets, sharedAssetsFolder } from '#engine/server/ssr/shared-assets.ts';
import { startTelemetry } from '#engine/server/traces/start-telemetry.ts';
import { startMailDelivery } from '#engine/server/mail/delivery.ts';
import { Scheduler } from '#engine/server/scheduler/scheduler.ts';
import { startWebhookDelivery } from '#engine/server/webhooks/delivery.ts';

/** By this start, which alone knows their passwords. */
const made: NewAccounts = { admin: undefined, toTry: [] };

/** Once it is known. */
let dataDir: string | undefined;

async function start(): Promise<void> {
  const config = readConfig();
  dataDir = config.dataDir;
  const extensions = await openExtensions(config);
  composeDomains([...serverDomains, ...extensions.map(asDomain)]);
  requirePaymentSources(config.payments);
  requirePayoutSource(config.payoutSource);
  requireTaxSource(config.taxSource);
  requireCarrierSource(config.carrierSource);
  requirePictureSources(config);
  provideTextVariables(factsIn);
  openBrand(config.brand);
  adoptHome(config.home);
  await ensureFolder(config.dataDir);
  // Before the database is opened, whose statements are part of what is traced.
  const telemetry =
    config.telemetry &&
    (await startTelemetry({
      ...config.telemetry,
      version: version(),
      instance: `${hostname()}:${process.pid}`,
    }));
  say('Opening the database …');
  const database = await openDatabase(config);
  await underStartupLock(database, async (patient) => {
    await migrate(patient);
    await requireHome(patient.db, config.home);
    await readOldAddresses(patient.db);
    await listenForExtensions(patient.db, extensions);
    // First of all accounts, so that nobody is taken for the first who is not.
    made.admin = await ensureFirstAdministrator(patient.db, config.admin);
    if (config.sampleData === 'off') return;
    const history = config.sampleData === 'on' ? addSampleHistory : undefined;
    made.toTry = (await fillSampleCatalogue(patient, history)) ?? [];
  });
  await requirePictures(config);
  const secrets = await openSecrets(config, database);
  const shop = await openShop(config, database, secrets);
  const app = await buildApp(shop);
  void warnOfPictures(shop, (line) => app.log.warn(line));
  const drain = new AbortController();
  const workers = [
    startMailDelivery(shop, app.log),
    startWebhookDelivery(shop, app.log),
    ...domains().flatMap(({ workers: own = [] }) => own.map((begin) => begin(shop, app.log))),
  ];
  const timers = domains().flatMap((domain) => domain.timers?.(shop) ?? []);
  const scheduler = new Scheduler(timers, { db: shop.db, log: app.log });
  scheduler.showIn(app.metrics);
  telemetry?.exportFigures(app.metrics);
  const shared = config.environment === 'development' ? undefined : sharedAssetsFolder(config);
  if (shared !== undefined)
    // Without them the shop still sells; only a page of another version may miss its scripts for a moment.
    await shareAssets(shared).catch((error: unknown) =>
      app.log.warn({ err: error }, 'scripts of this version could not be left for the others'),
    );
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
    drain.abort();
    await app.close();
    await scheduler.stop();
    for (const worker of workers.toReversed()) await worker.stop();
    await telemetry?.close();
    await database.close();
    process.exit(0);
  };
  // A service manager ends a process that others stand beside: they take over first. Somebody at a keyboard waits for nothing,
  // and who says it twice neither.
  process.once('SIGTERM', () => {
    process.once('SIGTERM', () => void stop());
    void drainRequests(app, config.drainSeconds, drain.signal).then(stop);
  });
  process.once('SIGINT', () => void stop());
}

start().catch(async (error: unknown) => {
  // The next start makes none: they are printed now or never.
  printAccounts(made);
  const line = error instanceof StartupError ? error.message : await fullDiskLine(error, dataDir);
  process.stderr.write(`${line ?? errorText(error)}\n`);
  process.exit(1);
});
