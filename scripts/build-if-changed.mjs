// Builds dist/ unless it already stems from exactly these sources.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT, runForeground, stop } from './bootstrap.mjs';

const SOURCES = [
  'src',
  'public',
  'sample',
  'vite.config.ts',
  'scripts/build.mjs',
  'package.json',
  'package-lock.json',
];
const NOT_BUILT = /\.test\.tsx?$/u;
/** Large and never edited in place: size and time tell enough. */
const MEDIA = /\.(?:avif|webp|jpe?g|png|woff2?)$/u;
const STAMP = path.join(ROOT, 'dist', 'built-from');
const LOCK = path.join(ROOT, 'node_modules', '.building');
const LOCK_POLL_MS = 250;

/** @param {string} entry @returns {string[]} */
function filesUnder(entry) {
  const stats = statSync(path.join(ROOT, entry), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [entry];
  return readdirSync(path.join(ROOT, entry))
    .sort()
    .flatMap((name) => filesUnder(path.join(entry, name)));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesUnder)) {
    if (NOT_BUILT.test(file)) continue;
    const full = path.join(ROOT, file);
    hash.update(`\0${file}\0`);
    if (MEDIA.test(file)) {
      const { size, mtimeMs } = statSync(full);
      hash.update(`${size} ${mtimeMs}`);
    } else {
      hash.update(readFileSync(full));
    }
  }
  return hash.digest('hex');
}

/** @param {string} print */
function isBuilt(print) {
  try {
    return readFileSync(STAMP, 'utf8') === print;
  } catch {
    return false;
  }
}

/** Several processes may be started from one checkout at once; one of them builds. */
async function takeLock() {
  for (let announced = false; ; announced = true) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return;
    } catch {
      if (!holderIsAlive()) {
        rmSync(LOCK, { force: true });
        continue;
      }
      if (!announced) console.log('Waiting for another process to finish building …');
      await wait(LOCK_POLL_MS);
    }
  }
}

function holderIsAlive() {
  try {
    // An empty file is one whose holder is just writing its number: 0, which signals to ourselves.
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} node the Node that runs the build */
export async function buildIfChanged(node) {
  if (isBuilt(fingerprint())) return;
  await takeLock();
  try {
    const print = fingerprint();
    if (isBuilt(print)) return;
    console.log('Building (the sources changed) …');
    const started = Date.now();
    rmSync(STAMP, { force: true });
    const code = await runForeground(node, ['scripts/build.mjs']);
    if (code !== 0) stop('The build failed, see above.');
    writeFileSync(STAMP, print);
    console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    rmSync(LOCK, { force: true });
  }
}
