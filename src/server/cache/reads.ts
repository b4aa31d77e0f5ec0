import { parse as parseQuery } from 'node:querystring';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Language } from '#shared/languages.ts';
import { MAX_PARAM_LENGTH } from '#server/http/path-params.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { CachedAnswer, type ResponseCache } from './response-cache.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** All that a read is told. Whatever depends on more than address and language could not be kept for others. */
interface Asked<Params extends z.ZodType, Query extends z.ZodType> {
  language: Language;
  params: z.output<Params>;
  query: z.output<Query>;
}

interface ReadSchemas<Params extends z.ZodType, Query extends z.ZodType, Answer extends z.ZodType> {
  params?: Params;
  query?: Query;
  answer: Answer;
}

/** A stream is for what is too long to keep. */
type ReadHandler<Params extends z.ZodType, Query extends z.ZodType, Answer extends z.ZodType> = (
  asked: Asked<Params, Query>,
) => Promise<z.output<Answer> | Readable>;

interface Route extends ReadSchemas<z.ZodType, z.ZodType, z.ZodType> {
  segments: string[];
  handler: ReadHandler<z.ZodType, z.ZodType, z.ZodType>;
}

interface Produced {
  answer: CachedAnswer;
  data: unknown;
}

/** An answer for a page of this process: as text, and as data where it was made just now. */
interface LocalAnswer {
  text: string;
  data?: unknown;
}

/**
 * The public reads of the API. An answer depends on nothing but address, language and catalogue version and is kept until
 * the version moves. Pages rendered by this process get the same answers without the way through HTTP.
 */
export class Reads {
  readonly #cache: ResponseCache;
  readonly #routes: Route[] = [];

  constructor(cache: ResponseCache) {
    this.#cache = cache;
  }

  /** Declares GET `path`. */
  add<
    Answer extends z.ZodType,
    Params extends z.ZodType = z.ZodUndefined,
    Query extends z.ZodType = z.ZodUndefined,
  >(
    app: FastifyInstance,
    path: string,
    schemas: ReadSchemas<Params, Query, Answer>,
    handler: ReadHandler<Params, Query, Answer>,
  ): void {
    const route = { ...schemas, segments: path.split('/'), handler } as unknown as Route;
    // A fixed address goes before one with a name in it.
    if (path.includes(':')) this.#routes.push(route);
    else this.#routes.unshift(route);
    this.#serve(app, path, route);
  }

  #serve(app: FastifyInstance, path: string, route: Route): void {
    const { params, query, answer } = route;
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
          const kept = this.#cache.get(keyOf(request));
          if (kept === undefined) done();
          else kept.send(request, reply);
        },
      },
      async (request, reply) => {
        const asked = { language: requestLanguage(request), params: request.params, query: request.query };
        return send(request, reply, await this.#produce(route, keyOf(request), asked));
      },
    );
  }

  /** Undefined where no read has this address, or none would take it: the ordinary way says what is wrong with it. */
  async local(url: string, language: Language): Promise<LocalAnswer | undefined> {
    const key = answerKey(language, url);
    const kept = this.#cache.get(key);
    if (kept !== undefined) return { text: kept.text };
    const [path, search] = url.split('?', 2) as [string, string | undefined];
    const found = this.#find(path.split('/'));
    if (found === undefined) return undefined;
    const params = found.route.params?.safeParse(found.params);
    const query = found.route.query?.safeParse({ ...parseQuery(search ?? '') });
    if (params?.success === false || query?.success === false) return undefined;
    const asked = { language, params: params?.data, query: query?.data };
    const produced = await this.#produce(found.route, key, asked);
    if (produced instanceof Readable) {
      produced.destroy();
      return undefined;
    }
    return { text: produced.answer.text, data: produced.data };
  }

  async #produce(
    route: Route,
    key: string,
    asked: Asked<z.ZodType, z.ZodType>,
  ): Promise<Produced | Readable> {
    let isOwn = false;
    const produced = await this.#cache.makeOnce(key, () => {
      isOwn = true;
      return this.#read(route, key, asked);
    });
    // A stream can be read once only.
    return produced instanceof Readable && !isOwn ? this.#read(route, key, asked) : produced;
  }

  async #read(
    { handler, answer: schema }: Route,
    key: string,
    asked: Asked<z.ZodType, z.ZodType>,
  ): Promise<Produced | Readable> {
    const { generation } = this.#cache;
    const result = await handler(asked);
    if (result instanceof Readable) return result;
    // Through the schema: nothing leaves that the contract does not name.
    const data = z.encode(schema, result);
    const answer = new CachedAnswer(200, JSON_TYPE, JSON.stringify(data));
    this.#cache.set(key, answer, generation);
    return { answer, data };
  }

  #find(segments: string[]): { route: Route; params: Record<string, string> } | undefined {
    if (segments.some((segment) => segment.length > MAX_PARAM_LENGTH)) return undefined;
    const route = this.#routes.find(
      (candidate) =>
        candidate.segments.length === segments.length &&
        candidate.segments.every((name, at) => name.startsWith(':') || name === segments[at]),
    );
    if (route === undefined) return undefined;
    const params: Record<string, string> = {};
    try {
      for (const [at, name] of route.segments.entries()) {
        if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(segments[at]!);
      }
    } catch {
      return undefined;
    }
    return { route, params };
  }
}

function send(request: FastifyRequest, reply: FastifyReply, produced: Produced | Readable): FastifyReply {
  if (produced instanceof Readable) return reply.type(JSON_TYPE).send(produced);
  return produced.answer.send(request, reply);
}

const keyOf = (request: FastifyRequest) => answerKey(requestLanguage(request), request.url);

function answerKey(language: Language, url: string): string {
  return `${language} ${url}`;
}
