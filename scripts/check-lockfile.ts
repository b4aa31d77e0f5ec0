// The lockfile names no download address and holds the linux parts, x64 and arm64, of every native package.
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockEntry {
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockEntry>;
}

const CPUS = ['x64', 'arm64'];
/** Turns `@img/sharp-libvips-linux-x64` into `@img/sharp-libvips`: the parts of one program for many platforms. */
const PLATFORM_SUFFIX =
  /[-/.](?:aix|android|darwin|freebsd|linux(?:musl)?|netbsd|openbsd|openharmony|sunos|webcontainers|win(?:dows|32)|wasm32).*$/u;

/** What `require(name)` from the package at `from` finds: its own node_modules first, then those above. */
function find(lock: Lockfile, from: string, name: string): LockEntry | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const entry = lock.packages[`${base === '' ? '' : `${base}/`}node_modules/${name}`];
    if (entry) return entry;
    if (base === '' || base.lastIndexOf('/node_modules/') < 0) return lock.packages[`node_modules/${name}`];
  }
}

function runsOnDebian(entry: LockEntry, cpu: string): boolean {
  const has = (list: string[] | undefined, value: string) => list === undefined || list.includes(value);
  return has(entry.os, 'linux') && has(entry.cpu, cpu) && has(entry.libc, 'glibc');
}

function nativeFaults(lock: Lockfile): string[] {
  return Object.entries(lock.packages).flatMap(([location, owner]) => {
    const { optionalDependencies = {} } = owner;
    const families = Map.groupBy(
      Object.keys(optionalDependencies).filter((name) => PLATFORM_SUFFIX.test(name)),
      (name) => name.replace(PLATFORM_SUFFIX, ''),
    );
    return [...families].flatMap(([family, names]) => {
      // A family without any linux member (fsevents, webcontainers) has nothing to miss here.
      if (!names.some((name) => name.includes('linux'))) return [];
      const present = names.flatMap((name) => find(lock, location, name) ?? []);
      // A part for one platform (sharp's for linux x64) needs its own parts for that platform only.
      return CPUS.filter(
        (cpu) => runsOnDebian(owner, cpu) && !present.some((entry) => runsOnDebian(entry, cpu)),
      ).map((cpu) => `${family} (of ${location || 'package.json'}) has no part for linux ${cpu}`);
    });
  });
}

export function lockfileFaults(lock: Lockfile): string[] {
  const entries = Object.entries(lock.packages).filter(([location]) => location !== '');
  const addressed = entries.filter(([, { resolved }]) => resolved !== undefined);
  const unverifiable = entries.filter(
    ([, { integrity, inBundle, link }]) => !integrity && !inBundle && !link,
  );
  return [
    ...addressed.map(([location]) => `${location} names a download address`),
    ...unverifiable.map(([location]) => `${location} has no checksum`),
    ...nativeFaults(lock),
  ];
}

if (import.meta.main) {
  const file = path.join(import.meta.dirname, '..', 'package-lock.json');
  const faults = lockfileFaults(JSON.parse(readFileSync(file, 'utf8')) as Lockfile);
  for (const fault of faults) console.error(`package-lock.json: ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
