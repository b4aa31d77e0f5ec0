/** The parts of Playwright's JSON report that the closing lines of `npm test` need. */
export interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
  suites: Suite[];
}

interface Suite {
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** Tests that passed, but only at their second try, each as `file › group › title`. */
export function passedAtSecondTry({ suites }: BrowserReport): string[] {
  return suites.flatMap((suite) => flakyIn(suite, []));
}

function flakyIn(suite: Suite, above: readonly string[]): string[] {
  const trail = [...above, suite.title];
  const own = suite.specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => [...trail, title].join(' › '));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => flakyIn(inner, trail))];
}
