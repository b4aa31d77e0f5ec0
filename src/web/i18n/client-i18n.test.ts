import { expect, it, vi } from 'vitest';
import { changeTexts, createClientI18n } from './client-i18n.ts';

it('loads the language of the page and no other', async () => {
  const i18n = await createClientI18n('de');
  expect(i18n.t('shell:header.producers')).toBe('Produzenten');
  expect(i18n.hasResourceBundle('en', 'shell')).toBe(false);
});

it('shows English for a text that the language lacks', async () => {
  const i18n = await createClientI18n('de');
  i18n.removeResourceBundle('de', 'shell');
  i18n.addResourceBundle('de', 'shell', { header: { home: 'Start' } });
  i18n.t('shell:header.about');
  await vi.waitFor(() => expect(i18n.t('shell:header.about')).toBe('About'));
  expect(i18n.t('shell:header.home')).toBe('Start');
});

it('takes the rooms in use along when the language changes', async () => {
  const i18n = await createClientI18n('en');
  await i18n.loadNamespaces('home');
  await changeTexts(i18n, 'fr');
  expect(i18n.language).toBe('fr');
  expect(i18n.hasResourceBundle('fr', 'home')).toBe(true);
  expect(i18n.t('shell:header.shop')).toBe('Boutique');
});
