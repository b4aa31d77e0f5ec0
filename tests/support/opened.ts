/** What the test file has opened, and closes at its end. */
const opened: (() => Promise<unknown>)[] = [];

/** To be called where something is opened, also while hooks and tests run: there Vitest ignores `afterAll`. */
export function closeAtEnd(close: () => Promise<unknown>): void {
  opened.push(close);
}

/** How much is open now: what a test opens comes after it. */
export const countOpened = () => opened.length;

/** The last one first: an app before its database. */
export async function closeOpened(from = 0): Promise<void> {
  for (const close of opened.splice(from).reverse()) await close();
}
