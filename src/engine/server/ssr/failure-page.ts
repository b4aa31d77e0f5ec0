import type { Language } from '#engine/model/languages.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import type { PageAssets } from './assets.ts';
import { brandStyle } from './document.ts';

/** For when a page cannot be rendered at all: a few words and a way on, without any script. `text` is one of ours. */
export function renderFailure(text: string, language: Language, assets: PageAssets): string {
  const t = translator(language);
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">\
<title>${t('shell:error.title')}</title>${styles}${brandStyle()}</head><body>\
<main class="mx-auto flex max-w-text flex-col items-center py-16 text-center">\
<h1 class="font-display text-3xl">${t('shell:error.title')}</h1><p class="mt-2 max-w-prose text-muted">${text}</p>\
<p class="mt-7"><a href="/" class="underline">${t('shell:notFound.home')}</a></p></main></body></html>`;
}
