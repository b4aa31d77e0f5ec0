/** Up to here a product's stock counts as low. */
export const LOW_STOCK_UNITS = 20;
