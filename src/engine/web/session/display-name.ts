import type { CurrentUser } from '#engine/model/current-user.ts';

/** What somebody is called: buyers and producers by the name they gave, administrators by their user name. */
export function displayName({ user, profile }: Pick<CurrentUser, 'user' | 'profile'>): string {
  if (profile?.role === 'BUYER') return `${profile.firstName} ${profile.lastName}`.trim();
  if (profile?.role === 'PRODUCER') return profile.companyName;
  return user.username;
}
