/** What the house keeps of what producers sell. */
export const COMMISSION_PERCENT = 15;
export const COMMISSION_BASIS_POINTS = COMMISSION_PERCENT * 100;
