import type { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Reply } from '../../tests/support/hostile-answers.ts';
import type { HostileRequest } from '../../tests/support/hostile-requests.ts';
import { sendRaw } from '../../tests/support/raw-request.ts';

const MAX_ATTEMPTS = 60;
const RETRY_MS = 500;

/** Sends hostile requests and keeps account of what came back. */
export class HostileCaller {
  readonly #url: URL;
  readonly #agent: Agent;
  readonly statuses = new Map<number, number>();
  readonly complaints: string[] = [];
  /** How often the shop asked to come back later. */
  shed = 0;
  done = 0;

  constructor(url: URL, agent: Agent) {
    this.#url = url;
    this.#agent = agent;
  }

  /** Resolves to the status; undefined when the connection broke. */
  async ask(
    asked: HostileRequest,
    cookie: string | undefined,
    complaintAbout: (asked: HostileRequest, reply: Reply) => string | undefined,
  ): Promise<number | undefined> {
    this.done += 1;
    try {
      const reply = await this.#sendPatiently(asked, cookie);
      this.statuses.set(reply.status, (this.statuses.get(reply.status) ?? 0) + 1);
      const complaint = complaintAbout(asked, reply);
      if (complaint !== undefined) this.complaints.push(`${nameOf(asked)}: ${complaint}`);
      return reply.status;
    } catch (error) {
      this.complaints.push(`${nameOf(asked)}: the connection broke (${(error as Error).message})`);
      return undefined;
    }
  }

  /** An overloaded process says so before it looks at a request: then it is sent again, and only a later answer counts. */
  async #sendPatiently(asked: HostileRequest, cookie: string | undefined): Promise<Reply> {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await sendRaw(this.#url, this.#agent, asked, cookie);
      if (reply.status !== 503 || reply.retryAfter === undefined || attempt === MAX_ATTEMPTS) return reply;
      this.shed += 1;
      await wait(RETRY_MS);
    }
  }
}

function nameOf({ method, url, caller, headers, payload = '' }: HostileRequest): string {
  return `${method} ${url.slice(0, 300)} as ${caller} ${JSON.stringify(headers)} ${payload.slice(0, 500)}`;
}
