// What visitors of a large shop ask for: few products very often, most of them seldom.

/** The exponent of the popularity of products: the first of 100,000 has an eighth of the visits, the 10,000th one in 200,000. */
const EXPONENT = 1.1;
const CATEGORIES = [
  'olive-oil',
  'balsamic-vinegar',
  'cheese',
  'charcuterie',
  'pasta-rice',
  'honey-preserves',
  'gift-sets',
];
const SEARCHES = ['balsamic', 'olive oil', 'cheese', 'honey', 'chocolate', 'saffron', 'rice', 'ham'];

type Random = () => number;

/** Shares of the kinds of visits; they sum to 1. */
const KINDS: [share: number, pathOf: (product: () => string, random: Random) => string][] = [
  [0.55, (product) => `/product/${product()}`],
  [0.2, (product) => `/api/products/${product()}`],
  [0.08, (_, random) => `/shop/${anyOf(CATEGORIES, random)}`],
  [0.07, (_, random) => (random() < 0.7 ? '/shop' : `/shop?page=${2 + Math.floor(random() * 4)}`)],
  [0.05, () => '/'],
  [0.05, (_, random) => `/search?q=${encodeURIComponent(anyOf(SEARCHES, random))}`],
];

const anyOf = (items: readonly string[], random: Random) => items[Math.floor(random() * items.length)]!;

/** The path of the next visit. `slugs`: the most popular product first. */
export function zipfVisits(slugs: readonly string[], random: Random = Math.random): () => string {
  const upTo = new Float64Array(slugs.length);
  let sum = 0;
  for (let rank = 0; rank < slugs.length; rank += 1) {
    sum += (rank + 1) ** -EXPONENT;
    upTo[rank] = sum;
  }
  const product = () => slugs[firstAbove(upTo, random() * sum)]!;
  return () => {
    let left = random();
    const [, pathOf] = KINDS.find(([share]) => (left -= share) < 0) ?? KINDS[0]!;
    return pathOf(product, random);
  };
}

function firstAbove(sums: Float64Array, wanted: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
