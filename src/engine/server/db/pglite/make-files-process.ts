// The program that makes the files of a new embedded database in the folder it is given, and ends.
import { openEngine } from './pglite-engine.ts';

const engine = await openEngine({ folder: process.argv[2], unsynced: true });
await engine.close();
