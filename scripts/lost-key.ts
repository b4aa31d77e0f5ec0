// npm run lost-key -- --yes: lets a database go on whose SECRET_KEY is lost. Stop the shop first.
// Accounts with two-factor sign-in keep it: their owners use a recovery code and set up their authenticator anew. Links in
// mails that were sent before end.
import { parseArgs } from 'node:util';
import { readConfig } from '#app/server/config.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { keyFits, forgetLostKey } from '#engine/server/secrets/open-secrets.ts';
import { StartupError } from '#engine/server/startup-error.ts';

const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });

try {
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    if (await keyFits(config, database.db)) throw new StartupError('The key fits. Nothing was changed.');
    if (!values.yes)
      throw new StartupError(
        'What the lost key sealed will be forgotten: authenticators are set up anew, after a sign-in with a recovery code, and links in earlier mails end. To go on: npm run lost-key -- --yes',
      );
    const accounts = await forgetLostKey(database.db);
    process.stdout.write(`Done: ${accounts} accounts set up their authenticator anew. Start the shop.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
