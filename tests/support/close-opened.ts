// A worker goes on to the next test file: connections, databases and folders of the last one must not add up.
import { afterAll } from 'vitest';
import { closeOpened } from './opened.ts';

afterAll(closeOpened);
