import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankText } from './bank-text.ts';
import { creditTransferXml } from './credit-transfer.ts';

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
