/**
 * Lets one page be rendered in each turn of the event loop. Rendering holds the loop for milliseconds, and Node lets one new
 * visitor in per turn: if all pages whose data came together were rendered together, those at the door would be overtaken
 * by those inside again and again.
 */
export class RenderTurns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn. What it does next must be synchronous. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.#last;
  }
}
