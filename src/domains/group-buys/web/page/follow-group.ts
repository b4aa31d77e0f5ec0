import type { GroupBuy, GroupPool } from '#domains/group-buys/model/group-view.ts';
import { apiUrl } from '#engine/model/api/api-url.ts';
import type { PathOf } from '#engine/model/api/contract.ts';

/** A stream that the server refuses (too many are open, too much to do) is tried again after this, then after twice as long … */
const FIRST_PAUSE_MS = 1_000;
/** … and in the end so often. */
const LONGEST_PAUSE_MS = 30_000;

interface Follower {
  /** Whether everything that happens arrives by itself. */
  onLive(isLive: boolean): void;
  onPool(pool: GroupPool): void;
}

/** Listens to what happens to a group buy. Returns how to stop. */
export function followGroup(slug: string, { onLive, onPool }: Follower): () => void {
  const path = '/api/group-buys/:slug/events' satisfies PathOf<'GET'>;
  const url = apiUrl(path, { params: { slug } });
  let pause = FIRST_PAUSE_MS;
  let source: EventSource;
  let trying: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    source = new EventSource(url);
    source.addEventListener('open', () => {
      pause = FIRST_PAUSE_MS;
      onLive(true);
    });
    source.addEventListener('group', ({ data }) => onPool(JSON.parse(data as string) as GroupPool));
    source.addEventListener('error', () => {
      onLive(false);
      // A connection that is lost, the browser makes again by itself.
      if (source.readyState !== EventSource.CLOSED) return;
      trying = setTimeout(connect, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
  };
  connect();
  return () => {
    clearTimeout(trying);
    source.close();
    onLive(false);
  };
}

/** The newer of what is on show and what was read: a read may be answered late, with how it was before. */
export function newerGroup(shown: GroupBuy | undefined, read: GroupBuy): GroupBuy {
  return shown !== undefined && read.version < shown.version ? shown : read;
}

/** What the stream says of a group buy, over the rest of it. */
export function withPool(group: GroupBuy, pool: GroupPool): GroupBuy {
  return newerGroup(group, { ...group, ...pool });
}
