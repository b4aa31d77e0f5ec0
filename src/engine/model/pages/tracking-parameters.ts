/** What newsletters, advertisements and social networks add to a URL to follow people around. */
const TRACKING =
  /^(?:utm_\w+|mc_[ce]id|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|igshid|yclid)$/u;

/**
 * The address without them: '/shop?page=2&fbclid=x' → '/shop?page=2'. To the shop they mean nothing; kept, every click on an
 * advertisement would be a page nobody has asked for before, and its links would pass them on.
 */
export function withoutTracking(address: string): string {
  const start = address.indexOf('?');
  if (start === -1) return address;
  const parameters = address.slice(start + 1).split('&');
  const kept = parameters.filter((parameter) => !TRACKING.test(parameter.split('=', 1)[0]!));
  if (kept.length === parameters.length) return address;
  return kept.length === 0 ? address.slice(0, start) : `${address.slice(0, start)}?${kept.join('&')}`;
}
