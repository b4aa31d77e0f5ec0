// Who may import whom: the architecture as data. Lint enforces it (scripts/lint-rules/boundaries.js).

/**
 * A part of the house. A file belongs to the part with the longest matching path; a path that ends in `/` is a
 * folder. `mayImport` names other parts; a part always sees itself.
 * @typedef {{ path: string | readonly string[], mayImport: readonly string[], packages?: { only?: readonly string[], never?: readonly string[] } }} Part
 */

const SERVER_ONLY_PACKAGES = [
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
];

/** @type {Readonly<Record<string, Part>>} */
export const parts = {
  locales: { path: 'src/locales/', mayImport: [] },
  shared: { path: 'src/shared/', mayImport: [], packages: { only: ['zod'] } },

  'server/base': {
    path: [
      'src/server/brand/',
      'src/server/config.ts',
      'src/server/data-folder.ts',
      'src/server/startup-error.ts',
      'src/server/pictures-setting.ts',
      'src/server/project-root.ts',
    ],
    mayImport: ['shared'],
  },
  'server/i18n': { path: 'src/server/i18n/', mayImport: ['shared', 'locales', 'server/base'] },
  'server/db': { path: 'src/server/db/', mayImport: ['shared', 'server/base'] },
  'server/http': {
    path: 'src/server/http/',
    mayImport: ['shared', 'server/base', 'server/i18n', 'server/db'],
  },
  // The key of the shop, and what it opens.
  'server/secrets': {
    path: 'src/server/secrets/',
    mayImport: ['shared', 'server/base', 'server/db', 'server/http'],
  },
  // What makes answers fast: public reads and the cache of finished responses.
  'server/cache': {
    path: 'src/server/cache/',
    mayImport: ['shared', 'server/base', 'server/i18n', 'server/db', 'server/http'],
  },
  // What every room is handed: the open database and the few things a process shares.
  'server/shop': {
    path: 'src/server/shop.ts',
    mayImport: ['shared', 'server/base', 'server/db', 'server/http', 'server/secrets', 'server/cache'],
  },
  'server/mail': {
    path: 'src/server/mail/',
    mayImport: ['shared', 'server/base', 'server/i18n', 'server/db', 'server/http', 'server/shop'],
  },
  // What programs outside are told: queue, signature, delivery.
  'server/webhooks': {
    path: 'src/server/webhooks/',
    mayImport: [
      'shared',
      'server/base',
      'server/db',
      'server/http',
      'server/secrets',
      'server/shop',
      'server/mail',
    ],
  },
  // What runs by itself, once among several processes.
  'server/scheduler': { path: 'src/server/scheduler/', mayImport: ['shared', 'server/base', 'server/db'] },
  'server/features': {
    path: 'src/server/features/',
    mayImport: [
      'shared',
      'server/base',
      'server/i18n',
      'server/db',
      'server/http',
      'server/secrets',
      'server/cache',
      'server/shop',
      'server/mail',
      'server/webhooks',
      'server/scheduler',
    ],
  },
  'server/ssr': {
    path: 'src/server/ssr/',
    mayImport: [
      'shared',
      'server/base',
      'server/i18n',
      'server/db',
      'server/http',
      'server/cache',
      'server/shop',
      'web/entry-server',
    ],
  },
  'server/app': { path: 'src/server/', mayImport: ['shared', 'server/*'] },

  'web/i18n': {
    path: 'src/web/i18n/',
    mayImport: ['shared', 'locales'],
    packages: { never: SERVER_ONLY_PACKAGES },
  },
  'web/api': {
    path: 'src/web/api/',
    mayImport: ['shared', 'web/i18n'],
    packages: { never: SERVER_ONLY_PACKAGES },
  },
  'web/ui': {
    path: 'src/web/ui/',
    mayImport: ['shared', 'web/i18n'],
    packages: { never: SERVER_ONLY_PACKAGES },
  },
  // Fields bound to a form's values, and what happens when it is sent.
  'web/forms': {
    path: 'src/web/forms/',
    mayImport: ['shared', 'web/i18n', 'web/api', 'web/ui'],
    packages: { never: SERVER_ONLY_PACKAGES },
  },
  // How a page is made on the server and taken over in the browser.
  'web/rendering': {
    path: 'src/web/rendering/',
    mayImport: ['shared', 'web/i18n'],
    packages: { never: SERVER_ONLY_PACKAGES },
  },
  'web/features': {
    path: 'src/web/features/',
    mayImport: ['shared', 'web/i18n', 'web/api', 'web/ui', 'web/forms', 'web/rendering'],
    packages: { never: SERVER_ONLY_PACKAGES },
  },
  'web/shell': {
    path: 'src/web/shell/',
    mayImport: ['shared', 'web/i18n', 'web/api', 'web/ui', 'web/rendering', 'web/features'],
    packages: { never: SERVER_ONLY_PACKAGES },
  },
  'web/routes': {
    path: 'src/web/routes/',
    mayImport: ['shared', 'web/i18n', 'web/api', 'web/ui', 'web/rendering', 'web/features', 'web/shell'],
    packages: { never: SERVER_ONLY_PACKAGES },
  },
  'web/entry-server': {
    path: [
      'src/web/rendering/entry-server.tsx',
      'src/web/rendering/find-page.ts',
      'src/web/rendering/load-router.ts',
      'src/web/rendering/shell-markup.tsx',
    ],
    mayImport: ['shared', 'web/*'],
  },
  'web/app': {
    path: 'src/web/',
    mayImport: ['shared', 'locales', 'web/*'],
    packages: { never: SERVER_ONLY_PACKAGES },
  },
};

/** The aliases of package.json "imports". */
export const aliases = {
  '#shared/': 'src/shared/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#locales/': 'src/locales/',
};

/** A room is one folder below these. It sees its own files, and other rooms only along the lists below. */
export const roomFolders = { server: 'src/server/features/', web: 'src/web/features/' };

/** @typedef {Readonly<Record<string, readonly string[]>>} Rooms */

/** @type {{ server: Rooms, web: Rooms }} */
export const roomImports = {
  server: {
    accounts: ['orders', 'producers', 'uploads'],
    admin: ['accounts', 'orders', 'producers', 'reviews'],
    cart: [],
    catalogue: [],
    checkout: ['cart', 'catalogue', 'orders', 'payments'],
    contact: [],
    feeds: ['catalogue'],
    'group-buys': ['catalogue', 'orders', 'payments', 'provider-jobs'],
    // Imports no room: whoever moves money posts to it.
    ledger: [],
    // Reads what the API answers, as pages do.
    mcp: [],
    newsletter: ['catalogue'],
    orders: ['ledger', 'provider-jobs'],
    payments: ['ledger', 'orders', 'provider-jobs'],
    'producer-desk': ['catalogue', 'ledger', 'orders'],
    // What payment providers still have to be told, written by whoever decides it.
    'provider-jobs': ['ledger'],
    // Products as files: writes them as the form does.
    'product-files': ['catalogue'],
    producers: ['catalogue'],
    promotions: [],
    returns: ['catalogue', 'ledger', 'orders', 'provider-jobs', 'uploads'],
    reviews: [],
    saved: ['catalogue'],
    search: ['catalogue', 'producers'],
    seo: [],
    uploads: [],
    waitlist: [],
    webhooks: ['catalogue'],
  },
  web: {
    accounts: [],
    admin: ['catalogue', 'connections', 'dashboards', 'orders', 'product-files', 'returns'],
    buyer: ['accounts', 'cart', 'catalogue', 'dashboards', 'group-buys', 'orders', 'returns'],
    cart: ['catalogue'],
    catalogue: [],
    // The form is filled from the buyer's profile.
    checkout: ['accounts', 'cart', 'catalogue', 'orders'],
    // Keys and webhooks: a tab of two dashboards.
    connections: ['dashboards'],
    contact: [],
    // What the three dashboards share.
    dashboards: ['catalogue'],
    'group-buys': ['accounts', 'catalogue', 'dashboards'],
    help: ['group-buys'],
    home: ['catalogue', 'producers'],
    newsletter: [],
    orders: ['cart', 'catalogue', 'returns'],
    payments: [],
    'producer-desk': [
      'accounts',
      'catalogue',
      'connections',
      'dashboards',
      'group-buys',
      'orders',
      'product-files',
      'returns',
    ],
    producers: ['catalogue'],
    product: ['cart', 'catalogue', 'group-buys', 'reviews', 'saved'],
    // Import and export: a tab of two dashboards.
    'product-files': [],
    returns: ['catalogue'],
    reviews: [],
    // The hearts of a visitor move into the account.
    saved: ['accounts', 'cart', 'catalogue'],
    search: ['catalogue', 'producers'],
    waitlist: [],
  },
};

/** Roles that hold for a kind of file wherever it stands: a route file says URL, schema, guard, call; no SQL. */
export const roles = [{ suffix: '.routes.ts', neverImports: ['drizzle-orm', '#server/db/schema/'] }];

/** Files that only tests load (`-arbitrary`: generators of random input). They may use any package, texts and tests/support. */
export const TEST_FILE = /\.test\.tsx?$|-arbitrary\.ts$/;
