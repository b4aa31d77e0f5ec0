// For the build: the embedded database that every new shop begins with, all tables and no content.
import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '#engine/server/db/migrate.ts';
import { openPglite } from '#engine/server/db/pglite/pglite.ts';

const folder = path.join(import.meta.dirname, '..', 'dist', 'new-database');
await mkdir(folder, { recursive: true });
const database = await openPglite(folder);
await migrate(database);
await database.close();
// The user who runs the shop copies it, and may be another than the one who built it.
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
  await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
