// npm run client: writes what @madia/client knows of the contract, packages/client/calls.d.ts and idempotent.js. A gate
// says when they are not current.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientFiles } from './client-files.ts';

const FOLDER = path.join(import.meta.dirname, '../packages/client');
for (const [name, content] of Object.entries(clientFiles())) writeFileSync(path.join(FOLDER, name), content);
