import type { UrlInput } from '#shared/api/api-url.ts';
import type { AnswerOf, PathOf } from '#shared/api/contract.ts';
import type { Language } from '#shared/languages.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Shop } from '#server/shop.ts';

/** What the API answers to a public read, from the same cache. */
export async function readCatalogue<Path extends PathOf<'GET'>>(
  { reads }: Pick<Shop, 'reads'>,
  path: Path,
  input: UrlInput,
  language: Language,
): Promise<AnswerOf<`GET ${Path}`>> {
  const response = await reads.local(path, input, language);
  if (response === undefined) throw new AppError('invalid', 'errors:invalid');
  return (response.data ?? JSON.parse(response.text)) as AnswerOf<`GET ${Path}`>;
}
