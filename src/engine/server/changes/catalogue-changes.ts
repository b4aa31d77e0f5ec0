/** Whether a product stands where it stood among its producer's products, or came, went or moved there. */
export type Place = 'in place' | { onShelfOf: number | null };

/** Somebody who changes what the public sees names it here, while the transaction runs. */
export interface Changed {
  /** What is shown of a product, or whether it is shown. */
  product(id: number, place: Place): void;
  /** Which sizes share a page, or what that says of them all. */
  family(id: number): void;
  /** A category's texts, picture and place, or whether it is shown. */
  category(slug: string): void;
  /** What is shown of a producer, on its page and beside its products, or whether it and they are shown. */
  producer(id: number): void;
  /** What administrators switch for the whole shop. */
  settings(): void;
}

type Thing =
  | `product:${number}`
  | `family:${number}`
  | `shelf:${number}`
  | `category:${string}`
  | `producer:${number}`;
/** '*' is everything: there are too many names, or nobody knows them. */
type Name = Thing | 'settings' | '*';

/**
 * What a cached response is made of; a change forgets those that have its tag. `lists`: which products there are and in
 * which order, so any change may change it. `categories`, `producers`: all of them. Group buys have announcements of
 * their own.
 */
export type Tag = Name | 'lists' | 'categories' | 'producers' | 'groups' | `group:${string}`;

/**
 * Which products there are, in the shop or on a shelf, and in which order. Others may see that as it was for a moment;
 * what a product itself says, never.
 */
export function isOfList(tag: Tag): boolean {
  return tag === 'lists' || tag.startsWith('shelf:');
}

/** The names of what changed. As text they travel in a NOTIFY: `product:7 category:cheese settings`. */
export class CatalogueChanges implements Changed {
  readonly #names: Set<Name>;

  constructor(names: Iterable<Name> = []) {
    this.#names = new Set(names);
  }

  static everything(): CatalogueChanges {
    return new CatalogueChanges(['*']);
  }

  static parse(text: string): CatalogueChanges {
    return new CatalogueChanges(text.split(' ') as Name[]);
  }

  product(id: number, place: Place): void {
    this.#names.add(`product:${id}`);
    if (place !== 'in place' && place.onShelfOf !== null) this.#names.add(`shelf:${place.onShelfOf}`);
  }

  family(id: number): void {
    this.#names.add(`family:${id}`);
  }

  category(slug: string): void {
    this.#names.add(`category:${slug}`);
  }

  producer(id: number): void {
    this.#names.add(`producer:${id}`);
  }

  settings(): void {
    this.#names.add('settings');
  }

  get isEmpty(): boolean {
    return this.#names.size === 0;
  }

  /** Settings show on every page. */
  get concernsEverything(): boolean {
    return this.#names.has('settings') || this.#names.has('*');
  }

  /** Of the responses that show something of it. */
  get tags(): Tag[] {
    return [...this.#names].flatMap(tagsOf).concat('lists');
  }

  toString(): string {
    return [...this.#names].join(' ');
  }
}

function tagsOf(name: Name): Tag[] {
  if (name.startsWith('category:')) return [name, 'categories'];
  if (name.startsWith('producer:')) return [name, 'producers', `shelf:${Number(name.slice(9))}`];
  return [name];
}
