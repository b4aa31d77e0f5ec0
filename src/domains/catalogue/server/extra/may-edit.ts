import { extraField, type SaidExtraValues } from '#domains/catalogue/model/extra/extra-fields.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/** The fields that a producer may not write, of those that are said. */
export function fieldsOfTheShop(said: object = {}): string[] {
  return Object.keys(said).filter((name) => extraField(name)?.edit === 'admin');
}

/** Some fields are the shop's to fill in: a producer who sends one is refused. */
export function requireOwnFields(said: SaidExtraValues | undefined): void {
  const [name] = fieldsOfTheShop(said);
  if (name === undefined) return;
  throw new AppError('forbidden', 'errors:extraFieldOfShop', {
    fields: { [`x.${name}`]: 'errors:extraFieldOfShop' },
  });
}
