import { expect, it } from 'vitest';
import { issueBody, issueValues } from './newsletter-form.tsx';

const EN = { subject: 'Hello', text: 'World' };

it('leaves out languages in which nothing is written', () => {
  const values = issueValues({ texts: { en: EN, de: { subject: 'Hallo', text: 'Welt' } }, productIds: [3] });
  values.texts.fr = { subject: 'Bonjour', text: '' };
  values.texts.it = { subject: '  ', text: '' };
  expect(issueBody(values)).toEqual({
    texts: { en: EN, de: { subject: 'Hallo', text: 'Welt' }, fr: { subject: 'Bonjour', text: '' } },
    productIds: [3],
  });
});

it('always sends English, so that the server can say what is missing', () => {
  expect(issueBody(issueValues())).toEqual({ texts: { en: { subject: '', text: '' } }, productIds: [] });
});
