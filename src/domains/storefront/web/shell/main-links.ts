/** The header's links: texts are keys of `shell:header`. */
export const MAIN_LINKS = [
  { to: '/', text: 'home' },
  { to: '/shop', text: 'shop' },
  { to: '/producers', text: 'producers' },
  { to: '/about', text: 'about' },
] as const;

/** Before launch there is nothing to buy yet. */
export const PRE_LAUNCH_LINKS = MAIN_LINKS.filter(({ text }) => text === 'home' || text === 'about');
