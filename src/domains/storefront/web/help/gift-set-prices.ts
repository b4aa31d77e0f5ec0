import { formatMoney } from '#engine/model/money.ts';

/** Between these the ready-made sets are sold; the sample catalogue is tested against them. */
export const GIFT_SET_PRICES = { from: formatMoney(79_99), to: formatMoney(149_99) };
