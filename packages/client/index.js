import { IDEMPOTENT } from './idempotent.js';

export { verifyWebhook, WebhookError } from './webhooks.js';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A shop that is just starting, or has too much to do. */
const PASSING = new Set([429, 502, 503, 504]);

/** A call that the shop refused. */
export class MadiaError extends Error {
  name = 'MadiaError';

  constructor(status, answer) {
    super(answer.message);
    this.status = status;
    this.code = answer.code;
    this.fields = answer.fields ?? {};
    this.reason = answer.reason;
    this.retryAfterSeconds = answer.retryAfterSeconds;
  }
}

/** No response came: whether a write was done is not known. */
export class MadiaUnreachable extends Error {
  name = 'MadiaUnreachable';
}

export class MadiaClient {
  #url;
  #key;
  #language;
  #fetch;
  #retries;
  #timeoutMs;
  #sleep;
  /** Of a visitor, where there is no browser that keeps them. */
  #cookies = new Map();

  constructor({ url = '', key, language, fetch: own, retries = 3, timeoutMs = 30_000, sleep } = {}) {
    this.#url = url.replace(/\/+$/, '');
    this.#key = key;
    this.#language = language;
    this.#fetch = own ?? ((...args) => globalThis.fetch(...args));
    this.#retries = retries;
    this.#timeoutMs = timeoutMs;
    this.#sleep = sleep ?? ((ms) => new Promise((resolve) => void setTimeout(resolve, ms)));
  }

  get(path, input) {
    return this.call(`GET ${path}`, input);
  }

  post(path, input) {
    return this.call(`POST ${path}`, input);
  }

  put(path, input) {
    return this.call(`PUT ${path}`, input);
  }

  patch(path, input) {
    return this.call(`PATCH ${path}`, input);
  }

  delete(path, input) {
    return this.call(`DELETE ${path}`, input);
  }

  /** Every item of a list, asked for page by page as they are used. */
  async *all(path, { query = {}, ...input } = {}) {
    let cursor;
    do {
      const page = await this.get(path, { ...input, query: { limit: 100, ...query, cursor } });
      yield* page.items;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  async call(name, input = {}) {
    const at = name.indexOf(' ');
    const method = name.slice(0, at);
    const url = this.#url + pathOf(name.slice(at + 1), input);
    const mayRepeat = method === 'GET' || IDEMPOTENT.has(name);
    const request = this.#requestOf(method, name, input);
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= this.#retries;
      let response;
      let text;
      try {
        response = await this.#fetch(url, { ...request, signal: this.#signal(input.signal) });
        text = await response.text();
      } catch (error) {
        // Nobody knows how far it came: only what may happen twice is sent again.
        if (isLast || !mayRepeat || input.signal?.aborted) {
          if (input.signal?.aborted) throw error;
          throw new MadiaUnreachable(`${name}: ${error.message}`, { cause: error });
        }
        await this.#sleep(pauseAfter(attempt));
        continue;
      }
      this.#keepCookies(response);
      if (response.ok) return text === '' ? null : parsed(response, text);
      const refused = new MadiaError(response.status, answerOf(response, text));
      // Who is asked to come later was refused before anything happened.
      const isWorthIt = PASSING.has(response.status) && (mayRepeat || response.status === 429);
      if (isLast || !isWorthIt) throw refused;
      const asked = Number(response.headers.get('retry-after')) * 1000 || 0;
      if (asked > LONGEST_PAUSE_MS) throw refused;
      await this.#sleep(Math.max(asked, pauseAfter(attempt)));
    }
  }

  #requestOf(method, name, { body, form, headers, idempotencyKey }) {
    const sent = {
      accept: 'application/json',
      ...(this.#key !== undefined && { authorization: `Bearer ${this.#key}` }),
      ...(this.#language !== undefined && { 'accept-language': this.#language }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // One key for all attempts: the shop does it once, and answers each of them with the same.
      ...(IDEMPOTENT.has(name) && { 'idempotency-key': idempotencyKey ?? globalThis.crypto.randomUUID() }),
      ...(this.#cookies.size > 0 && {
        cookie: [...this.#cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
      }),
      ...headers,
    };
    const content = form ?? (body === undefined ? undefined : JSON.stringify(body));
    // A key says who asks; in a browser a visitor is known by cookies.
    const credentials = this.#key === undefined ? 'include' : 'omit';
    return { method, headers: sent, credentials, ...(content !== undefined && { body: content }) };
  }

  #signal(own) {
    const limit = AbortSignal.timeout(this.#timeoutMs);
    return own === undefined ? limit : AbortSignal.any([own, limit]);
  }

  /** Browsers let no script see them and keep them by themselves. */
  #keepCookies({ headers }) {
    if (this.#key !== undefined) return;
    for (const line of headers.getSetCookie?.() ?? []) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const cookie = pair.slice(0, at).trim();
      const value = pair.slice(at + 1).trim();
      if (value === '' || /;\s*max-age=0/i.test(line)) this.#cookies.delete(cookie);
      else this.#cookies.set(cookie, value);
    }
  }
}

function pathOf(path, { params = {}, query = {} }) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name) => {
    if (params[name] === undefined) throw new TypeError(`${path} needs the parameter '${name}'`);
    return encodeURIComponent(params[name]);
  });
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return search === '' ? filled : `${filled}?${search}`;
}

/** Twice as long each time, and never the same: many who were refused together shall not come back together. */
function pauseAfter(attempt) {
  return Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}

/** What is no JSON (a file) is a text. */
function parsed(response, text) {
  return /\bjson\b/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text;
}

/** A proxy in between answers in words of its own. */
function answerOf(response, text) {
  try {
    const answer = JSON.parse(text);
    if (typeof answer?.message === 'string') return answer;
  } catch {
    // Not ours.
  }
  return {
    message: `The shop answered ${response.status}`,
    code: response.status >= 500 ? 'unavailable' : 'invalid',
  };
}
