// What happens to the machines of a database cluster, and how long nobody can buy meanwhile.
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Machine, Role } from './cluster-machine.ts';
import { type Fault, MAILS_AT_ONCE, seconds, type Stage } from './faults.ts';

/** Without a database for longer, the shop counts as down. */
const BACK_WITHIN_MS = 30_000;
/** Long enough that another machine takes over. */
const PAUSE_MS = 40_000;
const WHOLE_WITHIN_MS = 180_000;
const POLL_MS = 250;

interface Blow {
  /** Of the machine that it hits. */
  role: Role;
  strike(machine: Machine): void;
  /** After another machine has taken its place: what brings it back. */
  mend(machine: Machine): void;
  /** Not mended sooner than this. */
  lastsMs?: number;
}

export function clusterFaults(cluster: Cluster): readonly Fault[] {
  const powerCut = {
    strike: (machine: Machine) => machine.kill(),
    mend: (machine: Machine) => machine.start(),
  };
  return [
    ['kill -9 of everything on the primary’s machine', blow(cluster, { role: 'primary', ...powerCut })],
    [
      'the primary’s machine is paused and goes on',
      blow(cluster, {
        role: 'primary',
        strike: (machine) => machine.pause(),
        mend: (machine) => machine.resume(),
        lastsMs: PAUSE_MS,
      }),
    ],
    ['kill -9 of the synchronous standby’s machine', blow(cluster, { role: 'sync', ...powerCut })],
  ];
}

function blow(cluster: Cluster, { role, strike, mend, lastsMs = 0 }: Blow) {
  return async ({ apps, record }: Stage): Promise<string> => {
    record.repeatsAllowed += MAILS_AT_ONCE * apps.length;
    const machine = await cluster.machineAs(role);
    const started = Date.now();
    strike(machine);
    const successor = await cluster.machineAs(role, machine);
    const takenOver = Date.now();
    await record.orderAfter(takenOver);
    const longest = record.longestWaitSince(started);
    if (longest > BACK_WITHIN_MS)
      record.fail(`nobody could buy for ${longest / 1000} s after ${machine.name} was struck`);
    await wait(Math.max(0, started + lastsMs - Date.now()));
    const mended = Date.now();
    mend(machine);
    await untilWhole(cluster);
    return `${successor.name} took over from ${machine.name} after ${((takenOver - started) / 1000).toFixed(1)} s, no order for at most ${(longest / 1000).toFixed(1)} s; three machines again ${seconds(mended)} s after it was back`;
  };
}

async function untilWhole(cluster: Cluster): Promise<void> {
  const deadline = Date.now() + WHOLE_WITHIN_MS;
  while (!(await cluster.isWhole())) {
    if (Date.now() > deadline) throw new Error('a machine did not come back into the cluster');
    await wait(POLL_MS);
  }
}
