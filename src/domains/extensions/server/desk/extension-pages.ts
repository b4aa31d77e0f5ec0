import type { z } from 'zod';
import {
  pageBlocksSchema,
  type ExtensionPage,
  type pageFormSchema,
} from '#domains/extensions/model/page-blocks.ts';
import { openedExtensions, type OpenExtension } from '#domains/extensions/server/open-extensions.ts';
import { ExtensionFailed } from '#domains/extensions/server/process/extension-host.ts';
import type { Call } from '#domains/extensions/server/process/messages.ts';
import type { Language } from '#engine/model/languages.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { requireRight } from '#engine/server/sessions/guards.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

const PAGE_MS = 10_000;
const MAX_SAID = 500;

interface Named {
  name: string;
  page: string;
}

export async function showPage(named: Named, user: SessionUser, language: Language): Promise<ExtensionPage> {
  const { described, host } = openPage(named, user);
  return {
    title: translator(language)(`x-${described.name}:pages.${named.page}`),
    blocks: await blocksOf(host, {
      do: 'show',
      page: named.page,
      asked: { language, person: { id: user.id } },
    }),
  };
}

/** What somebody of the staff sends is written down like everything they do: that they did, not what it said. */
export async function submitPage(
  db: Db,
  named: Named,
  { form, values }: z.output<typeof pageFormSchema>,
  user: SessionUser,
  language: Language,
): Promise<ExtensionPage & { said: string | null }> {
  const { described, host } = openPage(named, user);
  const asked = { language, person: { id: user.id } };
  const said = await asking(
    host.call({ do: 'submit', page: named.page, form: { ...asked, form, values } }, PAGE_MS),
  );
  await recordAudit(db, {
    actor: user,
    action: 'extension.form',
    entityType: 'extension',
    entityId: described.name,
    detail: { page: named.page, form },
  });
  const page = await showPage(named, user, language);
  return { ...page, said: typeof said === 'string' ? said.slice(0, MAX_SAID) : null };
}

function openPage({ name, page }: Named, user: SessionUser): OpenExtension {
  const extension = openedExtensions().find(({ described }) => described.name === name);
  const found = extension?.described.pages.find((one) => one.name === page);
  if (extension === undefined || found === undefined) throw new AppError('not_found', 'errors:not_found');
  requireRight(user, found.right);
  return extension;
}

async function blocksOf(host: OpenExtension['host'], call: Call): Promise<ExtensionPage['blocks']> {
  const shown = pageBlocksSchema.safeParse(await asking(host.call(call, PAGE_MS)));
  if (shown.success) return shown.data;
  const { path, message } = shown.error.issues[0]!;
  host.note(`its page shows what no page can: ${path.join('.')}: ${message}`);
  throw new AppError('unavailable', 'errors:extensions.failed');
}

/** A refusal of its own is read by the person who sent the form; anything else is a failure. */
async function asking(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ExtensionFailed)) throw error;
    if (error.refused !== undefined)
      throw new AppError('invalid', error.refused.message, { fields: error.refused.fields ?? {} });
    throw new AppError('unavailable', 'errors:extensions.failed');
  }
}
