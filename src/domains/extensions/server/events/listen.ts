import type { Db } from '#engine/server/db/client.ts';
import type { OpenExtension } from '#domains/extensions/server/open-extensions.ts';
import { listenTo, silenceOthers } from './extension-events.queries.ts';

/** Before the shop opens: from now on what happens is written down for the extensions that are there. */
export async function listenForExtensions(db: Db, list: readonly OpenExtension[]): Promise<void> {
  for (const { described } of list)
    await listenTo(db, { extension: described.name, events: [...described.events] });
  await silenceOthers(db, { extensions: list.map(({ described }) => described.name) });
}
