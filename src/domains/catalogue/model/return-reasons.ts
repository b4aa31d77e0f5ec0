/** Why something comes back. */
export const RETURN_REASONS = ['unopened', 'incorrect', 'damaged', 'spoiled', 'defective'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_KINDS = ['refund', 'exchange'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

interface ReasonRule {
  /** Perishables that are fine are not taken back. */
  takesPerishables: boolean;
  needsPhotos: boolean;
  /** Then the shipping goes back as well, where everything comes back. */
  isOurFault: boolean;
}

export const REASON_RULES: Readonly<Record<ReturnReason, ReasonRule>> = {
  unopened: { takesPerishables: false, needsPhotos: false, isOurFault: false },
  incorrect: { takesPerishables: true, needsPhotos: false, isOurFault: true },
  damaged: { takesPerishables: true, needsPhotos: true, isOurFault: true },
  spoiled: { takesPerishables: true, needsPhotos: true, isOurFault: true },
  defective: { takesPerishables: true, needsPhotos: true, isOurFault: true },
};

export const MAX_RETURN_PHOTOS = 5;
