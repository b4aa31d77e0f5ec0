import { describe, expect, it } from 'vitest';
import { missingOf } from './payout-requirements.ts';

describe('what a provider still wants to know', () => {
  it.each([
    ['external_account', 'bankAccount'],
    ['tos_acceptance.date', 'terms'],
    ['company.directorship_declaration.date', 'terms'],
    ['individual.verification.document', 'identity'],
    ['person_1NvaBcD2eZvKYlo2.verification.additional_document', 'identity'],
    ['individual.first_name', 'name'],
    ['company.name', 'name'],
    ['individual.dob.day', 'birthday'],
    ['person_1NvaBcD2eZvKYlo2.address.postal_code', 'address'],
    ['individual.email', 'contact'],
    ['business_profile.support_phone', 'contact'],
    ['individual.ssn_last_4', 'taxNumber'],
    ['company.tax_id', 'taxNumber'],
    ['business_profile.mcc', 'business'],
    ['business_type', 'business'],
    ['company.structure', 'business'],
    ['company.owners_provided', 'people'],
    ['representative.relationship.title', 'people'],
    ['interv_1Nva.supportability.form', 'other'],
  ])('%s is %s', (requirement, word) => {
    expect(missingOf([requirement])).toEqual([word]);
  });

  it('is said once for each, however many fields it has, and in the same order', () => {
    const asked = [
      'individual.dob.year',
      'tos_acceptance.ip',
      'individual.dob.day',
      'external_account',
      'dance',
    ];
    expect(missingOf(asked)).toEqual(['bankAccount', 'terms', 'birthday', 'other']);
    expect(missingOf([])).toEqual([]);
  });
});
