import type { SampleGiftSet } from '#sample/catalogue/sample-types.ts';

/** The gift page links to these by their lowercased, hyphenated name: name and slug change together. */
export const categorySets: SampleGiftSet[] = [
  {
    slug: 'olive-oil-discovery',
    name: 'Olive Oil Discovery',
    description:
      'Four oils from three countries, chosen by a miller who drinks his from a spoon. His own Taggiasca is the soft one; Koroneiki from Kythira is the loud one; Cornicabra from the Toledo hills is the dark, slow one; and the lemon oil is for afterwards. With a blue tasting glass and a page on how to hear the difference.',
    priceCents: 7999,
    unit: 'box',
    weightGrams: 1603,
    categorySlug: 'gift-sets',
    producerSlug: 'frantoio-ripalunga',
    featured: false,
    quantityAvailable: 90,
    discountTiers: null,
    attributes: {
      Origin: 'Italy, Greece and Spain',
      Contents:
        'Taggiasca oil 500 ml, Koroneiki oil 500 ml, Cornicabra oil 500 ml, lemon-pressed oil 250 ml, tasting glass',
      Cultivar: 'Taggiasca, Koroneiki, Cornicabra',
    },
    contents: [
      'taggiasca-extra-virgin-olive-oil',
      'koroneiki-island-olive-oil',
      'cornicabra-reserve-olive-oil',
      'lemon-pressed-olive-oil',
    ],
    storage: 'Cool and dark, below 68 °F.',
  },
  {
    slug: 'balsamic-tasting-flight',
    name: 'Balsamic Tasting Flight',
    description:
      'An attic in five steps. Begin with the white condiment, pale and appley, go on to the everyday bottle, then the saba that was never vinegar at all. The eight-barrel comes fourth, and the twelve-year traditional last, in drops, from the porcelain spoon in the lid. The walnut case is made by the cooper who mends the barrels.',
    priceCents: 12999,
    unit: 'box',
    weightGrams: 1470,
    categorySlug: 'gift-sets',
    producerSlug: 'acetaia-corte-velata',
    featured: false,
    quantityAvailable: 30,
    discountTiers: null,
    attributes: {
      Origin: 'Modena, Italy',
      Contents:
        'White Grape Condiment 250 ml, Everyday Table Balsamic 500 ml, saba 230 g, Eight-Barrel Balsamic 250 ml, Twelve-Year Traditional Balsamic 100 ml, porcelain spoon',
      Aged: 'From 60 days to at least 12 years',
      'Pairs with': 'Parmesan, strawberries, roast meat',
    },
    contents: [
      'white-grape-condiment',
      'everyday-table-balsamic',
      'saba-cooked-grape-must',
      'eight-barrel-balsamic',
      'twelve-year-traditional-balsamic',
    ],
    storage: 'Room temperature, no need to chill.',
  },
  {
    slug: 'alpine-cheese-board',
    name: 'Alpine Cheese Board',
    description:
      'One herd, one summer, three ages. The hay-flower tomme is ten weeks old and soft; the raclette four months and ready for the fire; the summer cheese a year and a half, brittle and full of crystals. They arrive cold on a round spruce board cut from trees the wind brought down on the alp, with a short knife and a red felt ribbon.',
    priceCents: 9499,
    unit: 'box',
    weightGrams: 1650,
    categorySlug: 'gift-sets',
    producerSlug: 'alpkaeserei-sattelgrat',
    featured: false,
    quantityAvailable: 36,
    discountTiers: null,
    attributes: {
      Origin: 'Gsteig, Bern, Switzerland',
      Contents: 'Summer alp cheese 350 g, hay-flower tomme 600 g, raclette 700 g, spruce board, cheese knife',
      Milk: 'Raw cow’s milk',
    },
    contents: ['summer-alp-cheese-18-months', 'hay-flower-tomme', 'raclette-quarter-wheel'],
    storage: 'Refrigerate on arrival.',
  },
  {
    slug: 'pasta-night-pantry',
    name: 'Pasta Night Pantry',
    description:
      'Five shapes for five evenings, lined up like books: spaghettoni, paccheri, squid-ink linguine, egg nests and fusilli rolled on iron. Beside them a bottle of Ligurian oil, capers in salt and a linen towel for the hands. With a little garlic and the water from the pot it makes about twenty-five plates. Somebody else can bring the wine.',
    priceCents: 8499,
    unit: 'box',
    weightGrams: 2788,
    categorySlug: 'gift-sets',
    producerSlug: 'pastificio-ventocaldo',
    featured: false,
    quantityAvailable: 70,
    discountTiers: null,
    attributes: {
      Origin: 'Italy and Greece',
      Contents:
        'Spaghettoni 500 g, giant paccheri 500 g, squid-ink linguine 400 g, egg tagliatelle 250 g, hand-rolled fusilli 500 g, Taggiasca oil 500 ml, island capers 180 g, linen towel',
    },
    contents: [
      'bronze-die-spaghettoni',
      'giant-paccheri',
      'squid-ink-linguine',
      'egg-tagliatelle-nests',
      'hand-rolled-fusilli',
      'taggiasca-extra-virgin-olive-oil',
      'salted-island-capers',
    ],
    storage: 'Cool and dry.',
  },
  {
    slug: 'chocolate-atelier',
    name: 'Chocolate Atelier',
    description:
      'Three drawers, to be opened on different days by people with self-control. The top one holds two dozen pumpkin seed pralines; the middle one four bars, dark and milk, to be tasted against each other; the bottom one orange sticks and a tin of flakes for drinking. Made from the bean by five people in a former locksmith’s workshop, and packed there too.',
    priceCents: 9999,
    unit: 'box',
    weightGrams: 944,
    categorySlug: 'gift-sets',
    producerSlug: 'kakaowerk-amselgrund',
    featured: false,
    quantityAvailable: 55,
    discountTiers: null,
    attributes: {
      Origin: 'Graz, Styria, Austria',
      Contents:
        'Pumpkin seed pralines 2 × 132 g, dark chocolate 2 × 70 g, hay-milk chocolate 2 × 70 g, orange peel 150 g, drinking chocolate 250 g',
      Cocoa: '50% to 72%',
    },
    contents: [
      'pumpkin-seed-pralines',
      'dark-chocolate-72-percent',
      'hay-milk-chocolate-50-percent',
      'orange-peel-in-dark-chocolate',
      'drinking-chocolate-flakes',
    ],
    storage: 'Cool and dry, 60 to 65 °F.',
  },
  {
    slug: 'atlantic-tin-collection',
    name: 'Atlantic Tin Collection',
    description:
      'Twelve tins and a pot of salt, which is a week of very good lunches or one long night with bread. Four of sardines, because they go first; two each of mackerel, octopus, mussels and the hot little pâté. The case is printed with the tiles of the cannery’s front, and the tins inside it will be better next year, if they are still there.',
    priceCents: 10499,
    unit: 'box',
    weightGrams: 1470,
    categorySlug: 'gift-sets',
    producerSlug: 'conserveira-sete-nos',
    featured: false,
    quantityAvailable: 62,
    discountTiers: null,
    attributes: {
      Origin: 'Matosinhos, Portugal',
      Contents:
        'Sardines 4 × 125 g, smoked mackerel 2 × 120 g, octopus 2 × 110 g, mussels 2 × 115 g, sardine pâté 2 × 65 g, flor de sal 150 g',
    },
    contents: [
      'sardines-in-olive-oil',
      'smoked-mackerel-fillets',
      'octopus-in-garlic-oil',
      'mussels-in-escabeche',
      'piri-piri-sardine-pate',
      'hand-raked-flor-de-sal',
    ],
    storage: 'Cool and dry.',
  },
];
