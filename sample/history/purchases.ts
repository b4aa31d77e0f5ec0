import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import type { ShippingMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import type { ShelvedProduct } from './shelf.ts';
import { demoBuyer, sampleBuyers, type SampleBuyer } from './sample-buyers.ts';
import { reviewsIn, type SampleReview } from './sample-reviews.ts';
import { recalledReturns } from './offers/sample-recall.ts';
import { sampleReturns, type SampleReturn } from './sample-returns.ts';
import type { SeededRandom } from './seeded-random.ts';
import { hoursAfter } from './shop-hours.ts';

/** How it ends, where it does not simply arrive. `takenBack`: by the buyer at once; the others by the office. */
export type Fate = 'kept' | 'takenBack' | 'cancelled' | 'restCancelled';

export interface Purchase {
  buyer: SampleBuyer;
  isGuest: boolean;
  placedAt: Date;
  lines: { product: ShelvedProduct; quantity: number }[];
  /** Written once it has arrived. */
  reviews: SampleReview[];
  method: ShippingMethod;
  coldChain: boolean;
  /** Null: not a gift. */
  giftMessage: string | null;
  /** Used if its terms allow it. */
  code: string | null;
  fate: Fate;
  /** Null: the invoice stays open. */
  paidAfterHours: number | null;
  /** Only half of it came at first. */
  isPaidInHalves: boolean;
  /** How much of what was paid the office gives back after the delivery; null: nothing. */
  refundedPercent: number | null;
  /** Null: all of it stays. */
  comesBack: SampleReturn | null;
}

const DAY_HOURS = 24;
/** What was reviewed was bought between so many days ago, so that it has arrived and been eaten. */
const REVIEWED_DAYS = { least: 10.5, most: 59 };
/** So many hours ago somebody bought what is under way now, or has only just arrived: two of them a moment ago. */
const LATELY = [0.4, 0.9, ...Array.from({ length: 44 }, (_, index) => 3.5 + index * 6.3)];
const ENDED: { days: number; fate: Fate }[] = [
  { days: 1.2, fate: 'takenBack' },
  { days: 3.1, fate: 'restCancelled' },
  { days: 5.6, fate: 'cancelled' },
  { days: 9.3, fate: 'takenBack' },
  { days: 15.4, fate: 'restCancelled' },
  { days: 22.7, fate: 'cancelled' },
  { days: 31.5, fate: 'takenBack' },
  { days: 38.2, fate: 'restCancelled' },
  { days: 47.8, fate: 'cancelled' },
];
/** What the demo buyer has under way besides, in hours: one can still be cancelled, one comes in two parcels. */
const OF_DEMO_BUYER = [1.1, 58, 112, 250];

const GIFT_MESSAGES: Record<Language, string> = {
  en: 'Happy birthday! Best opened in good company.',
  de: 'Alles Gute zum Einzug, lasst es euch schmecken!',
  fr: 'Joyeux anniversaire, à partager ou non.',
  it: 'Tanti auguri, da gustare senza fretta.',
  es: '¡Feliz cumpleaños! A la mesa sin prisa.',
};

/** Everything that was bought until `now`, oldest first. The same shelf and chance give the same purchases. */
export function planPurchases(
  shelf: Map<string, ShelvedProduct>,
  now: Date,
  random: SeededRandom,
): Purchase[] {
  const counter = [...shelf.values()];
  // What stands in the window is taken more often.
  const window = counter.filter(({ featured }) => featured);
  const some = () => random.shuffled([...counter, ...window, ...window]).slice(0, random.whole(1, 4));
  const ago = (hours: number) => hoursAfter(now, -hours);
  const reviewed = LANGUAGES.flatMap((language) => basketsOf(language, shelf, random)).map((basket) => {
    const days = random.between(REVIEWED_DAYS.least, REVIEWED_DAYS.most);
    const products = basket.reviews.map(({ slug }) => shelf.get(slug)!);
    const more = random.isOnceIn(2) ? some() : [];
    return choose({ ...basket, placedAt: ago(days * DAY_HOURS) }, [...products, ...more], random);
  });
  const lately = LATELY.map((hours) =>
    choose({ buyer: random.oneOf(sampleBuyers), placedAt: ago(hours) }, some(), random),
  );
  const ended = ENDED.map(({ days, fate }) => {
    const products = fate === 'restCancelled' ? ofTwoProducers(counter, random) : some();
    return choose(
      { buyer: random.oneOf(sampleBuyers), placedAt: ago(days * DAY_HOURS), fate },
      products,
      random,
    );
  });
  const own = OF_DEMO_BUYER.map((hours) =>
    choose({ buyer: demoBuyer, placedAt: ago(hours) }, ofTwoProducers(counter, random), random),
  );
  const returned = [...sampleReturns, ...recalledReturns].map((comesBack) =>
    choose(
      {
        buyer: comesBack.isDemo ? demoBuyer : random.oneOf(sampleBuyers),
        placedAt: ago(comesBack.boughtDaysAgo * DAY_HOURS),
        comesBack,
      },
      [
        shelf.get(comesBack.slug ?? '') ??
          random.oneOf(counter.filter(({ perishable }) => perishable === comesBack.isPerishable)),
        random.oneOf(counter),
      ],
      random,
    ),
  );
  return [...reviewed, ...lately, ...ended, ...own, ...returned].toSorted(
    (a, b) => a.placedAt.getTime() - b.placedAt.getTime(),
  );
}

/** Deals the reviews of a language out among its buyers, nobody the same product twice, and into orders of one to three. */
function basketsOf(
  language: Language,
  shelf: Map<string, ShelvedProduct>,
  random: SeededRandom,
): { buyer: SampleBuyer; reviews: SampleReview[] }[] {
  const hands = sampleBuyers
    .filter((buyer) => buyer.language === language)
    .map((buyer) => ({ buyer, reviews: [] as SampleReview[] }));
  for (const review of random.shuffled(reviewsIn(language).filter(({ slug }) => shelf.has(slug)))) {
    const free = hands.filter(({ reviews }) => !reviews.some(({ slug }) => slug === review.slug));
    const fewest = Math.min(...free.map(({ reviews }) => reviews.length));
    free.find(({ reviews }) => reviews.length === fewest)!.reviews.push(review);
  }
  return hands.flatMap(({ buyer, reviews }) => {
    const baskets: SampleReview[][] = [];
    for (let rest = reviews; rest.length > 0; rest = rest.slice(baskets.at(-1)!.length))
      baskets.push(rest.slice(0, random.whole(1, 3)));
    return baskets.map((basket) => ({ buyer, reviews: basket }));
  });
}

function ofTwoProducers(counter: readonly ShelvedProduct[], random: SeededRandom): ShelvedProduct[] {
  const [first, ...others] = random.shuffled(counter) as [ShelvedProduct, ...ShelvedProduct[]];
  return [first, others.find(({ producerId }) => producerId !== first.producerId)!];
}

type Wanted = Pick<Purchase, 'buyer' | 'placedAt'> &
  Partial<Pick<Purchase, 'reviews' | 'fate' | 'comesBack'>>;

function choose(wanted: Wanted, products: readonly ShelvedProduct[], random: SeededRandom): Purchase {
  const distinct = [...new Set(products)];
  const isPerishable = distinct.some(({ perishable }) => perishable);
  const method = chooseMethod(isPerishable, random);
  const { fate = 'kept', comesBack = null } = wanted;
  return {
    ...wanted,
    isGuest: wanted.buyer !== demoBuyer && wanted.reviews === undefined && random.isOnceIn(6),
    lines: distinct.map((product) => ({ product, quantity: chooseQuantity(product, random) })),
    reviews: wanted.reviews ?? [],
    method,
    coldChain: isPerishable && method !== 'standard',
    giftMessage: random.isOnceIn(11) ? GIFT_MESSAGES[wanted.buyer.language] : null,
    code: random.isOnceIn(3) ? random.oneOf(['WELCOME10', 'WELCOME10', 'SHIPFREE', 'LONGTABLE']) : null,
    fate,
    // What the office cancels and what comes back had been paid, so that money goes back.
    paidAfterHours: fate === 'cancelled' || comesBack !== null ? random.between(2, 5) : choosePayment(random),
    isPaidInHalves: fate === 'kept' && comesBack === null && random.isOnceIn(30),
    comesBack,
    refundedPercent:
      fate === 'kept' && comesBack === null && random.isOnceIn(28) ? random.oneOf([15, 25, 40]) : null,
  };
}

function chooseMethod(isPerishable: boolean, random: SeededRandom): ShippingMethod {
  const luck = random.next();
  if (isPerishable) return luck < 0.7 ? 'express' : luck < 0.85 ? 'priority' : 'standard';
  return luck < 0.85 ? 'standard' : luck < 0.97 ? 'express' : 'priority';
}

/** Mostly one; of small things now and then as many as a discount asks for. */
function chooseQuantity({ priceCents }: ShelvedProduct, random: SeededRandom): number {
  const luck = random.next();
  if (priceCents > 60_00 || luck < 0.58) return 1;
  if (luck < 0.8) return 2;
  if (luck < 0.9) return 3;
  if (luck < 0.96 || priceCents > 20_00) return 6;
  return luck < 0.99 ? 12 : 25;
}

/** Most pay within the two weeks of an invoice, some later, some have not yet. */
function choosePayment(random: SeededRandom): number | null {
  const luck = random.next();
  if (luck < 0.8) return random.between(20, 13 * DAY_HOURS);
  return luck < 0.9 ? random.between(15 * DAY_HOURS, 24 * DAY_HOURS) : null;
}
