import type { PGlite } from '@electric-sql/pglite';

const CHECK_EVERY_MS = 60_000;
/** Read again within a second or two by a start after a crash. */
const MAX_LOG_BYTES = 64 * 2 ** 20;

/**
 * PostgreSQL leaves checkpoints to a process of its own, which the embedded engine does not have: its log would grow until
 * the shop is stopped, and a start after a crash would read all of it. Returns what ends this.
 */
export function keepLogShort(engine: PGlite): () => void {
  const timer = setInterval(() => {
    // What is wrong with the disk is told by the next commit, to the person whose order it is.
    shortenLog(engine).catch(() => {});
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function shortenLog(engine: PGlite, maxBytes = MAX_LOG_BYTES): Promise<void> {
  const { rows } = await engine.query<{ isLong: boolean }>(
    `select pg_current_wal_lsn() - redo_lsn > ${maxBytes} as "isLong" from pg_control_checkpoint()`,
  );
  if (rows[0]?.isLong === true) await engine.exec('checkpoint');
}
