// Another shop from the same code, and what would betray the first one in it.
import path from 'node:path';
import { expect } from 'vitest';
import { tokenColours } from '#engine/server/brand/colours.ts';
import { readBrand } from '#engine/server/brand/read-brand.ts';
import { SAMPLE_BRAND } from './sample-brand.ts';

export const SECOND_BRAND = readBrand(path.join(import.meta.dirname, '../brands/bloom-and-barrow'));

const { brand, mailFrom, adminEmail, iconGround } = SAMPLE_BRAND;

/** Colours that the second brand has others for; white belongs to nobody. */
const OLD_COLOURS = Object.entries(tokenColours())
  .filter(([name, { light }]) => SECOND_BRAND.colours[name]!.light !== light)
  .flatMap(([, { light, dark, panel }]) => [light, dark, panel])
  .filter((colour) => colour !== '#ffffff');

const OLD_WORDS = [
  brand.name,
  ...Object.values(brand.taglines),
  brand.phone,
  brand.seat.street,
  brand.houseProducer,
  brand.supportEmail,
  mailFrom,
  adminEmail,
  brand.mark.shapes[0]!.d,
  iconGround,
  ...OLD_COLOURS,
].map((word) => word.toLowerCase());

/** HTML and XML write some signs as entities. */
export const withSigns = (text: string) =>
  text.replaceAll(/&(?:amp|#38|#x26);/g, '&').replaceAll(/&(?:#39|#x27);/g, "'");

/** In any case, and as HTML, XML and URLs write it. */
export function expectNothingOfTheFirst(text: string, where: string): void {
  const lower = withSigns(text).toLowerCase();
  // Its prices are in euro. What dollars are called is a text by itself.
  expect(/.{0,30}(?:\$\s?\d|\busd\b|\bdollars?\b(?!")).{0,20}/.exec(lower)?.[0], where).toBeUndefined();
  expect(
    OLD_WORDS.filter((word) => lower.includes(word)),
    where,
  ).toEqual([]);
}
