import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { fullDiskLine } from './full-disk.ts';

const coded = (code: string) => Object.assign(new Error('it failed'), { code });

it('says in one line that there is no room, wherever that was noticed', async () => {
  for (const error of [
    coded('ENOSPC'),
    coded('53100'),
    new Error('a query failed', { cause: coded('53100') }),
  ]) {
    const line = await fullDiskLine(error, tmpdir());
    expect(line).toContain('Make room');
    expect(line).not.toContain('\n');
  }
  // /proc has no room for anybody: what fails there without a reason fails for that one.
  expect(await fullDiskLine(new Error('PGlite failed to initialize properly'), '/proc')).toContain('is full');
});

it('blames nothing else on the disk', async () => {
  expect(await fullDiskLine(coded('42P01'), tmpdir())).toBeUndefined();
  expect(await fullDiskLine(new Error('PGlite failed'), '/nowhere/at/all')).toBeUndefined();
});
