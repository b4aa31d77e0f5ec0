import { z } from 'zod';
import { formatBands, parseBands } from '#domains/carriers/model/band-text.ts';
import type { ShippingProfile } from '#domains/carriers/model/shipping-profile.ts';
import type { Address } from '#engine/model/places/address.ts';
import { isCountry } from '#engine/model/places/countries.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';

const listOf = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim().toUpperCase())
    .filter((each) => each !== '');

const amount = z
  .string()
  .trim()
  .regex(/^(\d{1,5}(\.\d{1,2})?)?$/, 'carriers:faults.price');

const list = z
  .string()
  .refine(
    (text) => listOf(text).every((each) => /^[A-Z0-9][A-Z0-9 -]{0,9}$/.test(each)),
    'carriers:faults.list',
  );

const zoneValues = z.object({
  countries: z.string().refine((text) => listOf(text).every(isCountry), 'carriers:faults.countries'),
  regions: list,
  postalPrefixes: list,
  bands: z.string().refine((text) => parseBands(text) !== undefined, 'carriers:faults.bands'),
  freeFrom: amount,
  expressExtra: amount,
  priorityExtra: amount,
});
export type ZoneValues = z.input<typeof zoneValues>;

/** A profile as the form holds it: lists, bands and amounts as text. The server judges the address. */
export const profileValuesSchema = z.object({
  origin: z.object({
    name: z.string(),
    company: z.string(),
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  prices: z.enum(['bands', 'carrier']),
  box: z.object({ length: z.number(), width: z.number(), height: z.number() }),
  minimumOrder: amount,
  zones: z.array(zoneValues),
});
export type ProfileValues = z.input<typeof profileValuesSchema>;

export const EMPTY_ZONE: ZoneValues = {
  countries: '',
  regions: '',
  postalPrefixes: '',
  bands: '',
  freeFrom: '',
  expressExtra: '',
  priorityExtra: '',
};

const shown = (amount: number | null) => (amount === null ? '' : amount.toFixed(2));
const typed = (text: string) => (text.trim() === '' ? null : Number(text));

export function valuesOf({ origin, prices, box, minimumOrder, zones }: ShippingProfile): ProfileValues {
  return {
    origin: {
      name: origin?.name ?? '',
      company: origin?.company ?? '',
      line1: origin?.line1 ?? '',
      line2: origin?.line2 ?? '',
      city: origin?.city ?? '',
      region: origin?.region ?? '',
      postalCode: origin?.postalCode ?? '',
      country: origin?.country ?? shopHome().country,
    },
    prices,
    box: { ...box },
    minimumOrder: shown(minimumOrder),
    zones: zones.map((zone) => ({
      countries: zone.countries.join(', '),
      regions: zone.regions.join(', '),
      postalPrefixes: zone.postalPrefixes.join(', '),
      bands: formatBands(zone.bands),
      freeFrom: shown(zone.freeFrom),
      expressExtra: shown(zone.expressExtra),
      priorityExtra: shown(zone.priorityExtra),
    })),
  };
}

const addressOf = ({ company, line2, region, ...others }: ProfileValues['origin']): Address => ({
  ...others,
  ...(company.trim() !== '' && { company }),
  ...(line2.trim() !== '' && { line2 }),
  ...(region !== '' && { region }),
});

export function profileOfValues(values: ProfileValues): ShippingProfile {
  const { country: _, ...written } = values.origin;
  const isEmpty = Object.values(written).every((part) => part.trim() === '');
  return {
    origin: isEmpty ? null : addressOf(values.origin),
    prices: values.prices,
    box: values.box,
    minimumOrder: typed(values.minimumOrder),
    zones: values.zones.map((zone) => ({
      countries: listOf(zone.countries),
      regions: listOf(zone.regions),
      postalPrefixes: listOf(zone.postalPrefixes),
      bands: parseBands(zone.bands) ?? [],
      freeFrom: typed(zone.freeFrom),
      expressExtra: typed(zone.expressExtra),
      priorityExtra: typed(zone.priorityExtra),
    })),
  };
}
