import { z } from 'zod';
import { LANGUAGES } from '#engine/model/languages.ts';
import type { App } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { OpenExtension } from '#domains/extensions/server/open-extensions.ts';
import type { Answers } from '#domains/extensions/server/process/extension-host.ts';
import type { Asked } from '#domains/extensions/server/process/messages.ts';
import { mailSchema, sendMail } from './mail.ts';
import { hearNews, newsSchema } from './news.ts';
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

/** What an extension may ask the shop for, and nothing else. Whatever it sends is checked as if a stranger had sent it. */
export function answersFor(extension: OpenExtension, shop: Shop, app: App): Answers {
  const { name } = extension.described;
  const { db, limiter } = shop;
  const at = reachOf(extension);
  const answers: { [What in keyof Asked]: (asked: unknown, network?: string) => Promise<unknown> } = {
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
    news: (asked, network) => hearNews(shop, name, newsSchema.parse(asked), network),
  };
  return async (what, asked, network) => {
    if (!Object.hasOwn(answers, what)) throw new Error(`there is nothing to ask by the name '${what}'`);
    try {
      return await answers[what as keyof Asked](asked, network);
    } catch (error) {
      // Of a mistake of the shop's own an extension learns no more than anybody.
      throw error instanceof z.ZodError
        ? new Error(`${what}: ${error.issues[0]!.message}`)
        : plain(what, error);
    }
  };
}

/** In a command there is no shop: an extension that stores pictures reaches its hosts, and nothing else. */
export function answersInCommand(extension: OpenExtension): Answers {
  const at = reachOf(extension);
  return async (what, asked) => {
    if (what !== 'fetch') throw new Error(`${what}: the shop is not running`);
    return reach(fetchSchema.parse(asked), at);
  };
}

function plain(what: string, error: unknown): Error {
  const isOwnWord = error instanceof Error && error.constructor === Error;
  return isOwnWord ? error : new Error(`${what} failed`);
}
