// Opens scenes in German, whose words are the longest, and says what is wrong with their words and their width.
import { expect, type Page } from '@playwright/test';
import { openBrand } from '#engine/server/brand/opened-brand.ts';
import { SAMPLE_BRAND } from '../support/sample-brand.ts';
import { englishTexts, leftUntranslated, type Names } from '../support/untranslated.ts';
import { test } from './test.ts';

// Names of the brand stand in every language.
openBrand(SAMPLE_BRAND);

export const PHONE = { width: 390, height: 844 };
const LANGUAGE = 'de';
const ENGLISH = englishTexts(LANGUAGE);

export interface Scene {
  name: string;
  /** Brings it about by what is the same in every language: addresses, roles, places in a row. */
  open: (page: Page) => Promise<unknown>;
}

/** The names are asked for again where something looks wrong, since other tests use the same shop. */
export async function walk(page: Page, scenes: readonly Scene[], names: () => Promise<Names>) {
  const { baseURL } = test.info().project.use;
  await page.context().addCookies([{ name: 'language', value: LANGUAGE, url: baseURL! }]);
  /** What is wrong, and where it was seen first. */
  const wrong = new Map<string, string>();
  for (const scene of scenes) {
    await scene.open(page);
    await page.waitForFunction(isSettled);
    const { lang, texts, tooWide } = await page.evaluate(readPage);
    const faults = [
      ...(lang === LANGUAGE ? [] : [`lang is ${lang}`]),
      ...tooWide.map((part) => `too wide: ${part}`),
      ...(await leftUntranslated(LANGUAGE, texts, ENGLISH, names)),
    ];
    for (const fault of faults) if (!wrong.has(fault)) wrong.set(fault, scene.name);
    await closeDialog(page);
  }
  return [...wrong].map(([what, where]) => `${what} (${where})`);
}

/** An address as a scene. */
export const at = (address: string): Scene => ({ name: address, open: (page) => arrive(page, address) });

/** Does not wait for pictures: only words matter here. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(isAlive);
}

async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0) return;
  // What the page came with begins to listen a moment after the page itself.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

/** React has taken over: what stands here now was drawn with the texts the browser has loaded. Most pages wait for a touch. */
function isAlive(): boolean {
  dispatchEvent(new Event('touchstart'));
  const main = document.querySelector('#root main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
}

/**
 * Nothing is a placeholder any more, and nothing moves but the veil that the page starts under. What follows a
 * scrollbar stands still with it.
 */
function isSettled(): boolean {
  const moves = ({ playState, effect, timeline }: Animation) =>
    playState === 'running' &&
    timeline === document.timeline &&
    (effect as KeyframeEffect).target?.closest('#loading-screen') === null;
  return (
    document.querySelector('.animate-shimmer, [aria-busy=true]') === null &&
    !document.getAnimations().some(moves)
  );
}

/** Runs in the page: its language, its words, and what reaches beyond its right edge. */
function readPage() {
  const texts: string[] = [];
  const tooWide: string[] = [];
  const add = (text: string | null | undefined) => {
    const trimmed = text?.trim() ?? '';
    if (trimmed !== '') texts.push(trimmed);
  };
  const isUnseen = (element: HTMLElement | null): boolean =>
    element !== null && (element.offsetWidth <= 1 || isUnseen(element.parentElement));
  const { documentElement: root } = document;
  const width = root.clientWidth;
  if (root.scrollWidth > width) tooWide.push(`the page, ${root.scrollWidth} px`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement!;
    if (parent.closest('script, style, noscript') !== null || node.textContent?.trim() === '') continue;
    // What says that it is in another language is not looked at: a review, the name of a language.
    // An address that may break at its sign is one text.
    const whole = parent.querySelector(':scope > wbr') === null ? node : parent;
    if (parent.closest<HTMLElement>('[lang]')!.lang === root.lang) add(whole.textContent);
    // Rows made to be moved sideways may be longer than the screen; so may what only screen readers find.
    if (parent.closest('.overflow-x-auto') !== null || isUnseen(parent)) continue;
    range.selectNodeContents(node);
    if (range.getBoundingClientRect().right > width + 1) tooWide.push(node.textContent!.trim().slice(0, 60));
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) add(element.getAttribute(name));
  }
  add(document.title);
  add(document.querySelector('meta[name=description]')?.getAttribute('content'));
  return { lang: root.lang, texts, tooWide };
}
