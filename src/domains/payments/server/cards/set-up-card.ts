import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import type { SetupState } from '#domains/payments/server/card-keeper.ts';
import { providerOf, type Providers } from '#domains/payments/server/providers.ts';
import type { Db } from '#engine/server/db/client.ts';
import { cardById, noteClosed, noteKept, noteSession } from './kept-cards.queries.ts';

/**
 * Where somebody goes to let a card be kept; null where there is nothing to do any more. Asks the provider, so that somebody
 * who comes back from it is found. Not inside a transaction.
 */
export async function cardSetupUrl(
  db: Db,
  providers: Providers,
  { cardId, language, returnUrl }: { cardId: number; language: string; returnUrl: string },
): Promise<string | null> {
  const card = await cardById(db, cardId);
  if (card === undefined || card.kept !== null || card.isClosed) return null;
  const keeper = providerOf(providers, card.method).cards;
  if (keeper === undefined) return null;
  const { reference, createdAt, email: customerEmail, sessionId } = card;
  const setup = {
    reference,
    createdAt,
    customerEmail,
    returnUrl,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  };
  if (sessionId !== null) return conclude(db, cardId, await keeper.lookUpSetup({ ...setup, sessionId }));
  const { sessionId: started, ...told } = await keeper.setUp({ ...setup, sessionId: null });
  if (started !== null) await noteSession(db, cardId, started);
  return conclude(db, cardId, told);
}

async function conclude(db: Db, cardId: number, told: SetupState): Promise<string | null> {
  if (told.state === 'open') return told.redirectUrl;
  if (told.state === 'kept') await noteKept(db, cardId, told);
  else await noteClosed(db, cardId);
  return null;
}
