import { describe, expect, it } from 'vitest';
import { ownPath } from './use-arrival.ts';

describe('where a sign-in may lead', () => {
  it.each(['/', '/checkout', '/product/green-oil?from=cart#reviews', '/user-dashboard'])(
    '%s is ours',
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '\\\\elsewhere.example',
    'javascript:alert(1)',
    'elsewhere',
    '/login?next=/login',
    '/register',
    '',
    undefined,
    5,
    ['/checkout'],
  ])('%j is not followed', (next) => {
    expect(ownPath(next)).toBe('/');
  });
});
