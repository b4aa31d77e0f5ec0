import type { RecentEvent } from '#domains/desk/model/sales-figures.ts';
import type { Language } from '#engine/model/languages.ts';
import { toAmount } from '#engine/model/money.ts';
import { hasRight } from '#engine/model/rights.ts';
import type { Db } from '#engine/server/db/client.ts';
import { domains, type DomainEvent } from '#engine/server/domain.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

const SHOWN = 10;

/** What happened last and concerns this person, the newest first. `producerId` null: in the whole shop. */
export async function latelyFor(
  db: Db,
  { rights }: SessionUser,
  producerId: number | null,
  language: Language,
): Promise<RecentEvent[]> {
  const role = producerId === null ? 'ADMIN' : 'PRODUCER';
  const declared = domains()
    .flatMap(({ lately }) => lately?.[role] ?? [])
    .filter(({ needs }) => hasRight(rights, needs));
  const found: DomainEvent[] = [];
  for (const { find } of declared) found.push(...(await find(db, { producerId, limit: SHOWN, language })));
  const seesAmounts = hasRight(rights, 'money');
  return found
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, SHOWN)
    .map(({ name, at, values, page, filter = {} }) => ({
      name,
      at: at.toISOString(),
      values: said(values, seesAmounts),
      page,
      filter: { ...filter },
    }));
}

/** Cents become `amount`, for those who may see money. */
function said({ totalCents, ...rest }: DomainEvent['values'], seesAmounts: boolean): RecentEvent['values'] {
  return totalCents === undefined || !seesAmounts ? rest : { ...rest, amount: toAmount(Number(totalCents)) };
}
