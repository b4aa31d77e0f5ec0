import type { SampleGiftSet } from '#sample/catalogue/sample-types.ts';
import { categorySets } from './category-sets.ts';

/** Ten sets are what the gift page calls corporate gifting, so the real step is there. */
const corporateTiers = [
  { minQuantity: 3, discountPercentage: 4 },
  { minQuantity: 10, discountPercentage: 10 },
  { minQuantity: 25, discountPercentage: 15 },
];

/** `gift-set-1` … `gift-set-3` are the featured sets that the gift page links to. */
const featuredSets: SampleGiftSet[] = [
  {
    slug: 'gift-set-1',
    name: 'The Long Table',
    description:
      'For the friend who sets two extra places just in case. Eight things that turn into a whole evening: oil for the bread, ham with the first glass, paccheri or a risotto in the middle, cheese with honey afterwards, gianduja cream with a spoon. Packed on the marble counter in Turin, in a burgundy box that will hold letters one day.',
    priceCents: 14999,
    unit: 'box',
    weightGrams: 3368,
    categorySlug: 'gift-sets',
    producerSlug: 'bottega-tre-chiavi',
    featured: false,
    quantityAvailable: 48,
    discountTiers: corporateTiers,
    attributes: {
      Origin: 'Italy, Spain, Switzerland and Greece',
      Contents:
        'Taggiasca oil 500 ml, Ibérico ham 100 g, Eight-Barrel Balsamic 250 ml, summer alp cheese 350 g, giant paccheri 500 g, Carnaroli rice 1 kg, thyme honey 400 g, gianduja cream 250 g',
    },
    contents: [
      'taggiasca-extra-virgin-olive-oil',
      'acorn-fed-iberico-ham-hand-sliced',
      'eight-barrel-balsamic',
      'summer-alp-cheese-18-months',
      'giant-paccheri',
      'aged-carnaroli-rice',
      'wild-thyme-honey',
      'piedmont-gianduja-cream',
    ],
    storage: 'Refrigerate ham and cheese on arrival.',
  },
  {
    slug: 'gift-set-2',
    name: 'The Sunday Larder',
    description:
      'Everything a slow morning calls for, in a crate with rope handles. Two honeys, one bright and one dark; apricots, figs and chestnuts from the same French kitchen; hazelnut cream, ring biscuits and long grissini from the bakery in Turin; saba for the yogurt and drinking chocolate for the second cup. Nothing in it needs a fridge, so it travels anywhere.',
    priceCents: 11999,
    unit: 'box',
    weightGrams: 2820,
    categorySlug: 'gift-sets',
    producerSlug: 'bottega-tre-chiavi',
    featured: false,
    quantityAvailable: 64,
    discountTiers: corporateTiers,
    attributes: {
      Origin: 'Italy, France, Greece and Austria',
      Contents:
        'Thyme honey 400 g, chestnut honey 350 g, apricot preserve 320 g, fig and walnut preserve 220 g, chestnut cream 250 g, gianduja cream 250 g, hazelnut biscuits 300 g, grissini 250 g, saba 230 g, drinking chocolate 250 g',
    },
    contents: [
      'wild-thyme-honey',
      'chestnut-forest-honey',
      'bergeron-apricot-preserve',
      'black-fig-and-walnut-preserve',
      'ardeche-chestnut-cream',
      'piedmont-gianduja-cream',
      'cornmeal-hazelnut-biscuits',
      'hand-stretched-grissini',
      'saba-cooked-grape-must',
      'drinking-chocolate-flakes',
    ],
    storage: 'Room temperature.',
  },
  {
    slug: 'gift-set-3',
    name: 'The First Aperitivo',
    description:
      'Half past six, a window open, somebody looking for a corkscrew. This round box holds the rest: sardines, mussels and octopus to open with a pull, a salami that slices like butter, pâté for the toast, capers to scatter over all of it, a lemon oil that makes everything brighter, and grissini to point with. Add ice and people.',
    priceCents: 8999,
    unit: 'box',
    weightGrams: 1449,
    categorySlug: 'gift-sets',
    producerSlug: 'bottega-tre-chiavi',
    featured: false,
    quantityAvailable: 80,
    discountTiers: corporateTiers,
    attributes: {
      Origin: 'Italy, Portugal and Greece',
      Contents:
        'Sardines 2 × 125 g, mussels in escabeche 115 g, octopus 110 g, sardine pâté 65 g, Nebbiolo salami 250 g, grissini 250 g, island capers 180 g, lemon-pressed oil 250 ml',
    },
    contents: [
      'sardines-in-olive-oil',
      'mussels-in-escabeche',
      'octopus-in-garlic-oil',
      'piri-piri-sardine-pate',
      'nebbiolo-salami',
      'hand-stretched-grissini',
      'salted-island-capers',
      'lemon-pressed-olive-oil',
    ],
    storage: 'Refrigerate the salami on arrival.',
  },
];

export const giftSets: SampleGiftSet[] = [...featuredSets, ...categorySets];
