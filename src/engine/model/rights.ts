import { z } from 'zod';

/** What staff may do. An owner may do everything, and decides who else may. */
export const RIGHTS = ['owner', 'orders', 'catalogue', 'people', 'money'] as const;
export type Right = (typeof RIGHTS)[number];

/** What a call or a page asks for; 'any': everybody of the role. */
export type NeededRight = Right | 'any';

/** The rights that administrators, and the people of a producer, may be given. */
export const RIGHTS_OF = {
  ADMIN: RIGHTS,
  PRODUCER: ['owner', 'catalogue', 'orders', 'money'],
} as const satisfies Record<string, readonly Right[]>;

export function hasRight(rights: readonly Right[], needed: NeededRight): boolean {
  return needed === 'any' || rights.includes('owner') || rights.includes(needed);
}

/** What is stored: nothing for somebody whose role was never narrowed. */
export function rightsOf(role: 'BUYER' | 'PRODUCER' | 'ADMIN', stored: readonly Right[] | null): Right[] {
  if (role === 'BUYER') return [];
  return stored === null ? ['owner'] : [...stored];
}

/** Whether somebody of the staff may do everything: of the shop, or of their producer. */
export function isOwner(person: {
  role: 'BUYER' | 'PRODUCER' | 'ADMIN';
  rights: readonly Right[] | null;
}): boolean {
  return rightsOf(person.role, person.rights).includes('owner');
}

/** At least one, each once, in the order in which they are listed. */
export const rightsSchema = (role: keyof typeof RIGHTS_OF) =>
  z
    .array(z.enum(RIGHTS_OF[role]), 'validation:rightsMissing')
    .min(1, 'validation:rightsMissing')
    .transform((given): Right[] => RIGHTS.filter((right) => (given as Right[]).includes(right)));
