// npm run check: what a change needs before it is committed. Installs if needed, then runs under the bundled Node.
import path from 'node:path';
import { prepare, ROOT, runForeground } from './bootstrap.mjs';

const node = prepare();
process.exitCode = await runForeground(node, [path.join(ROOT, 'scripts', 'check-change.ts')]);
