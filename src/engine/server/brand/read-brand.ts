import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#engine/model/brand.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import { STANDARD_POLICIES, type Policies } from '#engine/model/policies.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { brandFileSchema, type BrandFile } from './brand-file.ts';
import { readTexts, shopTexts, unknownTexts, type TextsByNamespace } from './brand-texts.ts';
import { colourStyle, tokenColours, withChanges, type Colours } from './colours.ts';
import { contrastFaults } from './contrast.ts';

/** Everything of a brand, read once at the start from its folder. */
export interface OpenedBrand {
  brand: Brand;
  /** Where its icons (`public/`) and pictures (`pictures/`) are. */
  folder: string;
  /** The first sender, and the first administrator. */
  mailFrom: string;
  adminEmail: string;
  texts: TextsByNamespace;
  colours: Colours;
  /** For the head of pages, after the styles of the shop. */
  style: string;
  /** Behind the mark, and of an installed shop's window. */
  iconGround: string;
  /** URLs of pictures of the shop itself, where the brand has them. */
  screenshots: string[];
  /** What differs from the usual. */
  policies: Partial<Policies>;
}

/** In which the largest picture of all comes. */
export const HERO_WIDTHS = [800, 1600, 2400];

/** Pages and the manifest name them. `npm run brand` draws them. */
const BRAND_PICTURES = [
  'public/favicon.svg',
  'public/favicon.ico',
  'public/favicon-32.png',
  'public/apple-touch-icon.png',
  'public/icon-192.png',
  'public/icon-512.png',
  'public/icon-192-maskable.png',
  'public/icon-512-maskable.png',
  'public/icon-monochrome.svg',
  'pictures/home/hero.jpg',
  ...HERO_WIDTHS.map((width) => `pictures/home/hero-${width}.avif`),
];

/** For somebody who installs the shop. */
const SCREENSHOTS = ['home-desktop', 'product-desktop', 'shop-phone'].map(
  (name) => `/screenshots/${name}.jpg`,
);

/** Stops the start with one clear line where something is wrong. */
export function readBrand(folder: string): OpenedBrand {
  const refuse = refuser(folder);
  const file = readBrandFile(folder);
  const { mailFrom, adminEmail, icon, colours: changes, policies, ...brand } = file;
  const missing = BRAND_PICTURES.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) refuse(`lacks ${missing.join(', ')}; npm run brand -- ${folder} makes them`);
  const texts = readBrandTexts(folder, refuse);
  return {
    brand: { ...brand, rooms: [...new Set(LANGUAGES.flatMap((language) => Object.keys(texts[language])))] },
    folder,
    mailFrom,
    adminEmail,
    texts,
    ...readColours(changes, refuse),
    iconGround: icon.ground,
    screenshots: SCREENSHOTS.filter((name) => existsSync(join(folder, 'public', name))),
    policies: readPolicies(policies, refuse),
  };
}

type Refuse = (what: string) => never;

function refuser(folder: string): Refuse {
  return (what) => {
    throw new StartupError(`The brand in ${folder} ${what}. Correct it and start again.`);
  };
}

export function readBrandFile(folder: string): BrandFile {
  const refuse = refuser(folder);
  const path = join(folder, 'brand.json');
  if (!existsSync(path)) refuse('has no brand.json');
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    refuse(`has a brand.json that is not JSON: ${(error as Error).message}`);
  }
  const parsed = brandFileSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  const where = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return refuse(`has a brand.json with an unknown ${[where, issue.keys[0]].filter(Boolean).join('.')}`);
  return refuse(`has a brand.json whose ${where} is wrong: it ${issue.message}`);
}

function readColours(changes: BrandFile['colours'], refuse: Refuse): Pick<OpenedBrand, 'colours' | 'style'> {
  const usual = tokenColours();
  const unknown = Object.keys(changes).find((name) => !Object.hasOwn(usual, name));
  if (unknown !== undefined) refuse(`has a brand.json with an unknown colours.${unknown}`);
  const colours = withChanges(usual, changes);
  const [fault] = contrastFaults(colours);
  if (fault !== undefined) {
    const { front, ground, theme, contrast, least } = fault;
    const found = Math.floor(contrast * 100) / 100;
    refuse(
      `has colours that cannot be read: ${front} on ${ground} (${theme}) has a contrast of ${found}, below ${least}`,
    );
  }
  return { colours, style: colourStyle(colours, changes) };
}

function readBrandTexts(folder: string, refuse: Refuse): TextsByNamespace {
  let texts: TextsByNamespace;
  try {
    texts = readTexts(join(folder, 'texts'));
  } catch (error) {
    return refuse(`has texts that are not JSON: ${(error as Error).message}`);
  }
  for (const language of LANGUAGES) {
    for (const [room, own] of Object.entries(texts[language])) {
      const [unknown] = unknownTexts(shopTexts[language][room], own, `${language}/${room}`);
      if (unknown !== undefined) refuse(`has a text that the shop does not: ${unknown}`);
    }
  }
  return texts;
}

function readPolicies(given: BrandFile['policies'], refuse: Refuse): Partial<Policies> {
  const named: Partial<{ [Key in keyof Policies]: Policies[Key] | undefined }> = {
    freeShippingCents: given.freeShippingFrom,
    shippingCents: given.shippingFee,
    expressCents: given.expressFee,
    priorityCents: given.priorityFee,
    coldExpressCents: given.coldExpressFee,
    coldPriorityCents: given.coldPriorityFee,
    giftWrapCents: given.giftWrapFee,
    maxDaysAhead: given.deliveryDaysAhead,
    commissionPercent: given.commissionPercent,
    changeMinutes: given.cancelHours && given.cancelHours * 60,
    damageHours: given.damageHours,
    // Until then damage can be reported.
    payoutAfterHours: given.damageHours,
    returnDays: given.returnDays,
    lateReturnDays: given.lateReturnDays,
    restockingFeePercent: given.restockingFeePercent,
    invoiceDays: given.invoiceDays,
    guestInvoiceLimitCents: given.guestInvoiceLimit,
    invoiceMaximumCents: given.invoiceMaximum,
    keepYears: given.keepYears,
  };
  const changed = Object.fromEntries(
    Object.entries(named).filter(([, value]) => value !== undefined),
  ) as Partial<Policies>;
  const { returnDays, lateReturnDays } = { ...STANDARD_POLICIES, ...changed };
  if (lateReturnDays < returnDays)
    refuse('has policies whose lateReturnDays are fewer than their returnDays');
  return changed;
}
