// Every page as it leaves the server, in five languages: the right lang, no key, nothing left in English.
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { pagePaths } from '../support/page-paths.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { leftUntranslated, namesOfTheShop } from '../support/untranslated.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});

it.each(pagePaths())('$route', async ({ paths }) => {
  for (const path of paths) {
    const english = new Set<string>();
    for (const language of LANGUAGES) {
      const { text } = await test.visitor().get(path, { cookie: `language=${language}` });
      // A page that leads elsewhere has no words.
      if (text === '') continue;
      expect(text).toContain(`<html lang="${language}"`);
      const texts = textsOf(text);
      expect(texts.length).toBeGreaterThan(10);
      if (language === 'en') for (const each of texts) english.add(each);
      const left = await leftUntranslated(language, texts, english, () => namesOfTheShop(readJson));
      expect(left, `${path} in ${language}`).toEqual([]);
    }
  }
});

const readJson = async (path: string) => (await test.visitor().get(path)).body;

/** What a reader sees, and what a screen reader or a list of tabs says. */
function textsOf(html: string): string[] {
  const shown = html.replaceAll(/<(script|style|noscript)[^>]*>.*?<\/\1>/gsu, ' ').replaceAll('<!-- -->', '');
  const spoken = [...shown.matchAll(/(?:aria-label|placeholder|title|alt)="([^"]*)"/gu)].map(
    ([, text]) => text!,
  );
  return [...shown.split(/<[^>]+>/u), ...spoken]
    .map((text) => plain(text).trim())
    .filter((text) => text !== '');
}

const plain = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
