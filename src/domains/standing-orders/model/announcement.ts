import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { AnnouncedTerms } from './standing-price.ts';
import type { MissingReason } from './standing-state.ts';

/** What was said of a line three days before. */
export interface AnnouncedLine extends AnnouncedTerms {
  /** In its owner's language. */
  name: string;
  quantity: number;
  /** As it was then; announcements of earlier versions have none. */
  picture?: string | null;
  /** All units that decide the tier. */
  pooledUnits: number;
  discountPercentage: number;
  finalCents: number;
  /** What a unit had cost when its owner was last told. */
  toldPriceCents: number;
  /** Why it cannot be had as it stands now. */
  missing: MissingReason | null;
  /** Of one whose season has not begun: when it does. */
  availableFrom: Day | null;
}

/** What will be ordered, and what it costs at most. */
export interface Announcement {
  announcedOn: Day;
  lines: AnnouncedLine[];
  shippingCents: number;
  /** What taxes change of the total, as they were. */
  taxCents: number;
  totalCents: number;
}

/** What was not ordered with the others. */
export interface LeftOut {
  productId: number;
  name: string;
  quantity: number;
  reason: MissingReason;
}
