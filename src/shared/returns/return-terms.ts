/** Damage is reported within so many hours of delivery, to the second. */
export const DAMAGE_HOURS = 48;
/** Days after the day of delivery, each to its end on the shop's calendar. */
export const RETURN_DAYS = 30;
/** Until then with a fee. */
export const LATE_RETURN_DAYS = 45;
/** Of what the pieces cost. */
export const RESTOCKING_FEE_PERCENT = 15;
