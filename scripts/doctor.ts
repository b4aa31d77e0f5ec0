// npm run doctor: looks at everything the shop needs, one line each with what to do about it. It changes nothing.
// The exit code is for monitors: 0 all is well, 1 something wants attention, 2 something is wrong.
import { openBrand } from '#engine/server/brand/opened-brand.ts';
import { readConfig } from '#app/server/config.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { examine } from './doctor-checks.ts';
import type { Finding } from './finding.ts';

const MARKS = { ok: 'ok     ', warning: 'LOOK   ', wrong: 'WRONG  ' } as const;
const EXIT = { ok: 0, warning: 1, wrong: 2 } as const;
const NAME_WIDTH = 12;

function print({ of, state, text }: Finding): void {
  process.stdout.write(`${MARKS[state]}${of.padEnd(NAME_WIDTH)}${text}\n`);
  process.exitCode = Math.max(Number(process.exitCode ?? 0), EXIT[state]);
}

try {
  const config = readConfig();
  openBrand(config.brand);
  print({ of: 'settings', state: 'ok', text: `Node ${process.versions.node}, data in ${config.dataDir}.` });
  for (const finding of await examine(config, new Date())) print(finding);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  print({ of: 'settings', state: 'wrong', text: error.message });
}
// A connection that never answered must not keep a monitor waiting.
process.exit();
