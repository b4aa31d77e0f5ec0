// Format, lint, types, and the tests that a change touches, on PostgreSQL. `npm test` is the whole.
//   the change: what differs from HEAD; where nothing does, the last commit
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { testsOf } from './touched-tests.ts';

const ROOT = path.dirname(import.meta.dirname);

function git(...args: string[]): string[] {
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

const isBelowBoth = (files: string[]) => files.some((file) => file.startsWith('src/engine/server/'));

const edited = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '-o', '--exclude-standard')];
const changed = edited.length > 0 ? edited : git('diff', '--name-only', 'HEAD~1');
const there = changed.filter((file) => existsSync(path.join(ROOT, file)));
const named = (endings: RegExp) => there.filter((file) => endings.test(file));
const tests = testsOf(changed);

type Step = [name: string, command: string, ...args: string[]];

const files: Step[] = [
  ['format', 'oxfmt', '--check', ...named(/\.(?:[jt]sx?|mjs|json|md|css|ya?ml)$/u)],
  // Rules look at a file and at what it imports, so files that stayed as they are stay right.
  ['lint', 'oxlint', '--no-error-on-unmatched-pattern', ...named(/\.(?:[jt]sx?|mjs)$/u)],
];
const types = ['shared', 'web', 'server'].map((side): Step => [
  `types: ${side}`,
  'tsc',
  '--project',
  `tsconfig.${side}.json`,
]);
// One engine is enough for what stands above both.
const engines = ['gates', 'unit', 'postgres', ...(isBelowBoth(changed) ? ['pglite'] : [])];
const ran: Step = [
  `tests (${tests.join(' ')})`,
  'vitest',
  'run',
  '--reporter=dot',
  '--passWithNoTests',
  ...engines.map((project) => `--project=${project}`),
  ...tests,
];
const env = {
  ...process.env,
  TESTS: 'short',
  PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
};

async function passes([name, command, ...args]: Step): Promise<boolean> {
  const started = performance.now();
  const running = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [[status], stdout, stderr] = await Promise.all([
    once(running, 'close'),
    text(running.stdout),
    text(running.stderr),
  ]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name}  ${seconds} s`);
  if (status !== 0) console.log(`\n${stdout}${stderr}\n`);
  return status === 0;
}

async function oneByOne(steps: Step[]): Promise<boolean> {
  let all = true;
  for (const step of steps) all = (await passes(step)) && all;
  return all;
}

const right = await oneByOne(files.filter((step) => step.length > 3));
// Tests wait for their databases for much of their time, which is when types are looked at.
const [typed, tested] = await Promise.all([oneByOne(types), passes(ran)]);
process.exitCode = right && typed && tested ? 0 : 1;
