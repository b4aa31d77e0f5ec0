import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiUrl, type UrlInput } from '#engine/model/api/api-url.ts';
import type { Api } from '#engine/model/api/api.ts';
import type { ParamsOf, PathOf, Template } from '#engine/model/api/contract.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { Language } from '#engine/model/languages.ts';
import type { App, ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { callOf, paramsOf, responseOf } from '#engine/server/http/apply-contract.ts';
import { MAX_PARAM_LENGTH } from '#engine/server/http/path-params.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { sendStream } from './send-stream.ts';
import type { Tag } from '#engine/server/changes/catalogue-changes.ts';
import { CachedResponse } from './cached-response.ts';
import { dependencies, type Dependencies } from './dependencies.ts';
import { hasChangedSomething } from './changed-cookie.ts';
import { type ResponseCache, readKey } from './response-cache.ts';

/** More that wait for the database would wait for longer than it helps. */
const MAX_UNDER_WAY = 200;
const RETRY_AFTER_SECONDS = 2;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The whole input of a read. What depends on more than URL and language could not be cached for others. */
interface Asked {
  language: Language;
  params: unknown;
  query: unknown;
}

const ON_ALL_THERE_ARE: readonly Tag[] = ['lists'];
/** No URL has a space: nobody is sent what is kept under such a key. */
const IN_PAGES = ' in pages';

/** A read as the contract says it, whatever its types. */
interface Read {
  params?: z.ZodObject;
  query?: z.ZodObject;
  answer: z.ZodType;
  /**
   * What the response depends on besides the products and producers in it. Left out: on all there are, as a list or a
   * search does.
   */
  dependsOn?: readonly Tag[] | ((result: unknown) => readonly Tag[]);
  /** What pages are made from, where that is less than what the API answers: they carry it in themselves. */
  inPages?: z.ZodType | undefined;
  /** A stream is for what is too long to cache. */
  handler: (asked: Asked) => Promise<unknown>;
}

type AskedFor<T extends Template> = {
  language: Language;
  params: Api[T] extends { readonly params: infer Params extends z.ZodType } ? z.output<Params> : ParamsOf<T>;
  query: Api[T] extends { readonly query: infer Query extends z.ZodType } ? z.output<Query> : object;
};

/** Before it goes through the schema. */
type ResultOf<T extends Template> = Api[T] extends { readonly response: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : Api[T] extends { readonly list: infer Item extends z.ZodType }
    ? z.output<Item>[] | Page<z.output<Item>>
    : never;

interface Produced {
  response: CachedResponse;
  text: string;
  data: unknown;
}

/** A response for a page of this process: as text, and as data where it was computed just now. */
interface LocalResponse {
  /** The same as long as the response is. */
  id: number;
  text: string;
  dependencies: Dependencies;
  data?: unknown;
}

/**
 * The public reads of the API. A response depends on nothing but URL, language and catalogue and is cached until
 * something changes that it is made of. Pages rendered by this process get the same responses without HTTP.
 */
export class Reads {
  readonly #cache: ResponseCache;
  readonly #byPath = new Map<string, Read>();
  /** Of those that came by HTTP and were not cached. */
  #underWay = 0;

  constructor(cache: ResponseCache) {
    this.#cache = cache;
  }

  get paths(): string[] {
    return [...this.#byPath.keys()];
  }

  /** Handles GET `path` as the contract says it: guard and schemas come from there. */
  handle<Path extends PathOf<'GET'>>(
    app: ApiApp,
    path: Path,
    handler: (
      asked: AskedFor<`GET ${Path}` & Template>,
    ) => Promise<ResultOf<`GET ${Path}` & Template> | Readable>,
    {
      dependsOn,
      inPages,
    }: {
      dependsOn?: readonly Tag[] | ((result: ResultOf<`GET ${Path}` & Template>) => readonly Tag[]);
      inPages?: z.ZodType;
    } = {},
  ): void {
    const call = callOf('GET', path)!;
    const params = paramsOf(path, call);
    const read = {
      ...(params && { params }),
      ...(call.query && { query: call.query }),
      answer: responseOf(call)!,
      // Both only ever get what the schemas of the call have parsed.
      ...(dependsOn && { dependsOn: dependsOn as Read['dependsOn'] & {} }),
      inPages,
      handler: handler as Read['handler'],
    };
    this.#byPath.set(path, read);
    this.#serve(app as App, path, read);
  }

  #serve(app: App, path: string, read: Read): void {
    const { params, query, answer } = read;
    app.get(
      path,
      {
        config: { guard: 'public' },
        schema: {
          ...(params && { params }),
          ...(query && { querystring: query }),
          response: { 200: answer },
        },
        onRequest: (request, reply, done) => {
          const key = keyOf(request, read);
          const cached = hasChangedSomething(request) ? this.#cache.fresh(key) : this.#cache.get(key);
          if (cached === undefined) done();
          else cached.send(request, reply);
        },
      },
      async (request, reply) => {
        this.#cache.counts.misses += 1;
        if (this.#underWay >= MAX_UNDER_WAY)
          throw new AppError('unavailable', 'errors:unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
        const asked = { language: requestLanguage(request), params: request.params, query: request.query };
        this.#underWay += 1;
        const produced = await this.#produce(read, keyOf(request, read), asked).finally(() => {
          this.#underWay -= 1;
        });
        return send(request, reply, produced);
      },
    );
  }

  /**
   * The response of a read, without HTTP. Undefined where the path is no read, where the input is not valid, or where the
   * response is a stream: call those through HTTP.
   */
  local(path: string, input: UrlInput, language: Language): Promise<LocalResponse | undefined> {
    return this.#local(this.#byPath.get(path), { url: apiUrl(path, input), input, language });
  }

  /** The same with what pages show of it. */
  async forPage(path: string, input: UrlInput, language: Language): Promise<LocalResponse | undefined> {
    const read = this.#byPath.get(path);
    if (read?.inPages === undefined) return this.local(path, input, language);
    const shown = { ...read, answer: read.inPages };
    return this.#local(shown, { url: apiUrl(path, input), input, language, suffix: IN_PAGES });
  }

  async #local(
    read: Read | undefined,
    {
      url,
      input,
      language,
      suffix = '',
    }: { url: string; input: UrlInput; language: Language; suffix?: string },
  ): Promise<LocalResponse | undefined> {
    const key = readKey(language, url) + suffix;
    const cached = this.#cache.fresh(key);
    if (cached !== undefined) return { id: cached.id, text: cached.text, dependencies: cached.dependencies };
    if (read === undefined || hasLongSegment(url)) return undefined;
    const params = read.params?.safeParse(textsOf(input.params));
    const query = read.query?.safeParse(textsOf(input.query));
    if (params?.success === false || query?.success === false) return undefined;
    const asked = { language, params: params?.data, query: query?.data };
    const produced = await this.#produce(read, key, asked);
    if (produced instanceof Readable) {
      produced.destroy();
      return undefined;
    }
    const { response, text, data } = produced;
    return { id: response.id, text, dependencies: response.dependencies, data };
  }

  async #produce(read: Read, key: string, asked: Asked): Promise<Produced | Readable> {
    let isOurs = false;
    const produced = await this.#cache.computeOnce(key, () => {
      isOurs = true;
      return this.#read(read, key, asked);
    });
    // A stream can be read once only.
    return produced instanceof Readable && !isOurs ? this.#read(read, key, asked) : produced;
  }

  async #read(read: Read, key: string, asked: Asked): Promise<Produced | Readable> {
    const { generation } = this.#cache;
    const result = await read.handler(asked);
    if (result instanceof Readable) return result;
    // Through the schema: nothing leaves that the contract does not name.
    const data = z.encode(read.answer, result);
    const { dependsOn = ON_ALL_THERE_ARE } = read;
    const parts = dependencies(result, typeof dependsOn === 'function' ? dependsOn(result) : dependsOn);
    const text = JSON.stringify(data);
    const { language } = asked;
    const made = new CachedResponse({
      status: 200,
      type: JSON_TYPE,
      text,
      language,
      dependencies: parts,
      mayLagInStock: parts.quantities.length > 0,
    });
    // Most changes change nothing in most lists. Then pages made from it need not be made anew either.
    const former = this.#cache.peekStale(key);
    const response = former?.isEquivalentTo(made) ? former : made;
    // Pages are made from more of them than are ever asked for.
    if (response === made) made.compact();
    this.#cache.set(key, response, generation, () => this.#produce(read, key, asked));
    return { response, text, data };
  }
}

/** Through HTTP the router refuses such a URL before it reaches a read. */
function hasLongSegment(url: string): boolean {
  return url
    .split('?', 1)[0]!
    .split('/')
    .some((segment) => segment.length > MAX_PARAM_LENGTH);
}

/** As a URL would carry the values: schemas of params and queries expect texts. */
function textsOf(values: object = {}): Record<string, string> {
  const given = Object.entries(values as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function send(request: FastifyRequest, reply: FastifyReply, produced: Produced | Readable): FastifyReply {
  if (produced instanceof Readable) {
    reply.type(JSON_TYPE).header('vary', 'accept-encoding, accept-language, cookie');
    return sendStream(reply, produced);
  }
  return produced.response.send(request, reply);
}

const keyOf = (request: FastifyRequest, { query }: Read) =>
  readKey(requestLanguage(request), urlOfKnown(request.url, query));

/**
 * What a read does not know changes nothing of its response. Otherwise somebody who makes up names has it computed and cached
 * as often as they like.
 */
function urlOfKnown(url: string, query: z.ZodObject | undefined): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const all = url.slice(at + 1).split('&');
  const known = all.filter((pair) => {
    const name = pair.split('=', 1)[0]!;
    // Something may be spelled in another way.
    return /[%+]/u.test(name) || Object.hasOwn(query?.shape ?? {}, name);
  });
  if (known.length === all.length) return url;
  return known.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${known.join('&')}`;
}
