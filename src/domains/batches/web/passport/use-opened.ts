import { useEffect, useState } from 'react';
import { apiRequest } from '#engine/web/api/client.ts';

const LINK = /^#recall=(\d{1,10})\.([\w-]{1,100})$/;

/** Tells the shop that the mail of a recall was read; programs that look through mails run no page. True: it knows. */
export function useOpened(): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const [, id, token] = LINK.exec(window.location.hash) ?? [];
    if (id === undefined || token === undefined) return;
    apiRequest('POST /api/recalls/opened', { body: { id: Number(id), token } }).then(
      () => setKnown(true),
      // Nothing on the page rests on it.
      () => {},
    );
  }, []);
  return isKnown;
}
