import { z } from 'zod';
import { LANGUAGES } from '#engine/model/languages.ts';
import { sendCached } from '#engine/server/cache/send-cached.ts';
import { i18nFor } from '#engine/server/i18n/translations.ts';
import { openedBrand } from '#engine/server/brand/opened-brand.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { App } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';

const params = z.object({ language: z.enum(LANGUAGES), room: z.string().max(50) });

/** The texts of rooms in which the brand has its own words, for the browser. The others are files of the build. */
export function addBrandTexts(app: App, { cache }: Shop): void {
  app.get('/brand/texts/:language/:room.json', { schema: { hide: true, params } }, (request, reply) => {
    const { language, room } = request.params;
    if (!openedBrand().brand.rooms.includes(room)) throw new AppError('not_found', 'errors:not_found');
    return sendCached(cache, request, reply, {
      key: `/brand/texts/${language}/${room}`,
      contentType: 'application/json; charset=utf-8',
      write: async () => ({ text: JSON.stringify(i18nFor(language).getResourceBundle(language, room)) }),
    });
  });
}
