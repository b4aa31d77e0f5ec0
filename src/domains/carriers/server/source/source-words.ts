import sharp from 'sharp';
import { z } from 'zod';
import type { Address } from '#engine/model/places/address.ts';

const MOST_WAYS = 100;
/** Nothing that fits into a parcel costs more to send. */
const MOST_CENTS = 1_000_000;
const MOST_LABEL_CHARACTERS = 4 * 2 ** 20;
/** A label at 600 dots per inch, and half of it again. */
const MOST_LABEL_PIXELS = 13_000_000;

export interface AskedAddress {
  name: string;
  company: string | null;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postalCode: string;
  country: string;
}

/** As a domain outside is asked about it. */
export interface AskedParcel {
  from: AskedAddress;
  to: {
    country: string;
    region: string | null;
    postalCode: string | null;
    /** Of a label; for a price nobody is named. */
    recipient: {
      name: string;
      company: string | null;
      line1: string;
      line2: string | null;
      city: string;
      phone: string | null;
    } | null;
  };
  /** In centimetres. */
  box: { length: number; width: number; height: number };
  grams: number;
  currency: string;
}

export function addressOf({ company, line2, region, ...rest }: Address): AskedAddress {
  const { name, line1, city, postalCode, country } = rest;
  return {
    name,
    company: company ?? null,
    line1,
    line2: line2 ?? null,
    city,
    region: region ?? null,
    postalCode,
    country,
  };
}

const name = z.string().trim().min(1).max(100);
/** What names something to the carrier. */
const id = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !text.includes('\0'));

export const waysSchema = z
  .array(
    z.strictObject({
      id,
      cents: z.int().min(0).max(MOST_CENTS),
      days: z.int().min(0).max(365).nullable(),
      carrier: name,
      service: name,
    }),
  )
  .max(MOST_WAYS);

/** A picture that every printer takes, whatever was sent: it is drawn anew. */
const imageSchema = z
  .string()
  .max(MOST_LABEL_CHARACTERS)
  .transform(async (text, { addIssue }) => {
    try {
      const picture = sharp(Buffer.from(text, 'base64'), { limitInputPixels: MOST_LABEL_PIXELS });
      const { format } = await picture.metadata();
      if (format === 'png' || format === 'jpeg') return new Uint8Array(await picture.png().toBuffer());
    } catch {
      // What is no picture is said to be none, whatever the library calls it.
    }
    addIssue({ code: 'custom', message: 'is no picture' });
    return z.NEVER;
  });

export const labelSchema = z.strictObject({
  id,
  trackingNumber: z
    .string()
    .trim()
    .min(4)
    .max(100)
    .regex(/^[\w -]+$/),
  image: imageSchema,
});
export const foundLabelSchema = labelSchema.nullish().transform((label) => label ?? undefined);
export const voidSchema = z.enum(['voided', 'pending', 'refused']);
export const progressSchema = z.enum(['unknown', 'shipped', 'delivered']);
