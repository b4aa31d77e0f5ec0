import fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { bankFileFaults } from '../../../../tests/support/bank-file-faults.ts';
import { hasOfficialFile, officialFile } from '../../../../tests/support/official-rules.ts';
import { bankText } from './bank-text.ts';
import { creditTransferXml } from './credit-transfer.ts';

/** Of ISO 20022. */
const SCHEMA = 'pain.001.001.09.xsd';
const MESSAGE = {
  messageId: 'PAYOUTS-7',
  createdAt: new Date('2026-11-18T10:00:00.000Z'),
  executeOn: '2026-11-18',
  currency: 'EUR',
  debtor: { holder: 'Madia & Söhne', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  transfers: [
    { payoutId: 12, holder: 'Crème <& Co>', iban: 'FR1420041010050500013M02606', cents: 85_07 },
    { payoutId: 13, holder: 'Hof Birkengrund', iban: 'AT611904300234573201', cents: 1_00 },
  ],
};

describe('a message to the bank', () => {
  it('is what pain.001.001.09 wants, element by element', () => {
    expect(creditTransferXml(MESSAGE)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>\n',
        '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>',
        '<GrpHdr><MsgId>PAYOUTS-7</MsgId><CreDtTm>2026-11-18T10:00:00.000Z</CreDtTm><NbOfTxs>2</NbOfTxs>',
        '<CtrlSum>86.07</CtrlSum><InitgPty><Nm>Madia + Sohne</Nm></InitgPty></GrpHdr>',
        '<PmtInf><PmtInfId>PAYOUTS-7</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>2</NbOfTxs><CtrlSum>86.07</CtrlSum>',
        '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt><Dt>2026-11-18</Dt></ReqdExctnDt>',
        '<Dbtr><Nm>Madia + Sohne</Nm></Dbtr><DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>',
        '<DbtrAgt><FinInstnId><BICFI>COBADEFFXXX</BICFI></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>',
        '<CdtTrfTxInf><PmtId><EndToEndId>PAYOUT-12</EndToEndId></PmtId>',
        '<Amt><InstdAmt Ccy="EUR">85.07</InstdAmt></Amt><Cdtr><Nm>Creme + Co</Nm></Cdtr>',
        '<CdtrAcct><Id><IBAN>FR1420041010050500013M02606</IBAN></Id></CdtrAcct>',
        '<RmtInf><Ustrd>Payout 12</Ustrd></RmtInf></CdtTrfTxInf>',
        '<CdtTrfTxInf><PmtId><EndToEndId>PAYOUT-13</EndToEndId></PmtId>',
        '<Amt><InstdAmt Ccy="EUR">1.00</InstdAmt></Amt><Cdtr><Nm>Hof Birkengrund</Nm></Cdtr>',
        '<CdtrAcct><Id><IBAN>AT611904300234573201</IBAN></Id></CdtrAcct>',
        '<RmtInf><Ustrd>Payout 13</Ustrd></RmtInf></CdtTrfTxInf>',
        '</PmtInf></CstmrCdtTrfInitn></Document>\n',
      ].join(''),
    );
  });

  it('names everybody: a holder in other letters does not spoil the file for all', () => {
    const [first] = MESSAGE.transfers;
    const xml = creditTransferXml({ ...MESSAGE, transfers: [{ ...first!, holder: '日本' }] });
    expect(xml).toContain('<Cdtr><Nm>NOTPROVIDED</Nm></Cdtr>');
  });

  it('in another currency does not go by SEPA, and needs no BIC', () => {
    const xml = creditTransferXml({ ...MESSAGE, currency: 'USD', debtor: { ...MESSAGE.debtor, bic: null } });
    expect(xml).not.toContain('SEPA');
    expect(xml).toContain('<FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId>');
  });
});

const nameArbitrary = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom(
    'Müller & Söhne GmbH & Co. KG <Hofladen> „Zur Linde“',
    'Øyvind Ægir Łukasz Đorđević ß'.repeat(4),
    '日本',
    ' ]]> --> &amp; ',
    "L'Huilière d'Œuvre",
  ),
);
const messageArbitrary = fc.record({
  messageId: fc.nat().map((id) => `PAYOUTS-${id}`),
  createdAt: fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  }),
  executeOn: fc.constant('2026-11-18'),
  currency: fc.constantFrom('EUR', 'USD', 'CHF'),
  debtor: fc.record({
    holder: nameArbitrary,
    iban: fc.constantFrom('DE89370400440532013000', 'MT84MALT011000012345MTLCAST001S'),
    bic: fc.constantFrom(null, 'COBADEFF', 'COBADEFFXXX'),
  }),
  transfers: fc.array(
    fc.record({
      payoutId: fc.integer({ min: 1, max: 2_147_483_647 }),
      holder: nameArbitrary,
      iban: fc.constantFrom('FR1420041010050500013M02606', 'AT611904300234573201'),
      cents: fc.integer({ min: 1_00, max: 99_999_999_99 }),
    }),
    { minLength: 1, maxLength: 40 },
  ),
});

describe('whatever is in it, a message to the bank', () => {
  it('is one, with names in any letters and of any length', () => {
    fc.assert(
      fc.property(messageArbitrary, (message) => {
        expect(bankFileFaults(creditTransferXml(message))).toEqual([]);
      }),
    );
  });

  it.skipIf(!hasOfficialFile(SCHEMA))('keeps the published schema, and a falsified one does not', () => {
    using schema = XmlDocument.fromString(officialFile(SCHEMA));
    using validator = XsdValidator.fromDoc(schema);
    const validate = (xml: string) => {
      using message = XmlDocument.fromString(xml);
      validator.validate(message);
    };
    fc.assert(fc.property(messageArbitrary, (message) => validate(creditTransferXml(message))));
    const xml = creditTransferXml(MESSAGE);
    expect(() => validate(xml.replace('<PmtMtd>TRF</PmtMtd>', '$&$&'))).toThrow('PmtMtd');
    expect(() => validate(xml.replace('COBADEFFXXX', 'COBA'))).toThrow('BICFI');
  });

  it.each([
    ['an element twice', /<PmtMtd>TRF<\/PmtMtd>/u, '$&$&'],
    ['another order', /(<PmtInfId>[^<]*<\/PmtInfId>)(<PmtMtd>TRF<\/PmtMtd>)/u, '$2$1'],
    ['no account', /<CdtrAcct>.*?<\/CdtrAcct>/u, ''],
    ['a long name', /<Nm>Madia/u, `$&${'a'.repeat(70)}`],
    ['a letter that banks do not take', /<Nm>Madia/u, '$&é'],
    ['another sum', /<CtrlSum>86.07/u, '<CtrlSum>86.08'],
    ['another count', /<NbOfTxs>2/u, '<NbOfTxs>3'],
    ['text between', /<GrpHdr>/u, '$&x'],
    ['something else', /<ChrgBr>SLEV<\/ChrgBr>/u, '$&<Note>x</Note>'],
  ])('is refused with %s', (_, found, instead) => {
    expect(bankFileFaults(creditTransferXml(MESSAGE))).toEqual([]);
    expect(bankFileFaults(creditTransferXml(MESSAGE).replace(found, instead))).not.toEqual([]);
  });
});

describe('the signs of banks', () => {
  it('spell what others write', () => {
    expect(bankText('Müller & Straße – Łódź «Œuvre» 日本')).toBe('Muller + Strasse Lodz OEuvre');
  });

  it('are all there is, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(bankText(text)).toMatch(/^[a-zA-Z0-9/\-?:().,'+ ]*$/);
      }),
    );
  });
});
