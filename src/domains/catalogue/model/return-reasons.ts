/** Why something comes back, as the form of returns asks it. */
export const RETURN_REASONS = ['unopened', 'incorrect', 'damaged', 'spoiled', 'defective'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Of a case. A withdrawal gives no reason, and has a form of its own. */
export const CASE_REASONS = [...RETURN_REASONS, 'withdrawal'] as const;
export type CaseReason = (typeof CASE_REASONS)[number];

export const RETURN_KINDS = ['refund', 'exchange'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

interface ReasonRule {
  /** Perishables that are fine are not taken back. */
  takesPerishables: boolean;
  needsPhotos: boolean;
  isOurFault: boolean;
  /** The shipping goes back as well, where everything comes back. */
  givesShippingBack: boolean;
}

const NO_LONGER_WANTED = { takesPerishables: false, needsPhotos: false, isOurFault: false } as const;
const OUR_FAULT = { takesPerishables: true, isOurFault: true, givesShippingBack: true } as const;

export const REASON_RULES: Readonly<Record<CaseReason, ReasonRule>> = {
  unopened: { ...NO_LONGER_WANTED, givesShippingBack: false },
  incorrect: { ...OUR_FAULT, needsPhotos: false },
  damaged: { ...OUR_FAULT, needsPhotos: true },
  spoiled: { ...OUR_FAULT, needsPhotos: true },
  defective: { ...OUR_FAULT, needsPhotos: true },
  withdrawal: { ...NO_LONGER_WANTED, givesShippingBack: true },
};

export const MAX_RETURN_PHOTOS = 5;
