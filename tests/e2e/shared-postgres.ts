// Playwright's global setup: the PostgreSQL server of all shops that tests start for themselves.
import { copyFilledDatabase, startFilledPostgres } from '../support/filled-postgres.ts';

const URL_FOR_WORKERS = 'E2E_POSTGRES_URL';

// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default async function start(): Promise<() => Promise<void>> {
  const server = await startFilledPostgres();
  process.env[URL_FOR_WORKERS] = server.url;
  return server.stop;
}

/** A shop's database with the sample catalogue; resolves to its URL. */
export const copySampleShop = (): Promise<string> => copyFilledDatabase(process.env[URL_FOR_WORKERS]!);
