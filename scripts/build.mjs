// npm run build: the web client into dist/client, then the server into dist/server.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { ROOT } from './bootstrap.mjs';

const VITE = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true });
for (const args of [
  ['build', '--outDir', 'dist/client', '--manifest'],
  ['build', '--ssr', 'src/server/main.ts', '--outDir', 'dist/server'],
]) {
  const { status } = spawnSync(process.execPath, [VITE, ...args, '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
if (!existsSync(path.join(ROOT, 'dist', 'server', 'main.js')))
  throw new Error('The build left no dist/server/main.js');
