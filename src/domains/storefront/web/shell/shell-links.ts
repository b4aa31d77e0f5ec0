import { useRouterState, type ActiveOptions } from '@tanstack/react-router';
import { UNKNOWN_ROUTE } from '#engine/model/pages/unknown-page.ts';

/** The header's links: texts are keys of `shell:header`. */
export const MAIN_LINKS = [
  { to: '/', text: 'home' },
  { to: '/shop', text: 'shop' },
  { to: '/producers', text: 'producers' },
  { to: '/about', text: 'about' },
] as const;

/** Before launch there is nothing to buy yet. */
export const PRE_LAUNCH_LINKS = MAIN_LINKS.filter(({ text }) => text === 'home' || text === 'about');

/** Texts are keys of `shell:footer`. */
export const QUICK_LINKS = [
  { to: '/shop', text: 'shop' },
  { to: '/producers', text: 'producers' },
  { to: '/about', text: 'about' },
  { to: '/discounts', text: 'discounts' },
  { to: '/group-buying', text: 'groupBuying' },
  { to: '/gift-sets', text: 'giftSets' },
] as const;

export const SERVICE_LINKS = [
  { to: '/contact', text: 'contact' },
  { to: '/faqs', text: 'faqs' },
  { to: '/shipping', text: 'shipping' },
  { to: '/returns', text: 'returns' },
  { to: '/privacy', text: 'privacy' },
] as const;

/** Where the law of the European Union asks for it. */
export const WITHDRAW_LINK = { to: '/withdraw', text: 'withdraw' } as const;

const BELOW_IT_TOO: ActiveOptions = { exact: false, includeSearch: false };
const EXACTLY: ActiveOptions = { exact: true, includeSearch: false };

/**
 * For `activeOptions` of links in the shell: a link is current on its page and on those below it. An unknown path is below
 * nothing, so the page for it is one and the same everywhere.
 */
export function useCurrentLinks(): ActiveOptions {
  const isUnknown = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId === UNKNOWN_ROUTE });
  return isUnknown ? EXACTLY : BELOW_IT_TOO;
}
