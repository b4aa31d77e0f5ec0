// npm run build: the web client into dist/client (and its files compressed), the server into dist/server, the licences of what
// is in them beside it, and the database of a new shop into dist/new-database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { ROOT } from './bootstrap.mjs';

const VITE = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const ASSETS = path.join(ROOT, 'dist', 'client', 'assets');
const TEXT = /\.(?:js|css|svg|json)$/u;
/** Below this a compressed copy saves no packet. */
const WORTH_COMPRESSING_BYTES = 1024;

/** @param {string[]} args of Node */
async function run(...args) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) process.exit(1);
}

async function bundle() {
  await run(VITE, 'build', '--logLevel', 'warn');
  await run(VITE, 'build', '--logLevel', 'warn', '--ssr');
  await compressAssets();
  await run(path.join('scripts', 'licences.ts'));
}

/** Compressed once here instead of at every request. */
async function compressAssets() {
  const files = readdirSync(ASSETS).filter((name) => TEXT.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(ASSETS, name);
      const content = readFileSync(file);
      if (content.length < WORTH_COMPRESSING_BYTES) return;
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true });
await Promise.all([bundle(), run(path.join('scripts', 'new-database.ts'))]);
