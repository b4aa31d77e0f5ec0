/** What is nearer than one screen is drawn. */
const NEAR = '100% 0px';

let observer: IntersectionObserver | undefined;

function draw(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    target.setAttribute('data-drawn', '');
    observer!.unobserve(target);
  }
}

/**
 * What the page draws late (`drawn-late` of app.css) is drawn for good as it comes near, so that nothing which is seen is
 * cut off at its edge. All at once would be a long task, and each later change of the page would pay for all of it.
 */
export function drawNear(): void {
  // Tools that measure contrast read a part that is not drawn wrongly once React has changed it: its mark of the page, above all.
  (window.requestIdleCallback ?? setTimeout)(() =>
    document.querySelector('footer.drawn-late')?.setAttribute('data-drawn', ''),
  );
  observer ??= new IntersectionObserver(draw, { rootMargin: NEAR });
  for (const element of document.querySelectorAll('.drawn-late:not([data-drawn])')) observer.observe(element);
}
