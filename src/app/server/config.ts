import { resolve } from 'node:path';
import { z } from 'zod';
import { PAYMENT_METHODS, isPaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { isAddedName } from '#engine/model/added-names.ts';
import { COUNTRY_CODES } from '#engine/model/places/countries.ts';
import { CURRENCIES } from '#engine/model/places/currencies.ts';
import { STANDARD_HOME } from '#engine/model/places/shop-home.ts';
import type { Config } from '#engine/server/config.ts';
import {
  onOff,
  postgresUrl,
  proxyList,
  SECRET_KEY,
  SECRET_KEY_RULE,
  webAddress,
  wholeNumber,
} from './setting-kinds.ts';
import { picturesAt, shippoOf, stripeOf, stripeTaxOf } from './joint-settings.ts';
import { readBrand, type OpenedBrand } from '#engine/server/brand/read-brand.ts';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';
import { sender } from '#engine/server/mail/sender.ts';
import { StartupError } from '#engine/server/startup-error.ts';

/** Every setting of the shop. This file is the only reader of process.env. */

/** In the order in which checkout offers them, but what is paid at once stands before the invoice. */
const paymentMethods = z
  .string()
  .default('invoice')
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine(
    (entries) => entries.every(isPaymentMethod) && new Set(entries).size === entries.length,
    `must be a list of ${PAYMENT_METHODS.join(', ')} and x- with the name of an extension, each at most once`,
  )
  .transform((entries) => entries.filter(isPaymentMethod))
  .transform((methods) => methods.toSorted((a, b) => Number(b === 'card') - Number(a === 'card')));

const settingsSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('production'),
  PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0)
    .max(65535, 'must be a port number')
    .default(3000),
  HOST: z.string().min(1, 'must not be empty').default('0.0.0.0'),
  DATA_DIR: z.string().min(1, 'must name a folder').default('./data'),
  BRAND: z.string().min(1, 'must name a folder').default('./brand'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_NAMED_STATEMENTS: onOff('on'),
  PICTURES: z.string().optional(),
  PICTURES_PREVIOUS: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  SECRET_KEY: z.string().regex(SECRET_KEY, SECRET_KEY_RULE).optional(),
  SECRET_KEY_PREVIOUS: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.string().regex(SECRET_KEY, SECRET_KEY_RULE)))
    .default([]),
  PUBLIC_URL: webAddress.optional(),
  PAYMENTS: paymentMethods,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret key of Stripe: sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be a signing secret of Stripe: whsec_…')
    .optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be a signing secret of Stripe: whsec_…')
    .optional(),
  STRIPE_API_URL: webAddress.optional(),
  PAYOUTS: z.string().refine(isAddedName, 'must be x- and the name of an extension').optional(),
  TAX: z
    .string()
    .regex(
      /^(?:internal|stripe|x-[a-z][a-z0-9-]*)$/,
      'must be internal, stripe, or x- and the name of an extension',
    )
    .default('internal'),
  CARRIER: z
    .string()
    .regex(/^(?:own|shippo|x-[a-z][a-z0-9-]*)$/, 'must be own, shippo, or x- and the name of an extension')
    .default('own'),
  SHIPPO_API_KEY: z
    .string()
    .regex(/^shippo_(live|test)_/, 'must be a token of Shippo: shippo_live_… or shippo_test_…')
    .optional(),
  SHIPPO_WEBHOOK_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,200}$/, 'must be 20 to 200 letters and digits')
    .optional(),
  SHIPPO_API_URL: webAddress.optional(),
  LABELS_PAID_BY: z.enum(['house', 'producer'], 'must be house or producer').default('house'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'must look like smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z.string().min(3, 'must be a mail address').optional(),
  BULK_MAILS_PER_MINUTE: wholeNumber(1, 60_000).default(600),
  SUPPORT_EMAIL: z.email('must be a mail address').optional(),
  SHOP_CURRENCY: z
    .enum(CURRENCIES, 'must be a currency of ISO 4217 with two decimals, such as USD or EUR')
    .default(STANDARD_HOME.currency),
  SHOP_COUNTRY: z
    .enum(COUNTRY_CODES, 'must be a country code of ISO 3166-1, such as US or DE')
    .default(STANDARD_HOME.country),
  STORE_MODE: z.enum(['open', 'prelaunch'], 'must be open or prelaunch').default('open'),
  GUEST_CHECKOUT: onOff('on'),
  PLACEHOLDER_RATINGS: onOff('on'),
  RATE_LIMIT: onOff('on'),
  HTTP_CACHES: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.array(z.url({ protocol: /^http$/, error: 'must be a list of http addresses' })))
    .default([]),
  EXTENSIONS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().max(500)).max(20, 'must name at most 20'))
    .default([]),
  CACHE_MB: wholeNumber(1, 100_000).default(128),
  MCP: onOff('on'),
  TRUST_PROXY: proxyList.optional(),
  SAMPLE_DATA: z.enum(['on', 'catalogue', 'off'], 'must be on, catalogue or off').optional(),
  ADMIN_USERNAME: z
    .string()
    .min(3, 'must have at least 3 characters')
    .max(50, 'must have at most 50 characters')
    .default('admin'),
  ADMIN_EMAIL: z.email('must be a mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_SERVICE_NAME: z.string().min(1, 'must not be empty').default('madia'),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level')
    .default('info'),
});

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // An empty variable counts as unset, as it does in compose files.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new StartupError(
      `Setting ${String(issue.path[0])} is wrong: it ${issue.message}. Correct it and start again.`,
    );
  }
  const s = parsed.data;
  const stripe = stripeOf(s);
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (s[name] !== undefined && s.DATABASE_URL === undefined)
      throw new StartupError(
        `Setting ${name} is wrong: it needs DATABASE_URL beside it. Correct it and start again.`,
      );
  }
  if (s.PAYMENTS.includes('test') && s.PUBLIC_URL?.startsWith('https:')) {
    throw new StartupError(
      'Setting PAYMENTS is wrong: it must not offer test where PUBLIC_URL is https, because test moves no money. Correct it and start again.',
    );
  }
  const dataDir = resolve(PROJECT_ROOT, s.DATA_DIR);
  const brand = brandOf(s);
  return {
    environment: s.NODE_ENV,
    port: s.PORT,
    host: s.HOST,
    dataDir,
    brand,
    pictures: picturesAt(s, 'PICTURES') ?? { folder: resolve(dataDir, 'uploads') },
    /** Where pictures are found that have not moved yet. */
    previousPictures: picturesAt(s, 'PICTURES_PREVIOUS'),
    databaseUrl: s.DATABASE_URL,
    directUrl: s.DATABASE_DIRECT_URL,
    replicaUrl: s.DATABASE_REPLICA_URL,
    namedStatements: s.DATABASE_NAMED_STATEMENTS,
    secretKey: s.SECRET_KEY,
    previousSecretKeys: s.SECRET_KEY_PREVIOUS,
    publicUrl: (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/+$/, ''),
    payments: s.PAYMENTS,
    /** Set where `payments` has `card`. */
    stripe,
    /** Set where Stripe computes the taxes. */
    stripeTax: stripeTaxOf(s),
    /** Set where Shippo says what parcels cost. */
    shippo: shippoOf(s),
    /** Whether labels are taken off payouts. */
    producersPayLabels: s.LABELS_PAID_BY === 'producer',
    payoutSource: s.PAYOUTS,
    taxSource: s.TAX.startsWith('x-') ? s.TAX : undefined,
    carrierSource: s.CARRIER.startsWith('x-') ? s.CARRIER : undefined,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM ?? sender(brand.brand.name, brand.mailFrom),
    /** Of newsletters and the like, by all processes together. */
    bulkMailsPerMinute: s.BULK_MAILS_PER_MINUTE,
    supportEmail: brand.brand.supportEmail,
    home: { currency: s.SHOP_CURRENCY, country: s.SHOP_COUNTRY },
    storeMode: s.STORE_MODE,
    guestCheckout: s.GUEST_CHECKOUT,
    placeholderRatings: s.PLACEHOLDER_RATINGS,
    rateLimit: s.RATE_LIMIT,
    /** In front of the shop, which tells them of every change. */
    httpCaches: s.HTTP_CACHES,
    extensions: {
      names: s.EXTENSIONS,
      root: PROJECT_ROOT,
      settings: Object.fromEntries(
        Object.entries(given).filter((entry): entry is [string, string] => entry[0].startsWith('X_')),
      ),
    },
    /** Of finished responses, in memory. */
    cacheBytes: s.CACHE_MB * 2 ** 20,
    /** Whether assistants may read the catalogue. */
    mcp: s.MCP,
    /** Whose X-Forwarded-For counts; false: nobody's. */
    trustProxy: s.TRUST_PROXY ?? (false as const),
    /** `catalogue`: without the people who bought and reviewed it. */
    sampleData: s.SAMPLE_DATA ?? (s.DATABASE_URL === undefined ? ('on' as const) : ('off' as const)),
    admin: {
      username: s.ADMIN_USERNAME,
      email: s.ADMIN_EMAIL ?? brand.adminEmail,
      password: s.ADMIN_PASSWORD,
    },
    telemetry:
      s.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
            service: s.OTEL_SERVICE_NAME,
          },
    drainSeconds: s.DRAIN_SECONDS,
    logLevel: s.LOG_LEVEL,
  };
}

/** SUPPORT_EMAIL wins over the brand's, in pages as in mails. */
function brandOf(s: z.output<typeof settingsSchema>): OpenedBrand {
  const opened = readBrand(resolve(PROJECT_ROOT, s.BRAND));
  if (s.SUPPORT_EMAIL === undefined) return opened;
  return { ...opened, brand: { ...opened.brand, supportEmail: s.SUPPORT_EMAIL } };
}
