// What the soak saw: every acknowledged order, every unexpected answer, and which fault was on at the time.
import { setTimeout as wait } from 'node:timers/promises';

/** After a fault is over, answers that were under way and waiting clients may still show it. */
const AFTERMATH_MS = 10_000;
const SHOWN = 20;
const POLL_MS = 50;
/** Shoppers go home after three minutes. */
const PATIENCE_MS = 180_000;

export class SoakRecord {
  readonly acknowledged = new Set<number>();
  readonly statuses = new Map<number, number>();
  readonly broken: string[] = [];
  readonly faults: { name: string; seconds: number; outcome: string }[] = [];
  requests = 0;
  cancelled = 0;
  signIns = 0;
  /** Answers 503 while a fault was on, and those an overloaded process gave without one. */
  refusedInFault = 0;
  shed = 0;
  connectionsLost = 0;
  repeatsAllowed = 0;
  #fault: string | undefined;
  #faultEndedAt = 0;
  /** When shoppers were told of their orders. */
  readonly #toldAt: number[] = [];

  get faultOn(): boolean {
    return this.#fault !== undefined || Date.now() - this.#faultEndedAt < AFTERMATH_MS;
  }

  fail(what: string): void {
    this.broken.push(what);
    if (this.broken.length <= SHOWN) process.stdout.write(`  ✗ ${what}\n`);
  }

  acknowledge(orderId: number): void {
    if (this.acknowledged.has(orderId)) this.fail(`order ${orderId} was given to two shoppers`);
    this.acknowledged.add(orderId);
    this.#toldAt.push(Date.now());
  }

  /** Resolves once somebody has bought later than `moment`. */
  async orderAfter(moment: number): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while ((this.#toldAt.at(-1) ?? 0) <= moment) {
      if (Date.now() > deadline) throw new Error(`nobody could buy for ${PATIENCE_MS / 1000} s`);
      await wait(POLL_MS);
    }
  }

  /** The longest time between two orders, in ms, from `moment` on. */
  longestWaitSince(moment: number): number {
    const times = [moment, ...this.#toldAt.filter((at) => at > moment)];
    return Math.max(0, ...times.slice(1).map((at, index) => at - times[index]!));
  }

  noteAnswer(what: string, status: number, retryAfter: string | null): void {
    this.requests += 1;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 400) this.fail(`${what} was refused as wrong`);
    if (status < 500) return;
    if (status === 503 && this.faultOn) this.refusedInFault += 1;
    else if (status === 503 && retryAfter !== null) this.shed += 1;
    else this.fail(`${what} answered ${status} (${this.#fault ?? 'no fault was on'})`);
  }

  noteLostConnection(what: string, error: unknown): void {
    this.requests += 1;
    this.connectionsLost += 1;
    const cause = (error as Error).cause ?? error;
    if (!this.faultOn) this.fail(`${what}: ${String(cause)} although no fault was on`);
  }

  async during(name: string, fault: () => Promise<string>): Promise<void> {
    this.#fault = name;
    const started = Date.now();
    let outcome: string;
    try {
      outcome = await fault();
    } catch (error) {
      outcome = `failed: ${(error as Error).message}`;
      this.fail(`${name}: ${(error as Error).message}`);
    }
    this.#fault = undefined;
    this.#faultEndedAt = Date.now();
    const seconds = Math.round((Date.now() - started) / 100) / 10;
    this.faults.push({ name, seconds, outcome });
    process.stdout.write(`  ${name}: ${outcome} (${seconds} s)\n`);
    await wait(AFTERMATH_MS);
  }
}
