import { expect, it, vi } from 'vitest';
import { createClientI18n } from './client-i18n.ts';

const VARIABLES = { values: {}, read: async () => ({}) };

it('loads the core texts of the language of the page', async () => {
  const i18n = await createClientI18n('de', VARIABLES);
  expect(i18n.t('shell:header.producers')).toBe('Produzenten');
  expect(i18n.hasLoadedNamespace('home')).toBe(false);
});

it('shows English for a text that the language lacks', async () => {
  const i18n = await createClientI18n('de', VARIABLES, async () => ({ drawer: { close: 'Schließen' } }));
  await i18n.loadNamespaces('cart');
  i18n.t('cart:drawer.empty');
  await vi.waitFor(() => expect(i18n.t('cart:drawer.empty')).toBe('Your cart is empty'));
  expect(i18n.t('cart:drawer.close')).toBe('Schließen');
});

it('takes the namespaces in use along when the language changes', async () => {
  const i18n = await createClientI18n('en', VARIABLES);
  await i18n.loadNamespaces('home');
  await i18n.changeLanguage('fr');
  expect(i18n.language).toBe('fr');
  expect(i18n.hasLoadedNamespace('home')).toBe(true);
  expect(i18n.t('shell:header.shop')).toBe('Boutique');
});
