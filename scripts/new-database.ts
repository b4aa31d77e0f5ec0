// For the build: the embedded database that every new shop begins with, all tables and no content.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '#engine/server/db/migrate.ts';
import { openPglite } from '#engine/server/db/pglite/pglite.ts';

const folder = path.join(import.meta.dirname, '..', 'dist', 'new-database');
await mkdir(folder, { recursive: true });
const database = await openPglite(folder);
await migrate(database);
await database.close();
