import type { Language } from '#engine/model/languages.ts';
import { hasRight } from '#engine/model/rights.ts';
import { domains, type Sought } from '#engine/server/domain.ts';
import { contains } from '#engine/server/lists/admin-list.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { MAX_FOUND, type Found } from '#domains/desk/model/search.ts';

/** Of each kind, so that one with many hits does not hide the others. */
const MAX_OF_KIND = 6;
/** Trigrams find nothing in less. */
const SHORTEST_PATTERN = 3;

/** Records of every domain that the caller may open; first those whose number or whole name it is. */
export async function search(
  db: Db,
  user: SessionUser,
  text: string,
  producerId: number | null,
  language: Language,
): Promise<Found[]> {
  const number = /^#?(\d{1,9})$/u.exec(text)?.[1];
  const sought: Sought = {
    text,
    // '#12' is a number and nothing else: no name holds the sign.
    pattern: text.length < SHORTEST_PATTERN || /^#\d+$/u.test(text) ? null : contains(text),
    number: number === undefined ? null : Number(number),
    producerId,
    language,
    limit: MAX_OF_KIND,
  };
  const kinds = domains()
    .flatMap(({ searchable = [] }) => searchable)
    .filter(({ right }) => hasRight(user.rights, right));
  const found = await Promise.all(
    kinds.map(async ({ kind, find }) => (await find(db, sought)).map((record) => ({ kind, ...record }))),
  );
  const name = (title: string) => title.replace(/^#/u, '').toLowerCase();
  const rank = ({ title }: Found) => (name(title) === name(text) ? 0 : 1);
  return found
    .flat()
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MAX_FOUND);
}
