// Whatever a stranger writes, reading it takes time in proportion to its length. Never its square: a megabyte of spaces would
// stop the shop for hours.
import { describe, expect, it } from 'vitest';
import { serverDomains } from '#app/server/domains.ts';
import { findPage } from '#app/web/find-page.ts';
import { numberOf } from '#domains/catalogue/model/files/cell-codecs.ts';
import { formOf } from '#domains/catalogue/server/files/product-cells.ts';
import { xmlText } from '#domains/catalogue/server/feeds/feed-item.ts';
import { slugify } from '#domains/catalogue/server/products/slugs.ts';
import { searchWordsOf } from '#domains/catalogue/server/search/search-words.ts';
import { paragraphsOf } from '#domains/catalogue/web/producers/producer-text.ts';
import { readAddress } from '#engine/model/places/read-address.ts';
import { isPoBox } from '#domains/pricing/model/delivery/coverage.ts';
import { parseTierText } from '#domains/pricing/model/tier-text.ts';
import { escapeHtml, escapeScriptJson } from '#engine/model/escape-html.ts';
import { isWithoutLink } from '#engine/model/person-name.ts';
import { withoutTracking } from '#engine/model/pages/tracking-parameters.ts';
import { acceptedEncoding } from '#engine/server/cache/body/accepted-encoding.ts';
import { versionSeen } from '#engine/server/cache/changed-cookie.ts';
import { networkOf } from '#engine/server/http/client-network.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { csvCell, unescapedCsvCell } from '#engine/server/lists/csv.ts';
import { withoutForeignLinks } from '#engine/server/mail/foreign-links.ts';
import { textFieldsOf } from '../support/text-fields.ts';

/** Repeated. Patterns stumble over runs of what they take in two ways. */
const UNITS = [
  ' ',
  '\n',
  '\t',
  '\r\n',
  '\n ',
  'a',
  '0',
  '.',
  ',',
  '-',
  '@',
  ':',
  '/',
  '"',
  "'",
  '<',
  '+',
  '%',
  '(',
  '=',
  'é',
  '\u0301',
  '😀',
  '\u200B',
  'a.',
  'a@',
  'a-',
  'a ',
  '1 ',
  '1,',
  '1:',
  ' ,',
  ' .',
  'p ',
  'u.s.',
  '00000 ',
  'www',
  '://',
  '10:5,',
  '{{',
  ';',
  ';changed=',
  '&lng=',
  'q=1,',
];
const STARTS = ['', 'https://', 'a@'];
/** A pattern that fails at the last sign has tried everything before. */
const ENDS = ['', '!', ' x'];

const SHAPES = STARTS.flatMap((start) => UNITS.flatMap((unit) => ENDS.map((end) => ({ start, unit, end }))));
type Shape = (typeof SHAPES)[number];

const textOf = ({ start, unit, end }: Shape, length: number) =>
  start + unit.repeat(Math.ceil(length / unit.length)) + end;

const SHORT = 500;
const TIMES_LONGER = 8;
/** Written once: hundreds of fields read them. */
const TEXTS = SHAPES.map((shape) => ({
  shape,
  short: textOf(shape, SHORT),
  long: textOf(shape, SHORT * TIMES_LONGER),
}));
/** What is linear takes 8 times as long, what is quadratic 64 times. */
const LINEAR_BELOW = 25;
const MOST_ROUNDS = 200;
/** The square of the long text is more than any machine does in that time; what takes less need not be measured twice. */
const NOTHING_MS = 1;

/** The first shape of text that takes more time than its length explains. The quickest try counts, so other work does not. */
function stumblesOver(read: (text: string) => unknown, rounds = MOST_ROUNDS): Shape | undefined {
  return TEXTS.find(({ short, long }) => {
    const quickest = { short: 0, long: timeOf(read, long) };
    if (quickest.long < NOTHING_MS) return false;
    quickest.short = timeOf(read, short);
    for (let round = 0; round < rounds; round += 1) {
      if (quickest.long < NOTHING_MS || quickest.long < quickest.short * LINEAR_BELOW) return false;
      quickest.short = Math.min(quickest.short, timeOf(read, short));
      quickest.long = Math.min(quickest.long, timeOf(read, long));
    }
    return true;
  })?.shape;
}

function timeOf(read: (text: string) => unknown, text: string): number {
  const start = performance.now();
  read(text);
  return performance.now() - start;
}

describe('a hostile text takes no more time than its length', { timeout: 120_000 }, () => {
  const mail = (text: string) => ({ subject: '', heading: '', blocks: [{ kind: 'text' as const, text }] });
  const cells = ['price', 'tiers', 'allergens', 'additional_images', 'for_sale', 'description_de'] as const;

  it.each<[name: string, read: (text: string) => unknown]>([
    ['an address', (text) => readAddress(text, 'US')],
    ['an address that may be a PO box', isPoBox],
    ['a name', isWithoutLink],
    ['a name that becomes a URL', slugify],
    ['tiers', parseTierText],
    ['what is searched for', searchWordsOf],
    ['cells of a file', (text) => cells.map((column) => formOf({ [column]: text }))],
    ['a number of a file', numberOf],
    ['a cell of an export', (text) => unescapedCsvCell(csvCell(text))],
    ['XML', xmlText],
    ['HTML', (text) => escapeScriptJson(escapeHtml(text))],
    ['paragraphs', paragraphsOf],
    ['a mail', (text) => withoutForeignLinks(mail(text), 'https://shop.example')],
    ['an e-mail address', mailboxOf],
    ['an IP address', networkOf],
    ['the path of a page', (text) => findPage(`/${encodeURI(text)}`, false)],
    ['the URL of a page', (text) => withoutTracking(`/shop?${text}`)],
    ['Accept-Encoding', acceptedEncoding],
    [
      'language and cookies',
      (text) => requestLanguage({ url: `/?lng=${text}`, headers: { 'accept-language': text, cookie: text } }),
    ],
    ['the cookie of a change', (cookie) => versionSeen({ headers: { cookie: `changed;${cookie}` } })],
  ])('as %s', (_, read) => {
    expect(stumblesOver(read)).toBeUndefined();
  });

  const fields = textFieldsOf(serverDomains.flatMap(({ api = [] }) => api));

  it('as any field of any call', () => {
    expect(fields.size).toBeGreaterThan(200);
    for (const [place, schema] of fields)
      expect(
        stumblesOver((text) => schema.safeParse(text)),
        place,
      ).toBeUndefined();
  });
});

it('finds the pattern that tries every beginning of a run', { timeout: 120_000 }, () => {
  // It takes its square in each of them.
  const rounds = 20;
  expect(stumblesOver((text) => /[.,\s]+$/u.test(text), rounds)).toEqual({ start: '', unit: ' ', end: '!' });
});
