import { expect, it } from 'vitest';
import type { Role } from '#engine/model/current-user.ts';
import { dashboardOf } from './account-links.ts';

it.each([
  ['PRODUCER', '/dashboard'],
  ['BUYER', '/user-dashboard'],
  ['ADMIN', '/admin'],
  ['A_ROLE_OF_TOMORROW', '/profile'],
])('%s works from %s', (role, path) => {
  expect(dashboardOf(role as Role)).toBe(path);
});
