import { setTimeout as wait } from 'node:timers/promises';
import type { SoakRecord } from './record.ts';

const PAGES = ['/', '/shop', '/producers', '/faqs', '/about', '/shop/cheese'];
const PAUSE_MS = 100;
/** Every third page was made for another language. */
const LANGUAGES = ['en', 'de', 'fr'];

/** A browser that fetches each page with all scripts and styles it names, one after the other, through the proxy. */
export async function readPages(url: string, record: SoakRecord, until: AbortSignal): Promise<number> {
  let fetched = 0;
  const get = async (path: string): Promise<string> => {
    try {
      const answer = await fetch(url + path);
      const text = await answer.text();
      record.noteAnswer(`GET ${path}`, answer.status, answer.headers.get('retry-after'));
      if (answer.status >= 400 && answer.status < 500) record.fail(`GET ${path} answered ${answer.status}`);
      fetched += 1;
      return text;
    } catch (error) {
      record.noteLostConnection(`GET ${path}`, error);
      return '';
    }
  };
  for (let turn = 0; !until.aborted; turn += 1) {
    const language = LANGUAGES[turn % LANGUAGES.length]!;
    const page = await get(`${PAGES[turn % PAGES.length]!}?lng=${language}`);
    const files = new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)].map(([, file]) => file!));
    for (const file of files) await get(file);
    await wait(PAUSE_MS);
  }
  return fetched;
}
