/** 'held': its sale is stopped, perhaps for a while. 'recalled': for good. */
export const BATCH_STATUSES = ['sellable', 'held', 'recalled'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/** The batch that a product's stock becomes when it begins to keep batches. */
export const OPENING_CODE = 'OPENING';
