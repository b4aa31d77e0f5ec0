// npm test and npm run verify: installs if needed, then runs every check under the bundled Node.
import path from 'node:path';
import { prepare, ROOT, runForeground } from './bootstrap.mjs';

const node = prepare();
process.exitCode = await runForeground(node, [
  path.join(ROOT, 'scripts', 'checks.ts'),
  ...process.argv.slice(2),
]);
