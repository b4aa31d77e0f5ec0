import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#app/server/config.ts';
import { closeAtEnd } from '../../../../tests/support/opened.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { readBrand } from './read-brand.ts';

const SECOND = path.join(import.meta.dirname, '../../../../tests/brands/bloom-and-barrow');

/** A copy of the second brand, with something else in its brand.json. */
function changed(change: (file: Record<string, unknown>) => void = () => {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
  closeAtEnd(async () => rmSync(folder, { recursive: true }));
  cpSync(SECOND, folder, { recursive: true });
  const json = path.join(folder, 'brand.json');
  const file = JSON.parse(readFileSync(json, 'utf8')) as Record<string, unknown>;
  change(file);
  writeFileSync(json, JSON.stringify(file));
  return folder;
}

const expectRefusal = (folder: string, words: string) => {
  expect(() => readBrand(folder)).toThrow(words);
  expect(() => readBrand(folder)).toThrow(StartupError);
};

describe('a brand that is wrong stops the start with one line', () => {
  it.each<[what: string, change: object, words: string]>([
    ['a name', { name: '' }, 'a brand.json whose name is wrong: it must not be empty'],
    ['a mail', { supportEmail: 'nobody' }, 'whose supportEmail is wrong: it must be a mail address'],
    ['a language', { taglines: { en: 'A' } }, 'whose taglines.de is wrong: it must be a text'],
    ['a line nobody reads', { nmae: 'Bloom' }, 'a brand.json with an unknown nmae'],
    [
      'a colour',
      { icon: { ground: 'green', mark: '#ffffff', zest: '#ffffff' } },
      'must be a colour such as #2a4720',
    ],
    [
      'markup in the mark',
      { mark: { viewBox: '0 0 1 1', shapes: [{ d: 'M0 0"/><script>', fill: 'mark' }] } },
      'must be the d of an SVG path',
    ],
    [
      'a token nobody has',
      { colours: { akcent: { light: '#000000', dark: '#ffffff' } } },
      'an unknown colours.akcent',
    ],
    [
      'an amount',
      { policies: { shippingFee: 9.999 } },
      'policies.shippingFee is wrong: it must be an amount of money with at most two decimals',
    ],
    [
      'a commission',
      { policies: { commissionPercent: 100 } },
      'policies.commissionPercent is wrong: it must be at most 90',
    ],
    [
      'terms that overlap',
      { policies: { returnDays: 60 } },
      'lateReturnDays are fewer than their returnDays',
    ],
  ])('%s', (_what, change, words) => {
    expectRefusal(
      changed((file) => Object.assign(file, change)),
      words,
    );
  });

  it('colours that nobody could read', () => {
    const pale = { muted: { light: '#c9c9c9', dark: '#b6a7bd' } };
    expectRefusal(
      changed((file) => Object.assign(file.colours as object, pale)),
      'has colours that cannot be read: muted on page (light) has a contrast of 1.54, below 4.5',
    );
  });

  it('no brand.json, or none that is JSON', () => {
    expectRefusal(path.join(SECOND, 'public'), 'has no brand.json');
    const folder = changed();
    writeFileSync(path.join(folder, 'brand.json'), '{ name: }');
    expectRefusal(folder, 'has a brand.json that is not JSON');
  });

  it('icons or a hero that are missing, with the way to make them', () => {
    const folder = changed();
    rmSync(path.join(folder, 'public/icon-512.png'));
    expectRefusal(folder, `lacks public/icon-512.png; npm run brand -- ${folder} makes them`);
  });

  it('a text that no page would show', () => {
    const folder = changed();
    mkdirSync(path.join(folder, 'texts/it'), { recursive: true });
    writeFileSync(path.join(folder, 'texts/it/home.json'), '{ "hero": { "titel": "Ciao" } }');
    expectRefusal(folder, 'has a text that the shop does not: it/home.hero.titel');
    writeFileSync(path.join(folder, 'texts/it/home.json'), '{ "hero": "Ciao" }');
    expectRefusal(folder, 'has a text that the shop does not: it/home.hero');
  });
});

describe('settings', () => {
  it('take the brand from the folder that BRAND names', () => {
    const config = readConfig({ BRAND: SECOND });
    expect(config.brand.brand.name).toBe('Bloom & Barrow');
    expect(config.mailFrom).toBe('"Bloom & Barrow" <post@bloom.example>');
    expect(config.supportEmail).toBe('help@bloom.example');
    expect(config.admin.email).toBe('keys@bloom.example');
  });

  it('win over it where both say something', () => {
    const config = readConfig({
      BRAND: SECOND,
      SUPPORT_EMAIL: 'desk@example.com',
      MAIL_FROM: 'a@example.com',
    });
    expect(config.brand.brand.supportEmail).toBe('desk@example.com');
    expect(config).toMatchObject({ supportEmail: 'desk@example.com', mailFrom: 'a@example.com' });
  });

  it('are those of the sample brand without it', () => {
    expect(readConfig({})).toMatchObject({
      mailFrom: 'Madia <hello@madia.example>',
      supportEmail: 'support@madia.example',
      admin: { email: 'admin@madia.example' },
      brand: { style: '', policies: {} },
    });
  });
});
