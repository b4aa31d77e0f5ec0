import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SERVER_FLAGS } from './server-flags.mjs';

it.each(['package.json', 'Dockerfile'])('%s starts the shop with the flags that are measured', (file) => {
  const started = readFileSync(file, 'utf8').match(
    /node(?:", "| )(\S+?)(?:", "| )(?:scripts\/start\.mjs|dist\/server\/main\.js)/u,
  );
  expect(started?.[1]).toBe(SERVER_FLAGS.join(' '));
});
