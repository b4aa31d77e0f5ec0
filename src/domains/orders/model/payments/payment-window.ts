/** An order by card, or by test, that is not paid within this time is cancelled and its stock goes back. */
export const PAYMENT_WINDOW_MS = 30 * 60 * 1000;
