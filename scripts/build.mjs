// npm run build: the web client into dist/client, the server into dist/server, and the client's files compressed.
import { spawnSync } from 'node:child_process';
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

/** @param {string[]} args */
function vite(...args) {
  const { status } = spawnSync(process.execPath, [VITE, 'build', '--logLevel', 'warn', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(1);
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
vite();
vite('--ssr');
await compressAssets();
