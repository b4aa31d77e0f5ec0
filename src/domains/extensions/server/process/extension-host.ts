import type { ChildProcess } from 'node:child_process';
import type { Call, Described, Refused, ToExtension } from './messages.ts';
import { eachLine } from './each-line.ts';
import { readMessage, type Message } from './read-message.ts';
import { fromExtension, spawnExtension, toExtension, type Place } from './spawn-extension.ts';
import { textOf } from './text-of.ts';

const OPEN_MS = 20_000;
/** Somebody who does not say a word for so long is stuck in a loop. */
const PONG_MS = 2_000;
const FIRST_RESTART_MS = 1_000;
const LONGEST_RESTART_MS = 60_000;
/** After so long a life the next restart is quick again. */
const LONG_LIFE_MS = 60_000;
/** Calls under way at once: more would only wait for one thread. */
const MAX_CALLS = 100;
/** What it asks at once. */
const MAX_ASKS = 50;
/** Lines of its own that reach the log. */
const MAX_LINES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;
const MAX_LINE = 500;
/** Of so many calls it is known from which network they came, also where they were answered before all was done. */
const MAX_CALLERS = 1_000;
/** Twice what an extension may say at once: written as a text in a text. */
const MAX_MESSAGE = 14 * 2 ** 20;

/** It could not be asked, or did not answer: the reason for the log, in a line. */
export class ExtensionFailed extends Error {
  readonly refused: Refused | undefined;

  constructor(reason: string, refused?: Refused) {
    super(reason);
    this.refused = refused;
  }
}

/**
 * Node begins to listen for a debugger at this signal, which any process of the same user may send, and a debugger reads
 * everything. Who heard the signal is nobody, then.
 */
function refuseDebuggers(): void {
  if (process.listenerCount('SIGUSR1') === 0) process.on('SIGUSR1', () => {});
}

type Begin = Extract<ToExtension, { kind: 'begin' }>;

/** What the shop does for it, by the name of what is asked. `network`: who has called it, where that is known. */
export type Answers = (what: string, asked: unknown, network?: string) => Promise<unknown>;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * The process of an extension, seen from the shop. What it is asked has a time limit; a process that hangs is ended, and
 * one that ended is begun again, each time a little later. Nothing it does or sends is trusted.
 */
export class ExtensionHost {
  readonly #place: Place;
  readonly #waiting = new Map<number, Waiting>();
  readonly #callers = new Map<number, string>();
  #child: ChildProcess | undefined;
  #begin: Begin | undefined;
  #hasBegun = false;
  #answers: Answers = () => Promise.reject(new Error('the shop is not open yet'));
  #log: (line: string) => void = () => {};
  #lastId = 0;
  #asks = 0;
  #lines = { since: 0, count: 0 };
  #pause = FIRST_RESTART_MS;
  #restart: NodeJS.Timeout | undefined;
  #pongs: (() => void)[] = [];
  #opening: PromiseWithResolvers<Described> | undefined;
  #isStopped = false;
  restarts = 0;
  /** Of the last failure, for the desk. */
  lastFailure: { at: Date; reason: string } | undefined;

  constructor(place: Place) {
    this.#place = place;
  }

  /** It can be called: it has been opened and told with what to begin. */
  get isRunning(): boolean {
    return this.#hasBegun;
  }

  /** Starts the process and hears what the extension says of itself. */
  async open(): Promise<Described> {
    const opening = Promise.withResolvers<Described>();
    this.#opening = opening;
    const child = this.#spawn();
    const timer = setTimeout(
      () => opening.reject(new Error(`it was not ready within ${OPEN_MS / 1000} s`)),
      OPEN_MS,
    );
    child.once('exit', () => opening.reject(new Error('its process ended while it was opened')));
    try {
      return await opening.promise;
    } catch (error) {
      this.#child = undefined;
      child.removeAllListeners('exit').kill('SIGKILL');
      throw error;
    } finally {
      clearTimeout(timer);
      this.#opening = undefined;
    }
  }

  /** It is as it should be: from now on it can be called, and is begun again where it ends. */
  begin(begin: Omit<Begin, 'kind'>): void {
    this.#begin = { kind: 'begin', ...begin };
    this.#tellToBegin(this.#begin);
  }

  #tellToBegin(begin: Begin): void {
    this.#send(begin);
    this.#hasBegun = true;
  }

  serve(answers: Answers, log: (line: string) => void): void {
    this.#answers = answers;
    this.#log = log;
  }

  /** `network`: of who has called the shop for it. */
  async call(call: Call, limitMs: number, network?: string): Promise<unknown> {
    if (!this.#hasBegun) throw new ExtensionFailed('it is not running');
    if (this.#waiting.size >= MAX_CALLS) throw new ExtensionFailed('it has too much to do');
    this.#lastId += 1;
    const id = this.#lastId;
    if (network !== undefined) this.#remember(id, network);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => {
      reject(new ExtensionFailed(`it did not answer within ${limitMs / 1000} s`));
      this.#endIfStuck();
    }, limitMs);
    this.#waiting.set(id, { resolve, reject });
    try {
      this.#send({ kind: 'call', id, call });
      return await promise;
    } catch (error) {
      const { refused } = error as ExtensionFailed;
      if (refused === undefined && !this.#isStopped)
        this.lastFailure = { at: new Date(), reason: textOf(error) };
      throw error;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  #remember(id: number, network: string): void {
    this.#callers.set(id, network);
    const [oldest] = this.#callers.keys();
    if (this.#callers.size > MAX_CALLERS) this.#callers.delete(oldest!);
  }

  /** Something about it that is wrong, for the log and the desk. */
  note(reason: string): void {
    this.lastFailure = { at: new Date(), reason };
    this.#log(reason);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#restart);
    this.#child?.kill('SIGKILL');
    this.#failAll('the shop is stopping');
  }

  #spawn(): ChildProcess {
    refuseDebuggers();
    const { child, open } = spawnExtension(this.#place);
    this.#child = child;
    const bornAt = Date.now();
    child.on('error', () => {});
    toExtension(child).on('error', () => {});
    for (const stream of [child.stdout!, child.stderr!])
      eachLine(stream, { longest: MAX_LINE, heard: (line) => this.#say(line) });
    eachLine(fromExtension(child), {
      longest: MAX_MESSAGE,
      heard: (line) => this.#read(child, line),
      tooLong: () => this.#endLiar(child),
    });
    child.once('exit', () => this.#ended(bornAt));
    this.#send(open);
    return child;
  }

  #send(message: ToExtension): void {
    // A process that is just ending takes no more messages; what waits for it fails when it has ended.
    const pipe = this.#child && toExtension(this.#child);
    if (pipe?.writable) pipe.write(`${JSON.stringify(message)}\n`);
  }

  #read(child: ChildProcess, line: string): void {
    const message = readMessage(line);
    if (message === undefined) this.#endLiar(child);
    else if (child === this.#child) this.#hear(message);
  }

  /** What it sends is no message, so nothing else that it says is worth reading. */
  #endLiar(child: ChildProcess): void {
    if (child.killed) return;
    this.#log('says what is no message, and is begun again');
    child.kill('SIGKILL');
  }

  #hear(message: Message): void {
    switch (message.kind) {
      case 'opened':
        this.#opening?.resolve(message.described as Described);
        return;
      case 'wrong':
        this.#opening?.reject(new Error(message.reason));
        return;
      case 'answer': {
        const call = this.#waiting.get(message.id);
        if (message.failed === undefined) call?.resolve(message.json);
        else call?.reject(new ExtensionFailed(message.failed, message.refused as Refused | undefined));
        return;
      }
      case 'ask':
        void this.#answer(message);
        return;
      case 'log':
        this.#say(message.line);
        return;
      case 'pong':
        for (const heard of this.#pongs.splice(0)) heard();
    }
  }

  async #answer({ id, during, what, json }: Extract<Message, { kind: 'ask' }>): Promise<void> {
    const child = this.#child;
    this.#asks += 1;
    let answer: ToExtension;
    try {
      if (this.#asks > MAX_ASKS) throw new Error(`it asks more than ${MAX_ASKS} things at once`);
      answer = { kind: 'answer', id, value: await this.#answers(what, json, this.#callers.get(during)) };
    } catch (error) {
      answer = { kind: 'answer', id, failed: textOf(error) };
    } finally {
      this.#asks -= 1;
    }
    if (child === this.#child) this.#send(answer);
  }

  /** A call may just take long; a process that does not even say so will never do anything again. */
  #endIfStuck(): void {
    const child = this.#child;
    const timer = setTimeout(() => {
      this.#log('does not react any more and is begun again');
      child?.kill('SIGKILL');
    }, PONG_MS);
    this.#pongs.push(() => clearTimeout(timer));
    this.#send({ kind: 'ping' });
  }

  #ended(bornAt: number): void {
    this.#child = undefined;
    this.#hasBegun = false;
    for (const heard of this.#pongs.splice(0)) heard();
    this.#failAll('its process ended');
    if (this.#isStopped || this.#begin === undefined || this.#restart !== undefined) return;
    if (Date.now() - bornAt > LONG_LIFE_MS) this.#pause = FIRST_RESTART_MS;
    this.#log(`its process ended; it is begun again in ${this.#pause / 1000} s`);
    this.#restart = setTimeout(() => {
      this.#restart = undefined;
      this.restarts += 1;
      this.open().then(
        () => this.#tellToBegin(this.#begin!),
        (error: unknown) => {
          this.#log(`could not be begun again: ${textOf(error)}`);
          this.#ended(Date.now());
        },
      );
    }, this.#pause);
    this.#restart.unref();
    this.#pause = Math.min(this.#pause * 2, LONGEST_RESTART_MS);
  }

  #failAll(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new ExtensionFailed(reason));
    this.#waiting.clear();
  }

  #say(line: string): void {
    const now = Date.now();
    if (now - this.#lines.since > MINUTE_MS) this.#lines = { since: now, count: 0 };
    this.#lines.count += 1;
    if (this.#lines.count <= MAX_LINES_PER_MINUTE) this.#log(line.slice(0, MAX_LINE));
  }
}
