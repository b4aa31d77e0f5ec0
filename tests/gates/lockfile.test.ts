import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lockfile, lockfileFaults } from '../../scripts/check-lockfile.ts';

const integrity = 'sha512-x';
const part = (os: string, cpu: string, libc?: string) => ({
  integrity,
  os: [os],
  cpu: [cpu],
  ...(libc && { libc: [libc] }),
});
const parser = {
  integrity,
  optionalDependencies: {
    '@fast/parser-darwin-arm64': '1',
    '@fast/parser-linux-arm64': '1',
    '@fast/parser-linux-x64': '1',
  },
};

describe('package-lock.json', () => {
  it('names no download address and is complete for linux on x64 and arm64', () => {
    const file = path.join(import.meta.dirname, '../../package-lock.json');
    expect(lockfileFaults(JSON.parse(readFileSync(file, 'utf8')) as Lockfile)).toEqual([]);
  });
});

describe('the lockfile check', () => {
  it('accepts a native package with both parts, nested ones included', () => {
    const packages = {
      '': {},
      'node_modules/parser': parser,
      'node_modules/parser/node_modules/@fast/parser-linux-x64': part('linux', 'x64', 'glibc'),
      'node_modules/@fast/parser-linux-arm64': part('linux', 'arm64'),
      'node_modules/watcher': { integrity, optionalDependencies: { fsevents: '2' } },
    };
    expect(lockfileFaults({ packages })).toEqual([]);
  });

  it('misses a part that the lockfile lacks or has for musl only', () => {
    const packages = {
      '': {},
      'node_modules/parser': parser,
      'node_modules/@fast/parser-darwin-arm64': part('darwin', 'arm64'),
      'node_modules/@fast/parser-linux-arm64': part('linux', 'arm64', 'musl'),
    };
    expect(lockfileFaults({ packages })).toEqual([
      '@fast/parser (of node_modules/parser) has no part for linux x64',
      '@fast/parser (of node_modules/parser) has no part for linux arm64',
    ]);
  });

  it('reports an address and a missing checksum', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://packages.example/a.tgz', integrity },
      'node_modules/b': {},
    };
    expect(lockfileFaults({ packages })).toEqual([
      'node_modules/a names a download address',
      'node_modules/b has no checksum',
    ]);
  });
});
