#!/usr/bin/env node
// npx madia: the shop from its package, built already, with its data in the folder where it is started.
// Plain JavaScript, because it must run on Node 18 up to the point where the right Node takes over.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { lacksPictureProgram, ROOT, runForeground, runsOnUsableNode, stop } from '../scripts/bootstrap.mjs';
import { SERVER_FLAGS } from '../scripts/server-flags.mjs';

/** Each is a file of dist/server; `start` is the shop itself. */
const PROGRAMS = {
  start: 'main',
  backup: 'backup',
  restore: 'restore',
  rehearse: 'rehearse',
  doctor: 'doctor',
  sample: 'sample',
  'lost-key': 'lost-key',
};

const HELP = `madia [command]

  start      opens the shop (also without a command); data in ./data, or where DATA_DIR says
  backup     --to FILE    writes a consistent copy of the shop
  restore    --from FILE  puts it back
  rehearse   [--from FILE]  puts it where nobody sees it, and says whether it would carry the shop
  doctor     looks at everything the shop needs
  sample     --remove     takes the sample people and their orders away
  lost-key   lets a shop go on whose SECRET_KEY is lost

Settings are environment variables: PORT, DATABASE_URL, PUBLIC_URL, SMTP_URL and others (docs/settings.md).
`;

/** What npm brought for this machine, or the one that runs now. */
function findNode() {
  try {
    const folder = path.dirname(
      createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/package.json`),
    );
    const program = path.join(folder, 'bin', 'node');
    if (existsSync(program)) return program;
  } catch {
    // There is none for this machine.
  }
  if (runsOnUsableNode()) return process.execPath;
  return stop(
    `Madia needs Node 22.18 or newer, this is ${process.version}. Install Node 24 and run the command again.`,
  );
}

/** Otherwise the shop would open, and refuse the first picture that somebody uploads. */
function refuseHalfInstallation() {
  const sharp = createRequire(import.meta.url).resolve('sharp');
  const packages = sharp.slice(0, sharp.lastIndexOf(`${path.sep}sharp${path.sep}`));
  if (!runsOnUsableNode() && lacksPictureProgram(packages))
    stop(
      `npm ran on Node ${process.version} and left out what reads pictures. Install again with Node 20.19 or newer: docs/first-shop.md shows how with the Node that came along.`,
    );
}

/** People name folders and files as seen from where they are; the shop itself runs from its package. */
function fromHere() {
  process.env.DATA_DIR = path.resolve(process.env.DATA_DIR || 'data');
  if (process.env.BRAND) process.env.BRAND = path.resolve(process.env.BRAND);
  if (process.env.EXTENSIONS)
    process.env.EXTENSIONS = process.env.EXTENSIONS.split(',')
      .map((name) => (name.trim().startsWith('.') ? path.resolve(name.trim()) : name))
      .join(',');
  process.env.NODE_ENV ??= 'production';
}

const [command = 'start', ...rest] = process.argv.slice(2);
if (command === '--version' || command === '-v') {
  console.log(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version);
} else if (Object.hasOwn(PROGRAMS, command)) {
  fromHere();
  refuseHalfInstallation();
  const program = path.join(
    ROOT,
    'dist',
    'server',
    `${PROGRAMS[/** @type {keyof typeof PROGRAMS} */ (command)]}.js`,
  );
  if (!existsSync(program)) stop('This copy of Madia is not built: run npm start in its folder instead.');
  process.exitCode = await runForeground(findNode(), [...SERVER_FLAGS, program, ...rest], process.cwd());
} else {
  const asked = ['help', '--help', '-h'].includes(command);
  (asked ? process.stdout : process.stderr).write(
    asked ? HELP : `There is no command '${command}'.\n\n${HELP}`,
  );
  process.exitCode = asked ? 0 : 1;
}
