/** What buyers of one language wrote, by the product's slug. A text begins with its five stars. */
export type WrittenReviews = Readonly<Record<string, readonly `${'★' | '☆'}${string}`[]>>;
