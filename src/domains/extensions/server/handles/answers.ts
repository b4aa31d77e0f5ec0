import { z } from 'zod';
import { LANGUAGES } from '#engine/model/languages.ts';
import { domains } from '#engine/server/domain.ts';
import { NEWS_KINDS } from '#engine/server/provider.ts';
import type { App } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { OpenExtension } from '#domains/extensions/server/open-extensions.ts';
import type { Answers } from '#domains/extensions/server/process/extension-host.ts';
import type { Asked } from '#domains/extensions/server/process/messages.ts';
import { mailSchema, sendMail } from './mail.ts';
import { fetchSchema, reach, reachOf } from './reach.ts';
import {
  addSchema,
  addToValue,
  deleteValue,
  getSchema,
  getValue,
  listSchema,
  listValues,
  setSchema,
  setValue,
} from './store.ts';

const readSchema = z.object({
  // One way of writing it: what begins here stays below /api/.
  path: z
    .string()
    .max(2_000)
    .regex(/^\/api\/(?!x\/)[\w/-]+(?:\?[^#\s]*)?$/, 'the path must be one of the API'),
  language: z.enum(LANGUAGES),
});

const newsSchema = z.object({
  kind: z.enum(NEWS_KINDS, `there is news of one of ${NEWS_KINDS.join(', ')}`),
  name: z
    .string()
    .min(1)
    .max(200)
    .refine((text) => !text.includes('\0')),
});

/** What an extension may ask the shop for, and nothing else. Whatever it sends is checked as if a stranger had sent it. */
export function answersFor(extension: OpenExtension, shop: Shop, app: App): Answers {
  const { name } = extension.described;
  const { db, limiter } = shop;
  const at = reachOf(extension);
  const answers: { [What in keyof Asked]: (asked: unknown) => Promise<unknown> } = {
    get: (asked) => getValue(db, name, getSchema.parse(asked)),
    set: (asked) => setValue(db, name, setSchema.parse(asked)),
    delete: (asked) => deleteValue(db, name, getSchema.parse(asked)),
    add: (asked) => addToValue(db, name, addSchema.parse(asked)),
    list: (asked) => listValues(db, name, listSchema.parse(asked)),
    fetch: (asked) => reach(fetchSchema.parse(asked), at),
    read: async (asked) => {
      const { path, language } = readSchema.parse(asked);
      const { statusCode, body } = await app.inject({
        url: path,
        headers: { cookie: `language=${language}` },
      });
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      return JSON.parse(body) as unknown;
    },
    mail: async (asked) => {
      const mail = mailSchema.parse(asked);
      await limiter.count({ extensionMails: name });
      return sendMail(db, extension, mail);
    },
    news: async (asked) => {
      const { kind, name: about } = newsSchema.parse(asked);
      await limiter.count({ extensionNews: name });
      for (const { hears } of domains()) await hears?.[kind]?.(shop, { provider: `x-${name}`, name: about });
    },
  };
  return async (what, asked) => {
    if (!Object.hasOwn(answers, what)) throw new Error(`there is nothing to ask by the name '${what}'`);
    try {
      return await answers[what as keyof Asked](asked);
    } catch (error) {
      // Of a mistake of the shop's own an extension learns no more than anybody.
      throw error instanceof z.ZodError
        ? new Error(`${what}: ${error.issues[0]!.message}`)
        : plain(what, error);
    }
  };
}

function plain(what: string, error: unknown): Error {
  const isOwnWord = error instanceof Error && error.constructor === Error;
  return isOwnWord ? error : new Error(`${what} failed`);
}
