/** Whoever changes what the public sees names it here, while the transaction runs. */
export interface Changed {
  /** What is shown of a product, or whether it is shown. */
  product(id: number): void;
  /** A category's texts, picture and place, or whether it is shown. */
  category(slug: string): void;
  /** What is shown of a producer, on its page and beside its products, or whether it and they are shown. */
  producer(id: number): void;
  /** What administrators switch for the whole shop. */
  settings(): void;
}

/** '*' is everything: there are too many names, or nobody knows them. */
type Name = `product:${number}` | `category:${string}` | `producer:${number}` | 'settings' | '*';

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

  product(id: number): void {
    this.#names.add(`product:${id}`);
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

  get concernsSettings(): boolean {
    return this.#names.has('settings') || this.#names.has('*');
  }

  toString(): string {
    return [...this.#names].join(' ');
  }
}
