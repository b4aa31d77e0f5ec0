import type { UrlInput } from '#engine/model/api/api-url.ts';
import type { ResponseOf, PathOf } from '#engine/model/api/contract.ts';
import type { Language } from '#engine/model/languages.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';

/** What the API answers to a public read, from the same cache. */
export async function readCatalogue<Path extends PathOf<'GET'>>(
  { reads }: Pick<Shop, 'reads'>,
  path: Path,
  input: UrlInput,
  language: Language,
): Promise<ResponseOf<`GET ${Path}`>> {
  const response = await reads.local(path, input, language);
  if (response === undefined) throw new AppError('invalid', 'errors:invalid');
  return (response.data ?? JSON.parse(response.text)) as ResponseOf<`GET ${Path}`>;
}
