/** `npm test` does without what takes seconds and what others show too, or does it with less; `npm test -- --all` does it. */
export const leftToAll = process.env.TESTS === 'short';
