import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';
import type { ToExtension } from './messages.ts';

/** Beside this file, in the sources and in dist/. */
const PROGRAM = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'extension-process.ts' : 'extension-process.js',
);
const API = join(PROJECT_ROOT, 'extension/index.js');
const MAX_HEAP_MB = 160;

export interface Place {
  /** Its folder, without symbolic links. */
  folder: string;
  /** Its file to begin with. */
  entry: string;
  /** Folders it may read, its own among them. */
  roots: readonly string[];
}

/** Its pipes, as `extension-process.ts` has them. */
export const fromExtension = (child: ChildProcess) => child.stdio[3] as Readable;
export const toExtension = (child: ChildProcess) => child.stdio[4] as Writable;

/**
 * The process of an extension, which has begun to run, and what it is told first. What it says comes on a pipe like what it
 * writes: over Node's own channel the shop would do more than listen.
 */
export function spawnExtension(place: Place): { child: ChildProcess; open: ToExtension } {
  const zod = createRequire(join(PROJECT_ROOT, 'package.json'))
    .resolve('zod/package.json')
    .replace(/package\.json$/, '');
  const roots = [...place.roots, zod];
  const readable = [...roots, join(PROJECT_ROOT, 'extension/'), join(import.meta.dirname, '/')];
  const flags = [
    '--permission',
    '--disable-sigusr1',
    ...readable.map((folder) => `--allow-fs-read=${folder}`),
    '--disable-warning=SecurityWarning',
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${MAX_HEAP_MB}`,
  ];
  const child = spawn(process.execPath, [...flags, PROGRAM], {
    cwd: place.folder,
    env: {},
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
  });
  const open: ToExtension = {
    kind: 'open',
    entry: pathToFileURL(place.entry).href,
    api: pathToFileURL(API).href,
    zod: pathToFileURL(join(zod, 'index.js')).href,
    roots: roots.map((folder) => pathToFileURL(folder).href),
  };
  return { child, open };
}
