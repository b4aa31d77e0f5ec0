import { CachedUntilChange } from '#engine/server/cache/cached-until-change.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { Shop } from '#engine/server/shop.ts';
import { completeWords, type SoughtWord } from './search-words.ts';

const MAX_WORDS = 10_000;

/** What typed words mean. People look for the same few in ever new combinations, and type them letter by letter. */
export class Vocabulary {
  readonly #known: CachedUntilChange<SoughtWord>;

  constructor(shop: Pick<Shop, 'cache'>) {
    this.#known = new CachedUntilChange(shop.cache, MAX_WORDS);
  }

  /** To be asked before anything else is read with the handle. */
  async complete(db: Db, typedWords: string[]): Promise<SoughtWord[]> {
    const known = this.#known.now;
    const unknown = typedWords.filter((word) => !known.has(word));
    for (const word of await completeWords(db, unknown)) known.set(word.typed, word);
    return typedWords.map((word) => known.get(word)!);
  }
}
