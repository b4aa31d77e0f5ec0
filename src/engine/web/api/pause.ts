/** Lets the browser draw, and answer somebody who touches the page. */
export function pause(): Promise<void> {
  return 'scheduler' in window && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => void setTimeout(resolve));
}
