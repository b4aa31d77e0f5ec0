const BUTTONS = 'button,[type=checkbox],[type=radio],label:has([type=checkbox],[type=radio])';

const pressed: HTMLElement[] = [];
let chosen: HTMLSelectElement | undefined;

/**
 * What is pressed before the page listens is done once it does: each button and box in its turn, in a task of its own, but
 * once where somebody pressed it again and again; and the last choice. What is pressed meanwhile waits behind them: who
 * asks for one more and then for the cart wants two. Links work anyway. The Enter key in a form presses its button, Escape
 * the one that closes what lies over the page. What was typed is in the fields.
 */
export function keepPresses(): void {
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('change', onChoice, true);
  window.addEventListener('hydrated', onHydrated, { once: true });
}

function onClick(event: MouseEvent): void {
  if (event.isTrusted && event.target instanceof Element)
    keep(event, event.target.closest<HTMLElement>(BUTTONS));
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') keep(event, document.querySelector('[role=dialog] [data-closes-dialog]'));
}

function onChoice({ target }: Event): void {
  if (target instanceof HTMLSelectElement) chosen = target;
}

function keep(event: Event, button: HTMLElement | null): void {
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  if (button !== pressed.at(-1)) pressed.push(button);
}

function onHydrated(): void {
  window.removeEventListener('change', onChoice, true);
  if (chosen?.isConnected) chosen.dispatchEvent(new Event('change', { bubbles: true }));
  setTimeout(pressNext);
}

function pressNext(): void {
  const button = pressed.shift();
  if (!button) {
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('keydown', onKey, true);
    return;
  }
  if (button.isConnected) {
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    button.click();
  }
  setTimeout(pressNext);
}
