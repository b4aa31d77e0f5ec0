import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf, licenceOf, writtenOut } from './licence-texts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

function aPackage(name: string, license: string | undefined, files: Record<string, string>): string {
  const at = path.join(folder, name);
  mkdirSync(at, { recursive: true });
  writeFileSync(path.join(at, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(at, file), text);
  return at;
}

describe('the licence of a package that is built in', () => {
  it('goes along with its notices', () => {
    const at = aPackage('noted', 'Apache-2.0', {
      LICENSE: 'Apache\r\n',
      'NOTICE.txt': 'Made by N.',
      'README.md': '',
    });
    expect(licenceOf(at)).toEqual({
      name: 'noted 1.2.3',
      identifier: 'Apache-2.0',
      text: 'Apache\n\nMade by N.',
    });
    expect(faultsOf(licenceOf(at))).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', 1],
    [undefined, 1],
    ['MIT AND GPL-3.0-only', 1],
    ['(MIT OR GPL-3.0-only)', 0],
    ['MIT AND Zlib', 0],
  ])('may be %s: %i faults', (license, faults) => {
    expect(faultsOf(licenceOf(aPackage('some', license, { LICENCE: 'Words' })))).toHaveLength(faults);
  });

  it('is not built in without its words', () => {
    expect(faultsOf(licenceOf(aPackage('silent', 'MIT', { 'README.md': 'MIT' })))).toEqual([
      'silent 1.2.3 brings no text of its licence',
    ]);
  });

  it('is written once for all that share it', () => {
    const text = writtenOut([
      { name: 'b 1.0.0', identifier: 'MIT', text: 'Same' },
      { name: 'a 1.0.0', identifier: 'MIT', text: 'Same' },
      { name: 'c 1.0.0', identifier: 'ISC', text: 'Other' },
    ]);
    expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nSame\n');
    expect(text.match(/Same/g)).toHaveLength(1);
    expect(text).toContain('c 1.0.0 (ISC)\n\nOther\n');
  });
});
