const SUBJECTS = ['gift-set', 'corporate'] as const;

/** What a message will be about: the form begins with what we need to know of it. */
export interface ContactSubject {
  /** The number of an order. */
  order?: number;
  about?: (typeof SUBJECTS)[number];
}

export function readSubject({ order, about }: Record<string, unknown>): ContactSubject {
  const known = SUBJECTS.find((subject) => subject === about);
  return {
    ...(Number.isSafeInteger(order) && Number(order) > 0 && { order: Number(order) }),
    ...(known && { about: known }),
  };
}
