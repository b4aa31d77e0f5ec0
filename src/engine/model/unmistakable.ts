/** Letters and digits that nobody takes for one another: no 0 and O, 1, I and L, 2 and Z, 5 and S, 6, 8 and B, no U. */
export const UNMISTAKABLE = '3479ACDEFGHJKMNPQRTVWXY';
