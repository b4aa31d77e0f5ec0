import { XMLParser } from 'fast-xml-parser';

/** Some text up to so long. */
const text = (most: number) => new RegExp(`^[a-zA-Z0-9/?:().,'+ -]{1,${most}}$`, 'u');
const COUNT = /^\d{1,15}$/u;
const SUM = /^\d{1,15}\.\d\d$/u;

/** What an element holds: its own text, or others, in this order; `+`: once or more often; `?`: or not at all. */
type Held = RegExp | readonly string[];

/**
 * The part of ISO 20022's pain.001.001.09 that the shop writes, from the standard's own description of the message. Texts are
 * narrower than there: they are the signs that every bank of SEPA takes.
 */
const MESSAGE: Readonly<Record<string, Held>> = {
  Document: ['CstmrCdtTrfInitn'],
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf+'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum?', 'InitgPty'],
  MsgId: text(35),
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u,
  NbOfTxs: COUNT,
  CtrlSum: SUM,
  InitgPty: ['Nm'],
  Nm: text(70),
  PmtInf: [
    'PmtInfId',
    'PmtMtd',
    'NbOfTxs?',
    'CtrlSum?',
    'PmtTpInf?',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'ChrgBr?',
    'CdtTrfTxInf+',
  ],
  PmtInfId: text(35),
  PmtMtd: /^TRF$/u,
  PmtTpInf: ['SvcLvl'],
  SvcLvl: ['Cd'],
  Cd: /^SEPA$/u,
  ReqdExctnDt: ['Dt'],
  Dt: /^\d{4}-\d\d-\d\d$/u,
  Dbtr: ['Nm'],
  DbtrAcct: ['Id'],
  Id: ['IBAN'],
  IBAN: /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/u,
  DbtrAgt: ['FinInstnId'],
  FinInstnId: ['BICFI?', 'Othr?'],
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u,
  ChrgBr: /^SLEV$/u,
  CdtTrfTxInf: ['PmtId', 'Amt', 'Cdtr', 'CdtrAcct', 'RmtInf'],
  PmtId: ['EndToEndId'],
  EndToEndId: text(35),
  Amt: ['InstdAmt'],
  InstdAmt: SUM,
  Cdtr: ['Nm'],
  CdtrAcct: ['Id'],
  RmtInf: ['Ustrd'],
  Ustrd: text(140),
  Othr: ['Id'],
};
/** Of an account that is no IBAN, and of a bank without a BIC. */
const OTHER_ID = text(34);

const parser = new XMLParser({
  preserveOrder: true,
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
});

interface Element {
  name: string;
  text: string;
  children: Element[];
}

/** Where a file for the bank is not what the standard says; each fault is a sentence. */
export function bankFileFaults(xml: string): string[] {
  const roots = toElements(parser.parse(xml) as Node[]).filter(({ name }) => !name.startsWith('?'));
  const faults = roots.flatMap((root) => faultsOf(root, ''));
  const amounts = [...xml.matchAll(/<InstdAmt Ccy="[A-Z]{3}">([^<]*)</gu)].map(([, amount]) =>
    cents(amount!),
  );
  const total = amounts.reduce((sum, each) => sum + each, 0);
  for (const [, sum] of xml.matchAll(/<CtrlSum>([^<]*)</gu))
    if (cents(sum!) !== total) faults.push(`a sum of ${sum} over ${total} cents`);
  for (const [, count] of xml.matchAll(/<NbOfTxs>([^<]*)</gu))
    if (Number(count) !== amounts.length) faults.push(`a count of ${count} over ${amounts.length} transfers`);
  return roots.length === 1 && roots[0]!.name === 'Document' ? faults : ['it is no document', ...faults];
}

function faultsOf({ name, text: said, children }: Element, within: string): string[] {
  const path = `${within}/${name}`;
  const held = path.endsWith('/Othr/Id') ? OTHER_ID : MESSAGE[name];
  if (held === undefined) return [`${path} is unknown`];
  if (held instanceof RegExp)
    return children.length === 0 && held.test(said) ? [] : [`${path} says '${said}'`];
  const order = new RegExp(
    `^${held.map((each) => `(?:${each.replace(/[+?]$/u, '')} )${/[+?]$/u.exec(each)?.[0] ?? ''}`).join('')}$`,
    'u',
  );
  const found = children.map((child) => `${child.name} `).join('');
  const own = order.test(found) && said === '' ? [] : [`${path} holds ${found}${said}`];
  return [...own, ...children.flatMap((child) => faultsOf(child, path))];
}

type Node = Record<string, Node[] | string>;

function toElements(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => {
    const [name, inside] = Object.entries(node).find(([key]) => key !== ':@')!;
    if (name === '#text' || typeof inside === 'string') return [];
    const said = inside.map((each) => each['#text'] ?? '').join('');
    return [{ name, text: said, children: toElements(inside) }];
  });
}

const cents = (amount: string) => Math.round(Number(amount) * 100);
