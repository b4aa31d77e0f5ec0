// Stands at the end of every page and brings its scripts, which wait in a template
// (docs/decisions/0062-scripts-when-the-page-is-idle.md).
//
// A page that says so (`data-start="touched"`) is whole without them. For a visitor of whom the browser knows nothing they
// are fetched once the page is loaded, one in each idle moment, and run one in each idle moment, so that a slow phone draws,
// scrolls and answers in between; at the first sign that somebody is there (a finger, a mouse, a key, a scroll) all that are
// left run at once. Where somebody saves data they wait for that sign. Every other page starts after its first frame; so
// does one whose URL opens something that is not in it.
import { keepPresses } from './kept-presses.ts';

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'click'];
// Browsers tell where the mouse stands even where there is none, so on a phone that is no sign.
if (matchMedia('(hover:hover)').matches) SIGNS.push('pointermove');

const { content: waiting, dataset } = document.getElementById('scripts') as HTMLTemplateElement;

function start(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, start, true);
  document.head.append(waiting);
}

function isKnown(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return true;
  }
}

function opensSomething(): boolean {
  const { hash, search } = location;
  if (hash || /[?&](notice|lng)=/.test(search)) return true;
  return /[?&]product=/.test(search) && !document.querySelector('[role=dialog]');
}

function whenIdle(task: () => void): void {
  // Safari has no idle moments.
  (window.requestIdleCallback ?? setTimeout)(task);
}

/** Fetches each script, then runs each: what needs others finds them run. */
function startInSteps(): void {
  const left = [...waiting.querySelectorAll('script')];
  const fetchNext = () => {
    const script = left.shift();
    if (!script) return runNext();
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = script.src;
    document.head.append(link);
    whenIdle(fetchNext);
  };
  fetchNext();
}

function runNext(): void {
  const script = waiting.querySelector('script');
  if (!script) return;
  for (const end of ['load', 'error']) script.addEventListener(end, () => whenIdle(runNext));
  document.head.append(script);
}

keepPresses();
if (dataset.start === 'touched' && !isKnown() && !opensSomething()) {
  for (const sign of SIGNS) window.addEventListener(sign, start, true);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!connection?.saveData) window.addEventListener('load', () => whenIdle(startInSteps));
} else if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
