import type { LeftOut } from '#domains/standing-orders/model/announcement.ts';
import type { DateReason, PauseReason } from '#domains/standing-orders/model/standing-state.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { loadStanding } from './standing.queries.ts';

/** After these nobody goes on before its owner has done something about them. */
const PAUSES: Partial<Record<DateReason, PauseReason>> = {
  account: 'account',
  payment: 'payment',
  unpaid: 'payment',
  card_missing: 'payment',
  method_gone: 'payment',
};

interface GivenUp {
  id: number;
  standingOrderId: number;
  /** What was read; otherwise it is decided anew. Null: whatever it is now. */
  version: number | null;
  dueOn: Day;
  reason: DateReason;
  leftOut: LeftOut[];
}

const lock = statement<{ id: number }, { id: number; version: number | null }>(
  'lock-standing-order-as-read',
  `select id from standing_orders where id = $id::int and ($version::int is null or version = $version::int)
     for no key update`,
);

const end = statement<{ id: number }, { id: number; reason: DateReason; leftOut: string; from: string }>(
  'give-up-standing-date',
  `update standing_dates set state = 'missed', reason = $reason, left_out = $leftOut::jsonb, locked_until = null
    where id = $id::int and state = $from returning id`,
);

const move = statement<never, { id: number; dueOn: Day; pause: PauseReason | null; takenBackOn: Day | null }>(
  'move-standing-order-on',
  `update standing_orders s
      set next_on = case when s.next_on = $dueOn::date then $dueOn::date + 7 * s.every_weeks else s.next_on end,
          status = case when $pause::text is not null and s.status = 'active' then 'paused' else s.status end,
          pause_reason = case when $pause::text is not null and s.status = 'active' then $pause::text else s.pause_reason end,
          taken_back_on = coalesce($takenBackOn::date, s.taken_back_on)
    where s.id = $id::int`,
);

/** There is no order on this date, and its owner is told why. False: it was changed or ordered in between. */
export function giveUpDate(
  db: Db,
  given: GivenUp,
  from: 'announced' | 'charging' = 'announced',
): Promise<boolean> {
  return db.transaction((tx) => giveUpLocked(tx, given, from));
}

export async function giveUpLocked(tx: Db, given: GivenUp, from: 'announced' | 'charging'): Promise<boolean> {
  const { id, standingOrderId, version, dueOn, reason, leftOut } = given;
  if ((await lock(tx, { id: standingOrderId, version })).length === 0) return false;
  const ended = await end(tx, { id, reason, from, leftOut: JSON.stringify(leftOut) });
  if (ended.length === 0) return false;
  const pause = PAUSES[reason] ?? null;
  // Somebody who did not buy what had counted for others counts for nobody until they do, whatever kept them from it.
  const takenBackOn = reason === 'late' ? null : dueOn;
  await move(tx, { id: standingOrderId, dueOn, pause, takenBackOn });
  const [standing] = await loadStanding(tx, [standingOrderId], shopDay(new Date()));
  const { email, language, firstName, nextOn, mayOrder } = standing!;
  if (!mayOrder) return true;
  await queueMail(tx, {
    template: 'standing-missed',
    recipient: email,
    language,
    data: { standingOrderId, name: firstName, dueOn, reason, leftOut, nextOn, isPaused: pause !== null },
  });
  return true;
}
