// One machine of a database cluster: a loopback address with etcd and Patroni, which keeps PostgreSQL.
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import path from 'node:path';
import type { Identity } from '../../tests/support/real-postgres.ts';
import { descendantsOf, readIfThere } from '../processes.ts';

/** As Patroni says; undefined: the machine does not answer. */
export type Role = 'primary' | 'sync' | 'replica' | undefined;

const ROLES = ['primary', 'sync', 'replica'] as const;
const ANSWER_MS = 2_000;

export class Machine {
  readonly name: string;
  readonly ip: string;
  readonly #folder: string;
  readonly #as: Identity | undefined;
  readonly #log: WriteStream;
  readonly #etcdSettings: Record<string, string>;
  #programs: ChildProcess[] = [];

  /** `folder` holds its patroni.yml and will hold its data. */
  constructor(
    { name, ip, folder }: { name: string; ip: string; folder: string },
    etcdSettings: Record<string, string>,
    as: Identity | undefined,
  ) {
    this.name = name;
    this.ip = ip;
    this.#folder = folder;
    this.#etcdSettings = etcdSettings;
    this.#as = as;
    this.#log = createWriteStream(path.join(folder, 'log'), { flags: 'a' });
  }

  start(): void {
    this.#programs = [
      this.#launch('etcd', [], this.#etcdSettings),
      this.#launch('patroni', [path.join(this.#folder, 'patroni.yml')], {}),
    ];
  }

  async role(): Promise<Role> {
    for (const role of ROLES) {
      const asked = fetch(`http://${this.ip}:8008/${role}`, { signal: AbortSignal.timeout(ANSWER_MS) });
      const answer = await asked.catch(() => undefined);
      if (answer === undefined) return undefined;
      await answer.arrayBuffer();
      if (answer.ok) return role;
    }
    return undefined;
  }

  /** The power fails: everything on it is gone, without a word. */
  kill(): void {
    this.#signal('SIGKILL');
    this.#programs = [];
  }

  /** As a hypervisor does it: connections stay open and nothing answers. */
  pause(): void {
    this.#signal('SIGSTOP');
  }

  resume(): void {
    this.#signal('SIGCONT');
  }

  /** Patroni starts PostgreSQL in a session of its own, so it is found by its file. */
  #signal(signal: NodeJS.Signals): void {
    const roots = [...this.#programs.map(({ pid }) => pid), this.#postmaster()];
    const family = roots.flatMap((pid) => (pid === undefined ? [] : [pid, ...descendantsOf(pid)]));
    for (const pid of new Set(family)) {
      try {
        process.kill(pid, signal);
      } catch {
        // Ended in between.
      }
    }
  }

  #postmaster(): number | undefined {
    const pid = Number(readIfThere(path.join(this.#folder, 'postgresql/postmaster.pid')).split('\n', 1)[0]);
    // The file outlives a crash, and its number may be somebody else's by now.
    const command = pid > 0 ? readIfThere(`/proc/${pid}/cmdline`) : '';
    return command.includes(this.#folder) ? pid : undefined;
  }

  #launch(program: string, args: string[], settings: Record<string, string>): ChildProcess {
    const child = spawn(program, args, {
      ...this.#as,
      cwd: this.#folder,
      env: { PATH: process.env.PATH, HOME: this.#folder, LC_ALL: 'C.UTF-8', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(this.#log, { end: false });
    child.stderr.pipe(this.#log, { end: false });
    return child;
  }
}
