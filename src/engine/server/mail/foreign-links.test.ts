import { describe, expect, it } from 'vitest';
import { INVISIBLE_BREAK } from '#engine/model/person-name.ts';
import { withoutForeignLinks } from './foreign-links.ts';

const plain = (text: string) => {
  const content = {
    subject: text,
    heading: text,
    blocks: [{ kind: 'text', text }] as [{ kind: 'text'; text: string }],
  };
  const { subject, heading, blocks } = withoutForeignLinks(content, 'https://shop.example');
  expect(heading).toBe(subject);
  expect(blocks).toEqual([{ kind: 'text', text: subject }]);
  return subject;
};
const visible = (text: string) => text.replaceAll(INVISIBLE_BREAK, '');
/** A URL, or what mail programs take for one: letters or digits, a dot, letters. */
const LOOKS_LIKE_A_LINK = /:\/\/|[\p{L}\p{N}][.。．｡]\p{L}/u;

describe('a mail', () => {
  it.each([
    'https://evil.example/win',
    'Ada www.evil.example',
    'evil.com',
    'evil。com',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'x https://shop.example',
    'ftp://evil/',
    'ada.lovelace',
    'evil.ºrg',
  ])('carries no link in %s, and reads the same', (text) => {
    expect(plain(text)).not.toMatch(LOOKS_LIKE_A_LINK);
    expect(visible(plain(text))).toBe(text);
  });

  it.each([
    'To leave: https://shop.example/newsletter/unsubscribe?email=ada%40example.com&token=x',
    'Total: $1,234.56',
    'Dr. Ada Moreau, 12 Harbour St., Portland',
    '1.5 kg',
    'Su pedido n.º 1042',
  ])('leaves %s alone', (text) => {
    expect(plain(text)).toBe(text);
  });
});
