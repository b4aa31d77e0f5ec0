import { z } from 'zod';
import { isAccountNumber, isBic, isIban, isRoutingNumber, plainIban } from '#engine/model/bank-account.ts';
import { line, numberBetween } from '#engine/server/settings/setting-schemas.ts';
import {
  setting,
  type DomainSettings,
  type SettingsRule,
  type SettingValues,
} from '#engine/server/settings/setting.ts';

const none = () => null;
const plain = z.string('validation:required').transform((written) => written.replaceAll(/[\s-]/g, ''));

/** An account that nobody can pay to is none: the numbers go together, and somebody holds it. */
const wholeAccount: SettingsRule = (values: SettingValues) => {
  const has = (name: string) => values.get(`bank.${name}`) !== null;
  const faults: Record<string, string> = {};
  if (has('routingNumber') && !has('accountNumber'))
    faults['bank.accountNumber'] = 'errors:settings.bankBoth';
  if (has('accountNumber') && !has('routingNumber'))
    faults['bank.routingNumber'] = 'errors:settings.bankBoth';
  if ((has('iban') || has('accountNumber') || has('routingNumber')) && !has('holder'))
    faults['bank.holder'] = 'errors:settings.bankHolder';
  return faults;
};

/** How long customers may change an order, and where they pay for it. */
export const ordersSettings: DomainSettings = {
  settings: [
    setting({ key: 'bank.holder', schema: line(70), standard: none }),
    setting({ key: 'bank.name', schema: line(70), standard: none }),
    setting({
      key: 'bank.iban',
      schema: z.string('validation:required').transform(plainIban).refine(isIban, 'errors:settings.iban'),
      standard: none,
      isMasked: true,
    }),
    setting({
      key: 'bank.routingNumber',
      schema: plain.refine(isRoutingNumber, 'errors:settings.routingNumber'),
      standard: none,
    }),
    setting({
      key: 'bank.accountNumber',
      schema: plain.refine(isAccountNumber, 'errors:settings.accountNumber'),
      standard: none,
      isMasked: true,
    }),
    setting({
      key: 'bank.bic',
      schema: plain.transform((written) => written.toUpperCase()).refine(isBic, 'errors:settings.bic'),
      standard: none,
    }),
    setting({
      key: 'orders.changeMinutes',
      ...numberBetween(5, 43_200, 0),
      standard: ({ policies }) => policies.changeMinutes,
      policies: (changeMinutes) => ({ changeMinutes }),
    }),
  ],
  rules: [wholeAccount],
};
