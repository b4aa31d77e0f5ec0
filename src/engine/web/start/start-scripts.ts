// Stands at the end of every page and brings its scripts, which wait in a template
// (docs/decisions/0041-scripts-for-who-touches-a-page.md).
//
// A page that says so (`data-start="touched"`) is whole without them. For a visitor of whom the browser knows nothing, they
// are fetched when the page is loaded (not where somebody saves data), one in each idle moment, but run at the first sign
// that somebody is there: a finger, a mouse, a key, a scroll. Every other page starts after its first frame; so does one
// whose URL opens something that is not in it.
import { keepPresses } from './kept-presses.ts';

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'click'];
// Browsers tell where the mouse stands even where there is none, so on a phone that is no sign.
if (matchMedia('(hover:hover)').matches) SIGNS.push('pointermove');

const template = document.getElementById('scripts') as HTMLTemplateElement;

function start(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, start, true);
  document.head.append(template.content);
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

function fetchScripts(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const left = connection?.saveData ? [] : [...template.content.querySelectorAll('script')];
  const fetchNext = () => {
    const script = left.shift();
    if (!script) return;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = script.src;
    document.head.append(link);
    whenIdle(fetchNext);
  };
  fetchNext();
}

keepPresses();
if (template.dataset.start === 'touched' && !isKnown() && !opensSomething()) {
  for (const sign of SIGNS) window.addEventListener(sign, start, true);
  window.addEventListener('load', () => whenIdle(fetchScripts));
} else if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
