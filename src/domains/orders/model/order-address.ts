import { z } from 'zod';
import { isNotDelivered } from '#domains/pricing/model/delivery/coverage.ts';
import type { Language } from '#engine/model/languages.ts';
import { knownAddress, type Address, type KnownAddress, type Place } from '#engine/model/places/address.ts';
import { readAddress } from '#engine/model/places/read-address.ts';
import { writeAddress } from '#engine/model/places/write-address.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';

/** As an order shows it. What could not be read out of a text is null. */
export const knownAddressSchema = z.object({
  name: z.string(),
  company: z.string().nullable(),
  line1: z.string().nullable(),
  line2: z.string().nullable(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string(),
});

/** Where an order goes, as somebody says it: in one text, by its parts, or both. */
export interface GivenAddress {
  shippingAddress?: string | undefined;
  address?: Address | undefined;
}

/** What a text says of where it leads. */
export function addressOfText(text: string, name: string): KnownAddress {
  return { name, company: null, ...readAddress(text, shopHome().country) };
}

/**
 * What is wrong with an address, and at which field. The parts count where they are given; a text beside them must not lead
 * elsewhere, since a parcel follows the text, and taxes the parts. What is not sent may be of anybody, wherever they live.
 */
export function addressFault(
  { shippingAddress, address }: GivenAddress,
  isSent = true,
): { path: string[]; message: string } | undefined {
  const read = shippingAddress === undefined ? undefined : readAddress(shippingAddress, shopHome().country);
  const place: Place | undefined = address === undefined ? read : knownAddress(address);
  if (place === undefined) return undefined;
  const fields = address === undefined ? ['shippingAddress'] : ['address', 'country'];
  if (isSent && isNotDelivered(place)) return { path: fields, message: 'validation:outsideCoverage' };
  if (address !== undefined && read !== undefined && isElsewhere(read, place))
    return { path: ['shippingAddress'], message: 'validation:addressesDiffer' };
  return undefined;
}

/** A text in which only the country is the shop's own may simply not have named it. */
function isElsewhere(read: Place, place: Place): boolean {
  if (read.country !== place.country) return read.country !== shopHome().country || read.region !== null;
  return read.region !== null && (read.region !== place.region || !isSameCode(read, place));
}

const isSameCode = (one: Place, other: Place) =>
  one.postalCode?.slice(0, 5) === other.postalCode?.slice(0, 5);

interface Writer {
  customerName: string;
  /** Who gets it: then nobody else's name stands in the address. */
  giftTo?: string | null | undefined;
  language: Language;
}

/** Both ways of saying it, whichever was given. Undefined: neither was. */
export function bothAddresses(
  { shippingAddress, address }: GivenAddress,
  { customerName: orderedBy, giftTo, language }: Writer,
): { shippingAddress: string; address: KnownAddress } | undefined {
  const customerName = giftTo || orderedBy;
  if (address === undefined) {
    if (shippingAddress === undefined) return undefined;
    return { shippingAddress, address: addressOfText(shippingAddress, customerName) };
  }
  const homeCountry = shopHome().country;
  const place = giftTo ? { ...address, name: giftTo } : address;
  const text = shippingAddress ?? writeAddress(place, { homeCountry, language, customerName });
  return { shippingAddress: text, address: knownAddress(place) };
}

/** What may name a PO box: the street of an address, or a whole text. */
export function streetOf({ shippingAddress = '', address }: GivenAddress): string {
  return address === undefined
    ? shippingAddress
    : `${address.line1}\n${address.line2 ?? ''}\n${shippingAddress}`;
}

/** Of orders that are read whose parts nobody has written down: the place is the shop's. */
export function unreadAddress(name: string): KnownAddress {
  const unread = { company: null, line1: null, line2: null, city: null, region: null, postalCode: null };
  return { name, ...unread, country: shopHome().country };
}
