import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { MAX_SEARCH_LENGTH } from '#domains/catalogue/model/search/limits.ts';
import { CachedUntilChange } from '#engine/server/cache/cached-until-change.ts';
import type { Shop } from '#engine/server/shop.ts';

/** Of what was typed. */
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;
/** So many are remembered. */
const MAX_KNOWN_WORDS = 10_000;
/** Words shorter than this are too short to guess what was meant. */
const MIN_MENDABLE_LENGTH = 4;
const MAX_MEANINGS = 3;
/** A beginning that so many words share ('a', 'co') is looked up as a beginning. */
const MAX_COMPLETIONS = 40;

/** A typed word, as the catalogue knows it. */
export interface SoughtWord {
  typed: string;
  /** Whole words that begin so, or else the nearest ones. Empty: look for whatever begins so. */
  words: string[];
  /** About how many products have one of them, and which part of the catalogue that is. */
  uses: number;
  share: number;
}

interface Completed {
  typed: string;
  begun: string[] | null;
  uses: number;
  nearest: string[] | null;
  catalogue: number;
}

/** Whole words are found in the index of the list; what no word begins with is compared by its groups of three letters. */
const complete = statement<Completed, { typedWords: string[] }>(
  'complete-words',
  `
  select typed, begun.words as begun, coalesce(begun.uses, nearest.uses, 0)::int as uses, nearest.words as nearest,
    (select reltuples::int from pg_class where oid = 'products'::regclass) as catalogue
  from unnest($typedWords::text[]) typed
  left join lateral (
    select array_agg(word) as words, sum(uses) as uses from (
      select word, uses from search_words
       where word ~>=~ typed and word ~<~ (typed || chr(1114111)) limit ${MAX_COMPLETIONS + 1}) completions
  ) begun on true
  left join lateral (
    select array_agg(word) as words, sum(uses) as uses from (
      select word, uses from search_words
       where begun.words is null and length(typed) >= ${MIN_MENDABLE_LENGTH} and word % typed
       order by similarity(word, typed) desc, uses desc limit ${MAX_MEANINGS}) likely
  ) nearest on true`,
);

/**
 * Completes and mends typed words from the list of the catalogue's words. The index finds a few whole words several times
 * faster than all words that begin so.
 */
export async function completeWords(db: Db, typedWords: string[]): Promise<SoughtWord[]> {
  if (typedWords.length === 0) return [];
  const found = await complete(db, { typedWords });
  return found.map(({ typed, begun, uses, nearest, catalogue }) => {
    // PostgreSQL's own estimate of the table's size; not positive until it made one.
    const share = catalogue > 0 ? uses / catalogue : 0;
    const words = begun ?? nearest ?? [];
    // The list leaves out digits and words of one or two letters.
    const isListed = typed.length > 2 && !/\d/.test(typed) && words.length <= MAX_COMPLETIONS;
    return { typed, words: isListed ? words : [], uses, share };
  });
}

/** Every word must occur in one of its forms. Words hold letters and digits only. */
export function toTsQuery(sought: SoughtWord[]): string {
  return sought
    .map(({ typed, words }) => (words.length === 0 ? `${typed}:*` : `(${words.join('|')})`))
    .join('&');
}

/** For texts whose words need not be in the list: each must begin so. */
export function toBeginnings(sought: SoughtWord[]): string {
  return sought
    .map(({ typed, words }) => `(${[typed, ...words].map((word) => `${word}:*`).join('|')})`)
    .join('&');
}

/** For texts few enough to be read by a regular expression; their words need not be in the list. */
export function toPattern({ typed, words }: SoughtWord): string {
  return `\\m(${[typed, ...words].join('|')})`;
}

/** 'Crème  brûlée!' → ['creme', 'brulee']: what was typed, in the form the search index has it. */
export function searchWordsOf(text: string): string[] {
  const plain = text.slice(0, MAX_SEARCH_LENGTH).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** What typed words mean. People look for the same few in ever new combinations, and type them letter by letter. */
export class Vocabulary {
  readonly #known: CachedUntilChange<SoughtWord>;

  constructor(shop: Pick<Shop, 'cache'>) {
    this.#known = new CachedUntilChange(shop.cache, MAX_KNOWN_WORDS);
  }

  /** To be asked before anything else is read with the handle. */
  async complete(db: Db, typedWords: string[]): Promise<SoughtWord[]> {
    const known = this.#known.now;
    const unknown = typedWords.filter((word) => !known.has(word));
    for (const word of await completeWords(db, unknown)) known.set(word.typed, word);
    return typedWords.map((word) => known.get(word)!);
  }
}
