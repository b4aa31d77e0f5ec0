import { providedSchema, type ExtensionState } from '#domains/extensions/model/page-blocks.ts';
import { countEvents } from '#domains/extensions/server/events/extension-events.queries.ts';
import { openedExtensions } from '#domains/extensions/server/open-extensions.ts';
import type { Language } from '#engine/model/languages.ts';
import { hasRight } from '#engine/model/rights.ts';
import type { Db } from '#engine/server/db/client.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

/** Hosts of settings by their names: what an address holds beside the host may be a secret. */
export async function extensionStates(
  db: Db,
  user: SessionUser,
  language: Language,
): Promise<ExtensionState[]> {
  const t = translator(language);
  const list = openedExtensions();
  const isOwner = hasRight(user.rights, 'owner');
  const counts = isOwner
    ? await countEvents(db, { extensions: list.map(({ described }) => described.name) })
    : [];
  return list.map(({ described, host, settings }) => {
    const { name, pages, events, hosts, routes } = described;
    const { waiting = 0, failed = 0 } = counts.find(({ extension }) => extension === name) ?? {};
    const chosen = Object.entries(described.settings).flatMap(([setting, { kind }]) =>
      kind === 'url' && settings[setting] !== undefined ? new URL(String(settings[setting])).host : [],
    );
    return {
      name,
      title: t(`x-${name}:name`),
      pages: pages
        .filter(({ right }) => hasRight(user.rights, right))
        .map((page) => ({ name: page.name, title: t(`x-${name}:pages.${page.name}`) })),
      state: isOwner
        ? {
            running: host.isRunning,
            restarts: host.restarts,
            lastFailure: host.lastFailure
              ? { at: host.lastFailure.at.toISOString(), reason: host.lastFailure.reason }
              : null,
            events: [...events],
            waiting,
            failed,
            hosts: [...hosts, ...chosen],
            routes: routes.map(({ key, who }) => ({ call: key, who })),
            fields: Object.keys(described.fields).map((field) => t(`x-${name}:fields.${field}.label`)),
            provides: portsOf(described.provides),
          }
        : null,
    };
  });
}

/** As the desk names them: 'carrier' for all that a carrier does. */
function portsOf(provides: readonly string[]): NonNullable<ExtensionState['state']>['provides'] {
  return providedSchema.options.filter((port) => provides.some((what) => what.split('.')[0] === port));
}
