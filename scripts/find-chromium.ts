// The browser for the browser tests: named by CHROMIUM, the system's, Playwright's own, or installed on the spot.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The one without windows first: it does the same work in three quarters of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

function installOnDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium (apt-get install chromium-headless-shell) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  aptGet('update');
  // Older releases only have the whole browser.
  for (const name of DEBIAN_PACKAGES) {
    if (aptGet('install', '-y', '--no-install-recommends', name).status === 0) break;
  }
  return onPath();
}

export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) return isExecutable(named) ? named : undefined;
  return (
    onPath() ??
    [chromium.executablePath(), MAC_CHROME].find((file) => file !== '' && isExecutable(file)) ??
    installOnDebian()
  );
}

export const CHROMIUM_MISSING = process.env.CHROMIUM
  ? `CHROMIUM names ${process.env.CHROMIUM}, which is no program. Correct it or leave it out.`
  : 'No Chromium found for the browser tests. Install the package chromium (or name a browser in CHROMIUM) and run npm test again.';
