import { brand } from '#engine/model/brand.ts';
import { escapeHtml, escapeScriptJson } from '#engine/model/escape-html.ts';
import type { Theme } from '#engine/server/brand/colours.ts';
import { coloursInForce } from '#engine/server/brand/opened-brand.ts';
import type { PageAssets, PageNeeds } from './assets.ts';
import { beforePaint, startScripts } from './bundled-scripts.ts';
import { createHash } from 'node:crypto';
import type { Language } from '#engine/model/languages.ts';
import { translator } from '#engine/server/i18n/translations.ts';

/** Fades away by styles/loading-screen.css, without any script. */
function loadingMark(): string {
  const { viewBox, shapes } = brand().mark;
  const paths = shapes.map(({ d, fill }) => `<path${fill === 'zest' ? ' class="zest"' : ''} d="${d}"/>`);
  return `<svg viewBox="${viewBox}">${paths.join('')}</svg>`;
}

export interface PageParts extends PageNeeds {
  /** Rendered title, meta, link and structured-data tags. */
  head: string;
  html: string;
  /** What the client needs to take over, as JSON. */
  state: string;
  preLaunch: boolean;
  /** Its scripts start when somebody touches it. */
  waitsForVisitor: boolean;
  loadingText: string;
  newProductsText: string;
}

/** A whole page: everything the visitor sees is in it before any script runs. */
export function renderDocument(parts: PageParts, assets: PageAssets): string {
  const { language } = parts;
  const { page } = coloursInForce().colours as { page: Record<Theme, string> };
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const fonts = assets.fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');
  const scripts = assets
    .scripts(parts)
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join('');
  return `<!doctype html><html lang="${language}" data-language="${language}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><script>${beforePaint}</script>\
${parts.head}${fonts}${styles}${brandStyle()}\
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon-32.png" sizes="32x32">\
<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest?lng=${language}">\
${parts.preLaunch ? '' : forPrograms(parts)}\
<meta name="application-name" content="${escapeHtml(brand().name)}">\
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${page.light}">\
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${page.dark}"></head>\
<body${parts.preLaunch ? ' data-pre-launch' : ''}><div id="root">${parts.html}</div>\
<div id="loading-screen" aria-hidden="true"><p>${loadingMark()}${parts.loadingText}</p></div>\
<script type="application/json" id="page-state">${escapeScriptJson(parts.state)}</script>\
<template id="scripts" data-start="${parts.waitsForVisitor ? 'touched' : 'now'}">${scripts}</template><script>${startScripts}</script></body></html>`;
}

/** Colours of the brand's own, where it has any. */
export function brandStyle(): string {
  const { style } = coloursInForce();
  return style === '' ? '' : `<style>${style}</style>`;
}

/** What other programs may subscribe to (src/domains/catalogue/server/feeds). */
function forPrograms({ language, newProductsText }: PageParts): string {
  return `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(brand().name)}" href="/opensearch.xml?lng=${language}">\
<link rel="alternate" type="application/atom+xml" title="${escapeHtml(newProductsText)}" href="/feeds/new.atom?lng=${language}">`;
}

/** By these the content policy knows the two inline scripts of the shop. */
export const inlineScriptHashes = [beforePaint, startScripts].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);

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
