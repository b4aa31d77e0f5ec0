import { describe, expect, it } from 'vitest';
import { apiUrl } from './api-url.ts';

describe('the URL of a call', () => {
  it('is its path where nothing fills it', () => {
    expect(apiUrl('/api/products')).toBe('/api/products');
    expect(apiUrl('/api/products', { query: {} })).toBe('/api/products');
  });

  it('holds what the names in the path stand for', () => {
    expect(apiUrl('/api/admin/users/:id/role', { params: { id: 7 } })).toBe('/api/admin/users/7/role');
    expect(apiUrl('/api/products/:slug', { params: { slug: 'a/b ?é' } })).toBe(
      '/api/products/a%2Fb%20%3F%C3%A9',
    );
  });

  it('holds the query in its order, without what is undefined', () => {
    const query = { limit: 24, page: undefined, sort: '-price', q: 'crème & olio' };
    expect(apiUrl('/api/products', { query })).toBe(
      '/api/products?limit=24&sort=-price&q=cr%C3%A8me%20%26%20olio',
    );
  });
});
