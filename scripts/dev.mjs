// npm run dev: installs if needed, then serves from the sources (scripts/dev.ts).
import path from 'node:path';
import { prepare, ROOT, runForeground } from './bootstrap.mjs';

const node = prepare();
process.exitCode = await runForeground(node, [path.join(ROOT, 'scripts', 'dev.ts')]);
