import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 100;

/** One process of the shop, which can be killed and started again at the same port. */
export class AppProcess {
  readonly port: number;
  /** Resident memory of this very process over its life, in MiB. */
  memory: number[] = [];
  readonly #file: string;
  readonly #env: Record<string, string>;
  readonly #log: WriteStream;
  #child: ChildProcess | undefined;
  #ending: Promise<unknown> | undefined;

  constructor(file: string, port: number, env: Record<string, string>, logFile: string) {
    this.port = port;
    this.#file = file;
    this.#env = env;
    this.#log = createWriteStream(logFile, { flags: 'a' });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.memory = [];
    const child = spawn(process.execPath, [this.#file], {
      env: { PATH: process.env.PATH, ...this.#env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(this.#log, { end: false });
    child.stderr.pipe(this.#log, { end: false });
    this.#child = child;
    const killAtExit = () => child.kill('SIGKILL');
    process.once('exit', killAtExit);
    child.once('exit', () => process.off('exit', killAtExit));
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await this.isReady())) {
      if (this.hasDied || Date.now() > deadline)
        throw new Error(`The process at port ${this.port} did not start (see ${String(this.#log.path)}).`);
      await wait(POLL_MS);
    }
  }

  /**
   * Starts it again if it was ended. A live process may miss one question (a connection of the process before it at this
   * port): asking `isReady` instead would start a second one beside it.
   */
  async startIfEnded(): Promise<void> {
    await this.#ending;
    if (this.hasDied) await this.start();
  }

  /** Was started and runs no more. */
  get hasDied(): boolean {
    return this.#child !== undefined && (this.#child.exitCode !== null || this.#child.signalCode !== null);
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    return answer?.ok === true;
  }

  async noteMemory(): Promise<void> {
    const metrics = await fetch(`${this.url}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
    const bytes = Number(/process_resident_memory_bytes (\d+)/.exec(metrics)?.[1] ?? 0);
    if (bytes > 0) this.memory.push(Math.round(bytes / 2 ** 20));
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    this.#ending = once(child, 'exit');
    child.kill(signal);
    await this.#ending;
  }
}
