import { shopHome } from '#engine/model/places/shop-home.ts';
import { writingIn } from '#engine/server/i18n/reader.ts';
import type { App } from './app-type.ts';
import { requestLanguage } from './request-language.ts';

/** Amounts in responses read as those who ask write them. Dollars read the same in every language. */
export function writeForWhoAsks(app: App): void {
  if (shopHome().currency === 'USD') return;
  app.addHook('onRequest', (request, _reply, done) => writingIn(requestLanguage(request), done));
}
