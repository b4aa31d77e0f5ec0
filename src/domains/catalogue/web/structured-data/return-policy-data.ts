import { policies } from '#engine/model/policies.ts';
import { REASON_RULES } from '#domains/catalogue/model/return-reasons.ts';

/**
 * What happens to something that is fine and comes back all the same. The days without a fee: those with one are no
 * promise that a machine should repeat.
 */
export function returnPolicyData(perishable: boolean, publicUrl: string): object {
  const isTakenBack = !perishable || REASON_RULES.unopened.takesPerishables;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    returnPolicyCategory: `https://schema.org/${
      isTakenBack ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnNotPermitted'
    }`,
    ...(isTakenBack
      ? {
          merchantReturnDays: policies().returnDays,
          returnMethod: 'https://schema.org/ReturnByMail',
          // The label is prepaid.
          returnFees: 'https://schema.org/FreeReturn',
          refundType: ['https://schema.org/FullRefund', 'https://schema.org/ExchangeRefund'],
        }
      : {}),
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    merchantReturnLink: `${publicUrl}/returns`,
  };
}
