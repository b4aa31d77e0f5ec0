/** What a provider of payouts still wants to know, in words that producers understand. */
export const MISSING = [
  'bankAccount',
  'terms',
  'identity',
  'name',
  'birthday',
  'address',
  'contact',
  'taxNumber',
  'business',
  'people',
  'other',
] as const;
export type Missing = (typeof MISSING)[number];

/** The first that fits. Stripe names fields: 'individual.dob.day', 'person_1Nv….verification.document'. */
const WORDS: readonly (readonly [RegExp, Missing])[] = [
  [/^external_account$/u, 'bankAccount'],
  [/^(?:tos_acceptance|.*\.terms|.*attestation|.*declaration)/u, 'terms'],
  [/verification|proof_of|document/u, 'identity'],
  [/(?:^|\.)dob\./u, 'birthday'],
  [/(?:^|\.)(?:registered_)?address(?:_kana|_kanji)?\./u, 'address'],
  [/(?:^|\.)(?:id_number|ssn_last_4|tax_id|vat_id|export_license_id|registration_number)/u, 'taxNumber'],
  [/(?:^|\.)(?:email|phone|support_phone|support_email)$/u, 'contact'],
  [/(?:first|last|full|maiden)_name|^company\.name|^individual\.name/u, 'name'],
  [
    /^(?:owners|directors|executives|representative|company\.\w+_provided)|\.relationship\.|nationality|political/u,
    'people',
  ],
  [/^(?:business_profile|business_type|company|settings|documents)/u, 'business'],
];

/** Each once, in the order in which they are shown. Extensions say our words; what we have no word for is 'other'. */
export function missingOf(requirements: readonly string[]): Missing[] {
  const found = new Set(
    requirements.map(
      (name) =>
        MISSING.find((word) => word === name) ??
        WORDS.find(([pattern]) => pattern.test(name))?.[1] ??
        'other',
    ),
  );
  return MISSING.filter((word) => found.has(word));
}
