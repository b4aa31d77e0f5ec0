import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncNamesIn } from './sync-folder.ts';

type EngineOptions = Parameters<NodeFS['init']>[1];

/** What PostgreSQL has open: a file of the system, or a folder, for which nothing is open there. */
interface OpenedFile {
  nfd?: number;
  node: unknown;
}

interface SystemFiles {
  stream_ops: { fsync?: (opened: OpenedFile) => number };
  realPath(node: unknown): string;
  /** Tells the engine of an error of the system in its own words. */
  tryFSOperation(work: () => void): void;
}

/**
 * The files of an embedded database, with the one call that the engine's own way to files leaves out: without it
 * PostgreSQL believes that its log is on the disk when the system has merely heard of it.
 */
export class SyncedFiles extends NodeFS {
  override async init(engine: PGlite, given: EngineOptions) {
    return super.init(engine, { ...given, preRun: [...(given.preRun ?? []), addSync] });
  }
}

function addSync({ FS }: { FS: unknown }): void {
  const files = (FS as { filesystems: { NODEFS: SystemFiles } }).filesystems.NODEFS;
  files.stream_ops.fsync = (opened) => {
    files.tryFSOperation(() => {
      // As much as PostgreSQL needs: contents and length, not the time of the last change.
      if (opened.nfd !== undefined) fs.fdatasyncSync(opened.nfd);
      else syncNamesIn(files.realPath(opened.node));
    });
    return 0;
  };
}
