import type { Passport } from '#domains/batches/model/passport.ts';
import { passportPath } from '#domains/batches/model/passport-path.ts';
import { gtin14 } from '#domains/catalogue/model/batches/gtin.ts';

/** The same for machines: a product of which this is one batch. */
export function passportData(passport: Passport, publicUrl: string): object {
  const { gtin, code, bestBefore, producedOn, producerName, location, isRecalled, isListed } = passport;
  const property = (name: string, value: string | null) =>
    value === null ? [] : [{ '@type': 'PropertyValue', name, value }];
  return {
    '@type': 'IndividualProduct',
    '@id': publicUrl + passportPath(passport),
    name: passport.productName,
    ...(isListed && { url: `${publicUrl}/product/${passport.productSlug}` }),
    ...(gtin !== null && { gtin14: gtin14(gtin) }),
    ...(producedOn !== null && { productionDate: producedOn }),
    ...(producerName !== null && {
      manufacturer: { '@type': 'Organization', name: producerName, ...(location && { address: location }) },
    }),
    additionalProperty: [
      ...property('batch', code),
      ...property('bestBefore', bestBefore),
      ...property('recalled', isRecalled ? 'yes' : 'no'),
    ],
  };
}
