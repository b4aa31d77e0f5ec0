// Stands in the head of every page and runs before the first paint: applies a stored theme, and marks the document when
// somebody was signed in, has saved something or has something in the cart, so that header, saved products and checkout keep
// the right place free. Who arrives at the top of a page is drawn that first (`drawn-next` of app.css).
const arrival = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
if (arrival?.type === 'navigate' && !location.hash) {
  const { dataset } = document.documentElement;
  dataset.arriving = '';
  window.addEventListener('hydrated', () => delete dataset.arriving, { once: true });
}
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme) dataset.theme = theme;
  if (localStorage.getItem('signed-in')) dataset.signedIn = '';
  if (localStorage.getItem('cart')) dataset.cart = '';
  if ((localStorage.getItem('savedProducts') || '[]') !== '[]') dataset.hearts = '';
} catch {
  // The browser lets nothing be stored: there is nothing to apply.
}
