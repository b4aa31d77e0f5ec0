import { describe, expect, it } from 'vitest';
import { isWithoutLink } from './person-name.ts';

describe('a name', () => {
  it.each([
    'Ada Moreau',
    'J.R.R. Tolkien',
    'Dr. Ada Moreau, Jr.',
    'Mary St.John',
    'Anna-M.de Vries',
    'Müller & Söhne GmbH & Co. KG',
    'O’Brien / Smith',
    '李小龙',
    'X Æ A-12',
  ])('may be %s', (name) => {
    expect(isWithoutLink(name)).toBe(true);
  });

  it.each([
    'Win at https://evil.example/x',
    'www.evil.example',
    'Your prize: evil.com',
    'EVIL.COM/win',
    'evil。com',
    'prize.evil.shop now',
    'write to me@evil.example',
  ])('is not %s', (name) => {
    expect(isWithoutLink(name)).toBe(false);
  });
});
