/** Parts of the sources whose tests run together: a domain, a part of the engine, the app, the samples. */
const PART =
  /^(?:src\/domains\/[^/]+|src\/engine\/[^/]+\/[^/]+|src\/engine\/model|src\/app|sample|scripts|bench)(?=\/)/u;

/**
 * What to hand to Vitest for a change: the tests of every part it touches, the tests that were changed themselves, and the
 * house rules, which may be broken from anywhere.
 */
export function testsOf(changed: readonly string[]): string[] {
  const found = changed.flatMap((file) => {
    if (/^tests\/(?:api|once)\/.*\.test\.ts$/u.test(file)) return [file];
    return PART.exec(file)?.[0] ?? [];
  });
  return [...new Set(['tests/gates', ...found])].sort();
}
