/** What the test file has opened and not closed. */
const opened: (() => Promise<unknown>)[] = [];

/** To be called where something is opened, also while hooks and tests run: there Vitest ignores `afterAll`. */
export function closeAtEnd(close: () => Promise<unknown>): void {
  opened.push(close);
}

/** The last one first: an app before its database. */
export async function closeOpened(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}
