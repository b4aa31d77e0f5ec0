// A worker goes on to the next test, then to the next file: connections, databases and folders must not add up.
import { afterAll, afterEach, beforeEach } from 'vitest';
import { closeOpened, countOpened } from './opened.ts';

let beforeTest = 0;

beforeEach(() => {
  beforeTest = countOpened();
});
afterEach(() => closeOpened(beforeTest));
afterAll(() => closeOpened());
