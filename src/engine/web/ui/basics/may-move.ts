/** False for people who want no motion. Style sheets ask by themselves; this is for what scripts move. */
export const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
