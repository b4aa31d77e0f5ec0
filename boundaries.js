// Who may import whom: the architecture as data. Lint enforces it (scripts/lint-rules/boundaries.js).

/**
 * The business, from the bottom up. A domain sees its own files and those of every domain below it: the ones named
 * here, and the ones that those see. Nobody imports `desk` or `storefront`.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const domains = {
  pricing: [],
  catalogue: ['pricing'],
  accounts: ['catalogue'],
  // What the books say of a sale is told by those who sell: the ledger knows producers and their people, not orders.
  ledger: ['accounts'],
  // What is collected for the state, by the owner's rates; its sums are the ledger's.
  taxes: ['ledger'],
  cart: ['taxes'],
  orders: ['cart'],
  // What parcels cost, and their labels: checkout asks before it orders.
  carriers: ['orders'],
  // They are written from what orders and the books say for good.
  documents: ['orders'],
  payments: ['documents'],
  // Sold through payments; checkout takes them.
  'gift-cards': ['payments'],
  // Orders are handed over in slots of places; checkout takes them.
  pickup: ['orders'],
  checkout: ['gift-cards', 'carriers', 'pickup'],
  returns: ['payments'],
  // Their stock is the catalogue's; correcting a parcel and a recall need orders and returns.
  batches: ['returns'],
  // The waitlist's wishes become group buys.
  'group-buys': ['checkout', 'outreach'],
  // They order as everybody does, by the clock.
  'standing-orders': ['checkout'],
  // Messages are about orders and products.
  outreach: ['orders'],
  // What is shown of them stands beside products and producers.
  certificates: ['accounts'],
  // What extensions reach they are handed by the engine; of our business they see what anybody may read. What they add to
  // it goes where it belongs.
  extensions: ['catalogue'],
  staff: ['accounts'],
  // The pages that compose many domains: home, product, order, help.
  storefront: ['group-buys', 'standing-orders', 'returns'],
  desk: ['orders'],
};

/**
 * The parts of the engine, each side from the bottom up: a part sees those above it in this list. A path that ends in
 * `/` is a folder.
 */
export const engine = {
  server: [
    'startup-error.ts',
    'project-root.ts',
    'data-folder.ts',
    'brand/',
    'config.ts',
    'i18n/',
    'traces/',
    'db/',
    'http/',
    'sessions/',
    'changes/',
    'cache/',
    'api/',
    'secrets/key-ring.ts',
    'settings/',
    'shop.ts',
    'queue/',
    'scheduler/',
    'audit/',
    'lists/',
    'mail/mail-content.ts',
    'domain.ts',
    'provider.ts',
    'secrets/',
    'mail/',
    'webhooks/',
    'files/',
    'upkeep/',
    'ssr/',
  ],
  web: [
    'i18n/',
    'api/',
    'ui/',
    'forms/',
    'session/',
    'rendering/',
    'choices/',
    'domain.ts',
    'lists/',
    'records/',
    'styles/',
    'start/',
  ],
};

/** Packages that never reach a browser. */
export const SERVER_ONLY_PACKAGES = [
  'node:*',
  'fastify',
  '@fastify/*',
  'drizzle-orm',
  'pg',
  '@electric-sql/*',
  'nodemailer',
  '@node-rs/argon2',
  'sharp',
  'stripe',
  'pdfkit',
  '@opentelemetry/*',
];

/** What plain rules may use: they run on both sides. */
export const MODEL_PACKAGES = ['zod'];

/** The aliases of package.json "imports". */
export const aliases = {
  '#engine/': 'src/engine/',
  '#domains/': 'src/domains/',
  '#app/': 'src/app/',
  '#sample/': 'sample/',
};

/** A route file says URL, schema, guard, call; no SQL. */
export const roles = [{ suffix: '.routes.ts', neverImports: [/^drizzle-orm/u, /\.schema\.ts$/u] }];

/** Tables refer to each other as the database's foreign keys do, across all domains. */
export const TABLES = /\.schema\.ts$/u;

/** Files that only tests load (`-arbitrary`: generators of random input). They may use any package, texts and tests/support. */
export const TEST_FILE = /\.test\.tsx?$|-arbitrary\.ts$/u;
