import { expect, it } from 'vitest';
import de from '#domains/checkout/texts/de/checkout.json' with { type: 'json' };
import en from '#domains/checkout/texts/en/checkout.json' with { type: 'json' };
import { bindingText } from './binding-text.ts';

const said = ({ form }: typeof en, country: string) => form[bindingText('submit', country)];

it('says in shops of the European Union that paying follows, and elsewhere what the contract quotes', () => {
  expect(said(de, 'DE')).toBe('ZAHLUNGSPFLICHTIG BESTELLEN');
  expect(said(en, 'IE')).toBe('ORDER WITH OBLIGATION TO PAY');
  expect(said(en, 'US')).toBe('COMPLETE ORDER');
  expect(said(en, 'CH')).toBe('COMPLETE ORDER');
});
