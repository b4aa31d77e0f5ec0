// Brings a fresh clone to the point where the real work can begin. Plain JavaScript: it must run on Node 18.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const BIN = path.join(ROOT, 'node_modules', '.bin');
/** The runtime that npm brings (package.json, optionalDependencies). */
const BUNDLED_NODE = path.join(BIN, 'node');
const BUNDLED_PACKAGE = `node-${process.platform}-${process.arch}`;
const OLDEST_USABLE_NODE = [22, 18];
/** Under an older one npm silently leaves out the native parts of packages that ask for this. */
const OLDEST_INSTALLING_NODE = [20, 19];
/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * @param {string} version like v24.1.0
 * @param {readonly number[]} oldest
 */
function isAtLeast(version, [oldestMajor = 0, oldestMinor = 0]) {
  const [major = 0, minor = 0] = version.replace(/^v/u, '').split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }> }} Lockfile */

/**
 * npm records what it installed in node_modules/.package-lock.json, as its last act: so a missing record means an
 * interrupted installation. Parts for other platforms are optional and rightly absent.
 */
function isInstalled() {
  const record = path.join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  /** @type {Lockfile} */
  const wanted = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  /** @type {Lockfile} */
  const present = JSON.parse(readFileSync(record, 'utf8'));
  return Object.entries(wanted.packages).every(
    ([name, entry]) =>
      name === '' ||
      entry.link ||
      entry.optional ||
      entry.devOptional ||
      present.packages[name]?.version === entry.version,
  );
}

function install() {
  console.log('Installing packages (npm ci) …');
  // The bundled Node is about to be replaced, so it must not run the installation.
  const searchPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== BIN);
  const runtime = isAtLeast(process.version, OLDEST_INSTALLING_NODE) ? undefined : fetchRuntime();
  if (runtime) searchPath.unshift(path.join(runtime, 'node_modules', BUNDLED_PACKAGE, 'bin'));
  // NODE_ENV=production would leave out what the build needs.
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--loglevel=error'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, PATH: searchPath.join(path.delimiter) },
    },
  );
  if (runtime) rmSync(runtime, { recursive: true, force: true });
  if (error) stop(`Installing the packages failed: npm could not be started (${error.message}).`);
  if (status !== 0) {
    stop('Installing the packages failed (npm ci, see above). Check the network and run the command again.');
  }
}

/**
 * The runtime alone, in a folder of its own, to run npm itself.
 * @returns {string | undefined} nothing where there is none for this machine
 */
function fetchRuntime() {
  /** @type {Lockfile} */
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const version = packages[`node_modules/${BUNDLED_PACKAGE}`]?.version;
  if (version === undefined) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'madia-node-'));
  const wanted = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--loglevel=error',
    `${BUNDLED_PACKAGE}@${version}`,
  ];
  const { status } = spawnSync('npm', wanted, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0)
    stop('Fetching Node 24 failed (npm install, see above). Check the network and run the command again.');
  return folder;
}

/**
 * The packages for all processors call their program 'node': when npm drops the ones for others, it may take the link of
 * the right one along (seen with npm 10 on arm64).
 */
function linkBundledNode() {
  const program = path.join('..', BUNDLED_PACKAGE, 'bin', 'node');
  if (!existsSync(BUNDLED_NODE) && existsSync(path.join(BIN, program))) symlinkSync(program, BUNDLED_NODE);
}

/**
 * Installs when the lockfile asks for something else than what is there.
 * @returns {string} the Node that everything else runs on
 */
export function prepare() {
  if (!isInstalled()) install();
  linkBundledNode();
  if (existsSync(BUNDLED_NODE)) return BUNDLED_NODE;
  if (isAtLeast(process.version, OLDEST_USABLE_NODE)) return process.execPath;
  return stop(
    `Madia needs Node ${OLDEST_USABLE_NODE.join('.')} or newer, this is ${process.version}, and npm could not install its own` +
      ` for ${process.platform}-${process.arch}. Install Node 24 and run the command again.`,
  );
}

/**
 * npm on a Node older than OLDEST_INSTALLING_NODE brings the library of sharp, but not the program that calls it.
 * @param {string} packages the node_modules that holds sharp
 */
export function lacksPictureProgram(packages) {
  const folder = path.join(packages, '@img');
  return !existsSync(folder) || !readdirSync(folder).some((name) => /^sharp-(?!libvips)/u.test(name));
}

/** True when this very process can do the work, so that no second one is needed. */
export function runsOnUsableNode() {
  return isAtLeast(process.version, OLDEST_USABLE_NODE);
}

/**
 * Runs a program in the foreground: signals go through, its exit code comes back.
 * @param {string} node
 * @param {string[]} args
 * @param {string} folder where it runs
 * @returns {Promise<number>}
 */
export function runForeground(node, args, folder = ROOT) {
  const child = spawn(node, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    // A terminal sends Ctrl-C to the child by itself; passing it on would make it two.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  return new Promise((resolve) => {
    child.on('error', (error) => stop(`Could not start ${node}: ${error.message}`));
    child.on('exit', (code) => {
      // What runs next in this process answers for itself.
      for (const signal of SIGNALS) process.off(signal, passOn);
      resolve(code ?? 1);
    });
  });
}
