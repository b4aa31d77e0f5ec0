import { CachedUntilChange } from '#server/cache/cached-until-change.ts';
import type { Shop } from '#server/shop.ts';
import { completeWords, type SoughtWord } from './search-words.ts';

const MAX_WORDS = 10_000;

/** What typed words mean. People look for the same few in ever new combinations, and type them letter by letter. */
export class Vocabulary {
  readonly #shop: Shop;
  readonly #known: CachedUntilChange<SoughtWord>;

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#known = new CachedUntilChange(shop.cache, MAX_WORDS);
  }

  async complete(typedWords: string[]): Promise<SoughtWord[]> {
    const known = this.#known.now;
    const unknown = typedWords.filter((word) => !known.has(word));
    for (const word of await completeWords(this.#shop.db, unknown)) known.set(word.typed, word);
    return typedWords.map((word) => known.get(word)!);
  }
}
