// The types of @madia/client are written from the contract: what was forgotten to be written again would lie to programs.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clientFiles } from '../../scripts/client-files.ts';

const FOLDER = path.join(import.meta.dirname, '../../packages/client');

it.each(Object.entries(clientFiles()))('%s is current; otherwise `npm run client`', (name, content) => {
  expect(readFileSync(path.join(FOLDER, name), 'utf8')).toBe(content);
});
