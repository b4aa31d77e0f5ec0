// What a page in another language still says in English, or by the key of a text that is missing.
import { brand, brandAddress } from '#engine/model/brand.ts';
import { shopTexts } from '#engine/server/brand/brand-texts.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { CARRIER_NAMES } from '#domains/pricing/model/delivery/carriers.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#engine/model/languages.ts';
import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import { sampleProducers } from '#sample/catalogue/producers.ts';

const companies = () => new Set([brand().name, brandAddress(), ...Object.values(CARRIER_NAMES)]);

/** What stays as it is: names, and what people wrote. */
export type Names = ReadonlySet<string>;

/** The languages' own, and people and towns of the testimonials and stories. */
const NAMES = [
  ...Object.values(LANGUAGE_NAMES),
  'Marguerite T.',
  'Desmond A.',
  'Ines W.',
  'Hannah',
  'Marcus',
  'Elena',
  'Burlington, Vermont',
  'Asheville, North Carolina',
  'Santa Fe, New Mexico',
  'Duluth, Minnesota',
  'Saba',
];

/** Words that a language shares with English. Everything else that equals the English text has been forgotten. */
const ALIKE: Record<string, string> = {
  en: '',
  de: `Shop, Text, Code, Newsletter, Website, Name, Budget, Extras, Standard, Express, Priority, optional, Admin, Admins, Status,
    Export, Import, Webhook, Webhooks, URL, Passkeys`,
  fr: `Charcuterie, Code, Contact, Newsletter, Pages, Page, Description, Certifications, Budget, Standard,
    Express, Priority, Message, Menu, Suggestions, suggestions, Total, Notification, Notifications (F8),
    Administration, Admin, Admins, Action, Actions, Date, Visible, Commission, gluten, lupin, minute, minutes, Webhook, Webhooks, URL`,
  it: 'Home, Privacy, Newsletter, Password, Account:, Budget, Standard, Express, Priority, Menu, Admin, Volume, Webhook, URL',
  es: 'Chocolate, Extras, Express, Priority, Subtotal, Total, Admin, Admins, Visible, gluten, Webhook, Webhooks, URL',
};

/** 'hero.title', 'cart:empty': how a missing text shows itself. */
const KEY = /^[a-z][a-z-]*(?::[\w-]+)?(?:\.[\w-]+)+$|^[a-z][a-z-]+:[\w.-]+$/u;

/**
 * The names are asked for only where something looks wrong, and each time anew, since other tests may use the same
 * shop.
 */
export async function leftUntranslated(
  language: Language,
  texts: readonly string[],
  english: Pick<ReadonlySet<string>, 'has'>,
  names: () => Promise<Names>,
): Promise<string[]> {
  const alike = new Set(ALIKE[language]!.split(/,\s+/u));
  const asInEnglish = (text: string) =>
    language !== 'en' && isWords(text) && !alike.has(withoutNumber(text)) && english.has(text);
  const suspects = texts.filter((text) => isKey(text) || asInEnglish(text));
  if (suspects.length === 0) return [];
  const known = await names();
  const ours = companies();
  const isName = (text: string) => ours.has(text) || known.has(text) || isDocument(text);
  return suspects
    .filter((text) => !isName(text) && !text.split(', ').every(isName))
    .map((text) => `${isKey(text) ? 'key' : 'English'}: ${text}`);
}

/** What this language says otherwise: none of it may stand on its pages, whatever takes the place of `{{…}}`. */
export function englishTexts(language: Language): Pick<ReadonlySet<string>, 'has'> {
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const [namespace, english] of Object.entries(shopTexts.en)) {
    const translated = new Map(textsIn(shopTexts[language][namespace]));
    for (const [key, text] of textsIn(english)) {
      if (translated.get(key) === text) continue;
      // A text node ends where a tag begins.
      for (const part of text.split(/<[^>]*>/u).map((piece) => piece.trim()))
        if (!part.includes('{{')) exact.add(part);
        else if (/\p{L}{3}/u.test(part.replaceAll(PLACEHOLDER, ''))) patterns.push(patternOf(part));
    }
  }
  return { has: (text) => exact.has(text) || patterns.some((pattern) => pattern.test(text)) };
}

const PLACEHOLDER = /\{\{[^}]*\}\}/gu;
const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
const patternOf = (text: string) => new RegExp(`^${text.split(PLACEHOLDER).map(literally).join('.+')}$`, 'u');

const textsIn = (value: unknown, key = ''): [key: string, text: string][] =>
  typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => textsIn(inner, `${key}.${name}`));

const isKey = (text: string) => KEY.test(text) || text.includes('{{');

/** The title of a document's page: its number and the shop's name. */
const isDocument = (text: string) => /^[MCP]-\d{4}-\d{6,} · /u.test(text);

/** 'Page 2', '5 suggestions'. */
const withoutNumber = (text: string) => text.replaceAll(/^\d+ | \d+$/gu, '');

/** Numbers, prices, addresses and single signs are no words. */
const isWords = (text: string) => /\p{L}{3}/u.test(text) && !/^(?:https?:\S*|[\w.+-]+@[\w.-]+)$/u.test(text);

/** Every text in a JSON value, however deep. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What the makers call themselves and their goods stays as it is, and so does all of what other tests put in. */
export async function namesOfTheShop(readJson: (path: string) => Promise<unknown>): Promise<Names> {
  const read = async <Item>(path: string) => (await readJson(path)) as Item;
  const ours = new Set<string | null>(sampleProducers.map(({ slug }) => slug));
  const products = await read<Product[]>('/api/products');
  const producers = await read<Producer[]>('/api/producers');
  return new Set([
    ...NAMES,
    ...products.flatMap((product) =>
      ours.has(product.producerSlug)
        ? [product.name, ...Object.values(product.attributes)]
        : [...stringsIn(product), ...perUnit(product.unit)],
    ),
    ...producers.flatMap((producer) =>
      ours.has(producer.slug)
        ? [producer.name, `${producer.name} · Madia`, producer.location, ...producer.certifications]
        : stringsIn(producer),
    ),
    ...producers.flatMap(({ website }) => (website === null ? [] : [new URL(website).host])),
  ]);
}

/** What stands beside the price of a product: 'pro item' of one whose maker wrote its unit in English. */
const perUnit = (unit: string) =>
  LANGUAGES.map((language) =>
    (shopTexts[language].catalogue as { perUnit: string }).perUnit.replace('{{unit}}', unit),
  );
