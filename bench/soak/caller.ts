import { setTimeout as wait } from 'node:timers/promises';
import type { SoakRecord } from './record.ts';

const ANSWER_TIMEOUT_MS = 30_000;
const RETRY_MS = 500;
const PATIENCE_MS = 180_000;

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** A browser without pages: keeps its session, and every answer or lost connection is on the record. */
export class Caller {
  readonly #url: string;
  readonly #record: SoakRecord;
  #cookie: string | undefined;

  /** `cookie`: of a session that exists already. */
  constructor(url: string, record: SoakRecord, cookie?: string) {
    this.#url = url;
    this.#record = record;
    this.#cookie = cookie;
  }

  forgetSession(): void {
    this.#cookie = undefined;
  }

  /** Undefined where the connection was lost: then nobody knows whether it was done. */
  async send(
    method: string,
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer | undefined> {
    const what = `${method} ${path}`;
    try {
      const answer = await fetch(this.#url + path, {
        method,
        headers: {
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(this.#cookie === undefined ? {} : { cookie: this.#cookie }),
          ...headers,
        },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      const text = await answer.text();
      this.#record.noteAnswer(what, answer.status, answer.headers.get('retry-after'));
      const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('session='));
      if (session !== undefined) this.#cookie = session.split(';', 1)[0];
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      return { status: answer.status, body: isJson ? (JSON.parse(text) as Answer['body']) : {} };
    } catch (error) {
      this.#record.noteLostConnection(what, error);
      return undefined;
    }
  }

  /** Sends it again for as long as it got no answer; undefined after three minutes. */
  async untilAnswered(
    method: string,
    path: string,
    payload: object,
    headers: Record<string, string> = {},
  ): Promise<Answer | undefined> {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const answer = await this.send(method, path, payload, headers);
      if (answer !== undefined && answer.status < 500) return answer;
      await wait(RETRY_MS);
    }
    return undefined;
  }
}
