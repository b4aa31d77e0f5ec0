// All checks, each with its time; every step runs even when an earlier one failed.
//   --no-browser   npm run verify
//   --all          also what takes long and is shown in a shorter way too: every API test on both engines, every walk in the
//                  browser on both screens
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CHROMIUM_MISSING, findChromium } from './find-chromium.ts';

const ROOT = path.dirname(import.meta.dirname);
const REPORTS = path.join(ROOT, 'test-results');
/** More would only make the times of the single steps hard to read. */
const SIDE_BY_SIDE = Math.min(availableParallelism(), 2);

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** Reads how many tests the step ran; without it the step itself counts as one. */
  count?: () => Counts;
  /** The step is pointless when this earlier one failed. */
  needs?: string;
  /** Keeps every core busy, and its tests have an eye on the clock: nothing runs beside it. */
  alone?: true;
}

interface Outcome extends Counts {
  name: string;
  ok: boolean;
}

/** For vitest.config.ts, playwright.config.ts and the walks themselves; run by hand, tools run what they are asked for. */
const TESTS = process.argv.includes('--all') ? 'all' : 'short';

const report = (name: string) => path.join(REPORTS, `${name}.json`);

function vitest(name: string, projects: readonly string[], env: Record<string, string>): Step {
  const file = report(name.replaceAll(/\W+/gu, '-'));
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    alone: true,
    command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`), ...reporters],
    needs: 'build',
    env: { SERVER_BUILD: 'dist/server/main.js', ...env },
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(
        readFileSync(file, 'utf8'),
      ) as {
        numPassedTests: number;
        numFailedTests: number;
        numFailedTestSuites: number;
        success: boolean;
      };
      // A file that does not even load holds no failed test, yet it failed.
      const failed = numFailedTests > 0 || success ? numFailedTests : Math.max(numFailedTestSuites, 1);
      return { passed: numPassedTests, failed };
    },
  };
}

function steps(chromium: string | undefined): Step[] {
  const types = (side: string): Step => ({
    name: `types: ${side}`,
    // Every checker works out most types for itself, so the usual four take twice the processor time of one.
    command: ['tsc', '--project', `tsconfig.${side}.json`, '--checkers', '1'],
  });
  // The longest first, and the short ones last: tests wait until both cores have done with them.
  const checks: Step[] = [
    types('server'),
    { name: 'lint', command: ['oxlint', '.'] },
    { name: 'build', command: ['node', 'scripts/build.mjs'] },
    types('web'),
    { name: 'unused code', command: ['knip', '--no-progress'] },
    types('shared'),
    { name: 'format', command: ['oxfmt', '--check', '.'] },
    vitest('gates, unit tests, and API tests', ['gates', 'unit', 'pglite', 'postgres'], { TESTS }),
  ];
  if (!chromium) return checks;
  const browserReport = report('browser');
  return [
    ...checks,
    {
      name: 'browser tests',
      command: ['playwright', 'test'],
      env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, TESTS },
      needs: 'build',
      alone: true,
      count: () => {
        const { stats, errors } = JSON.parse(readFileSync(browserReport, 'utf8')) as {
          stats: { expected: number; unexpected: number };
          errors: unknown[];
        };
        return { passed: stats.expected, failed: stats.unexpected + errors.length };
      },
    },
  ];
}

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

function execute(step: Step): Promise<{ code: number; output: string }> {
  const [command = '', ...args] = step.command;
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
      ...step.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  child.on('error', (error) => resolve({ code: 1, output: error.message }));
  child.on('close', (code) => {
    running.delete(child);
    resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
  });
  return promise;
}

function countOf(step: Step, ok: boolean): Counts {
  const single = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (!step.count) return single;
  try {
    const counts = step.count();
    return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    // It ended before it could write its report.
    return { passed: 0, failed: 1 };
  }
}

async function run(step: Step, earlier: readonly Outcome[]): Promise<Outcome> {
  if (earlier.some(({ name, ok }) => name === step.needs && !ok)) {
    console.log(`✗ ${step.name}: not run, '${step.needs}' failed`);
    return { name: step.name, ok: false, passed: 0, failed: 1 };
  }
  const started = performance.now();
  const { code, output } = await execute(step);
  const counts = countOf(step, code === 0);
  const ok = code === 0 && counts.failed === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const tests = step.count ? ` (${counts.passed} of ${counts.passed + counts.failed})` : '';
  console.log(`${ok ? '✓' : '✗'} ${step.name}${tests}  ${seconds} s`);
  if (!ok) console.log(`\n${output.trimEnd()}\n`);
  return { name: step.name, ok, ...counts };
}

const withBrowser = !process.argv.includes('--no-browser');
const chromium = withBrowser ? findChromium() : undefined;
if (withBrowser && !chromium) {
  console.error(CHROMIUM_MISSING);
  process.exit(1);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const outcomes: Outcome[] = [];
const atWork = new Set<Promise<void>>();
for (const step of steps(chromium)) {
  while (atWork.size >= (step.alone ? 1 : SIDE_BY_SIDE)) await Promise.race(atWork);
  const work = run(step, outcomes).then((outcome) => {
    outcomes.push(outcome);
    atWork.delete(work);
  });
  atWork.add(work);
  if (step.alone) await work;
}
await Promise.all(atWork);

const failing = outcomes.filter(({ ok }) => !ok);
if (failing.length > 0) console.log(`\nFailing: ${failing.map(({ name }) => name).join(', ')}`);
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = failing.length > 0 ? 1 : 0;
