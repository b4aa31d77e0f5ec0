import { escapeHtml } from '#engine/model/escape-html.ts';
import { assertCents } from '#engine/model/money.ts';
import { bankText } from './bank-text.ts';

/** Who pays: the shop's own account. */
export interface Debtor {
  holder: string;
  iban: string;
  bic: string | null;
}

export interface Transfer {
  payoutId: number;
  holder: string;
  iban: string;
  cents: number;
}

interface CreditTransfers {
  /** The same for the same transfers: a bank that gets a file twice knows it. */
  messageId: string;
  createdAt: Date;
  /** YYYY-MM-DD */
  executeOn: string;
  currency: string;
  debtor: Debtor;
  transfers: readonly Transfer[];
}

const NAME_MAX = 70;

/** A message to a bank that it shall transfer money: ISO 20022, pain.001.001.09. */
export function creditTransferXml({
  messageId,
  createdAt,
  executeOn,
  currency,
  debtor,
  transfers,
}: CreditTransfers): string {
  const count = String(transfers.length);
  const total = amount(transfers.reduce((sum, { cents }) => sum + cents, 0));
  const document = element('CstmrCdtTrfInitn', [
    element('GrpHdr', [
      element('MsgId', messageId),
      element('CreDtTm', createdAt.toISOString()),
      element('NbOfTxs', count),
      element('CtrlSum', total),
      element('InitgPty', [element('Nm', nameOf(debtor.holder))]),
    ]),
    element('PmtInf', [
      element('PmtInfId', messageId),
      element('PmtMtd', 'TRF'),
      element('NbOfTxs', count),
      element('CtrlSum', total),
      // Only euros go by SEPA.
      ...(currency === 'EUR' ? [element('PmtTpInf', [element('SvcLvl', [element('Cd', 'SEPA')])])] : []),
      element('ReqdExctnDt', [element('Dt', executeOn)]),
      element('Dbtr', [element('Nm', nameOf(debtor.holder))]),
      element('DbtrAcct', [element('Id', [element('IBAN', debtor.iban)])]),
      element('DbtrAgt', [
        element(
          'FinInstnId',
          debtor.bic === null
            ? [element('Othr', [element('Id', 'NOTPROVIDED')])]
            : [element('BICFI', debtor.bic)],
        ),
      ]),
      element('ChrgBr', 'SLEV'),
      ...transfers.map(({ payoutId, holder, iban, cents }) =>
        element('CdtTrfTxInf', [
          element('PmtId', [element('EndToEndId', `PAYOUT-${payoutId}`)]),
          element('Amt', [`<InstdAmt Ccy="${currency}">${amount(cents)}</InstdAmt>`]),
          element('Cdtr', [element('Nm', nameOf(holder))]),
          element('CdtrAcct', [element('Id', [element('IBAN', iban)])]),
          element('RmtInf', [element('Ustrd', bankText(`Payout ${payoutId}`))]),
        ]),
      ),
    ]),
  ]);
  const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${document}</Document>\n`;
}

/** Text is escaped; a list holds elements. */
function element(name: string, content: string | readonly string[]): string {
  const inner = typeof content === 'string' ? escapeHtml(content) : content.join('');
  return `<${name}>${inner}</${name}>`;
}

function amount(cents: number): string {
  assertCents(cents);
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** One name that cannot be written would make the whole file, with everybody's money, wrong. */
const nameOf = (name: string) => bankText(name).slice(0, NAME_MAX).trim() || 'NOTPROVIDED';
