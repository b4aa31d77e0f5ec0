import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import {
  addBusinessDays,
  addDays,
  businessDayFrom,
  type Day,
} from '#domains/pricing/model/delivery/business-days.ts';

const REVIEW_BUSINESS_DAYS = 7;

/** The day by which an application of this moment is answered. One that comes on a weekend counts from Monday. */
export function applicationDueOn(appliedAt: Date): Day {
  return addBusinessDays(businessDayFrom(shopDay(appliedAt)), REVIEW_BUSINESS_DAYS);
}

/** On the day itself there is still time. */
export function isOverdue(dueOn: Day, now: Date): boolean {
  return dueOn < shopDay(now);
}

/** Applications from before this moment, and only those, are overdue. */
export function overdueBefore(now: Date): Date {
  let day = addDays(shopDay(now), -REVIEW_BUSINESS_DAYS);
  while (!isOverdue(applicationDueOn(shopMidnight(day)), now)) day = addDays(day, -1);
  return shopMidnight(addDays(day, 1));
}
