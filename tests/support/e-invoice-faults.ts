/**
 * The business rules of EN 16931 that a shop can break, written from the standard's own words and named by its numbers. Of an
 * invoice or credit note in UBL; each fault is the number of a rule.
 */
export function eInvoiceFaults(ubl: string): string[] {
  const money = (xml: string, name: string) => cents(textOf(xml, name) ?? 'NaN');
  const sum = (parts: readonly string[], name: string) =>
    parts.reduce((all, part) => all + money(part, name), 0);
  const lines = partsOf(ubl, 'cac:(?:Invoice|CreditNote)Line');
  const charges = partsOf(ubl, 'cac:AllowanceCharge');
  const [taxTotal = ''] = partsOf(ubl, 'cac:TaxTotal');
  const subtotals = partsOf(taxTotal, 'cac:TaxSubtotal');
  const [totals = ''] = partsOf(ubl, 'cac:LegalMonetaryTotal');
  const [seller = ''] = partsOf(ubl, 'cac:AccountingSupplierParty');
  const [buyer = ''] = partsOf(ubl, 'cac:AccountingCustomerParty');
  const taxAmount = cents(/<cbc:TaxAmount[^>]*>([^<]*)/u.exec(taxTotal)?.[1] ?? 'NaN');
  const has = (xml: string, name: string) => textOf(xml, name) !== undefined;
  const hasVatId = (party: string) =>
    partsOf(party, 'cac:PartyTaxScheme').some((each) => /<cbc:ID>VAT</u.test(each));
  const rateOf = (part: string) => `${textOf(part, 'cbc:ID', 'Category')} ${textOf(part, 'cbc:Percent')}`;
  const rates = new Set([...lines, ...charges].map(rateOf));
  const netOf = (rate: string) =>
    sum(
      lines.filter((line) => rateOf(line) === rate),
      'cbc:LineExtensionAmount',
    ) +
    sum(
      charges.filter((charge) => rateOf(charge) === rate),
      'cbc:Amount',
    );
  const isReversed = [...rates].some((rate) => rate.startsWith('AE'));
  const rules: Record<string, boolean> = {
    'BR-01': textOf(ubl, 'cbc:CustomizationID') === 'urn:cen.eu:en16931:2017',
    'BR-02': has(ubl, 'cbc:ID'),
    'BR-03': /^\d{4}-\d\d-\d\d$/u.test(textOf(ubl, 'cbc:IssueDate') ?? ''),
    'BR-04': /<cbc:(?:InvoiceTypeCode>380|CreditNoteTypeCode>381)</u.test(ubl),
    'BR-05': /^[A-Z]{3}$/u.test(textOf(ubl, 'cbc:DocumentCurrencyCode') ?? ''),
    'BR-06': has(seller, 'cbc:RegistrationName'),
    'BR-07': has(buyer, 'cbc:RegistrationName'),
    'BR-09': /^[A-Z]{2}$/u.test(textOf(seller, 'cbc:IdentificationCode') ?? ''),
    'BR-11': /^[A-Z]{2}$/u.test(textOf(buyer, 'cbc:IdentificationCode') ?? ''),
    'BR-16': lines.length > 0,
    'BR-21 to BR-26': lines.every(
      (line) =>
        has(line, 'cbc:ID') &&
        /Quantity unitCode="C62">\d/u.test(line) &&
        has(line, 'cbc:Name') &&
        has(line, 'cbc:PriceAmount'),
    ),
    'BR-27': lines.every((line) => money(line, 'cbc:PriceAmount') >= 0),
    'BR-CO-10': money(totals, 'cbc:LineExtensionAmount') === sum(lines, 'cbc:LineExtensionAmount'),
    'BR-CO-12': money(totals, 'cbc:ChargeTotalAmount') === sum(charges, 'cbc:Amount'),
    'BR-CO-13':
      money(totals, 'cbc:TaxExclusiveAmount') ===
      money(totals, 'cbc:LineExtensionAmount') + money(totals, 'cbc:ChargeTotalAmount'),
    'BR-CO-14': taxAmount === sum(subtotals, 'cbc:TaxAmount'),
    'BR-CO-15':
      money(totals, 'cbc:TaxInclusiveAmount') === money(totals, 'cbc:TaxExclusiveAmount') + taxAmount,
    'BR-CO-16':
      money(totals, 'cbc:PayableAmount') ===
      money(totals, 'cbc:TaxInclusiveAmount') - money(totals, 'cbc:PrepaidAmount'),
    'BR-CO-17': subtotals.every((each) => {
      const exact = (money(each, 'cbc:TaxableAmount') * Number(textOf(each, 'cbc:Percent'))) / 100;
      // Each line is rounded by itself; the rules allow less than one unit of the currency.
      return Math.abs(money(each, 'cbc:TaxAmount') - exact) < 100;
    }),
    'BR-CO-18': subtotals.length > 0,
    'BR-CO-25': has(ubl, 'cbc:DueDate') || partsOf(ubl, 'cac:PaymentTerms').length > 0,
    'BR-CO-26': hasVatId(seller) || partsOf(seller, 'cac:PartyIdentification').length > 0,
    'BR-S-01, Z-01, AE-01':
      subtotals.length === rates.size && subtotals.every((each) => rates.has(rateOf(each))),
    'BR-S-02': partsOf(seller, 'cac:PartyTaxScheme').length > 0,
    'BR-S-08, Z-08, AE-08': subtotals.every(
      (each) => money(each, 'cbc:TaxableAmount') === netOf(rateOf(each)),
    ),
    'BR-AE-02': !isReversed || hasVatId(buyer),
    'BR-AE-10': !isReversed || (has(taxTotal, 'cbc:TaxExemptionReasonCode') && taxAmount === 0),
    'BR-61':
      !/PaymentMeansCode>(?:30|58)</u.test(ubl) || partsOf(ubl, 'cac:PayeeFinancialAccount').length > 0,
    'BR-DEC': [...ubl.matchAll(/<cbc:\w*Amount [^>]*>([^<]*)</gu)].every(
      ([found, amount]) => found.includes('PriceAmount') || /^\d+\.\d\d$/u.test(amount!),
    ),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

/** The first text of this element; `within`: inside an element whose name ends so. */
export function textOf(xml: string, name: string, within?: string): string | undefined {
  const inside =
    within === undefined ? xml : (new RegExp(`<cac:\\w*${within}>([\\s\\S]*)`, 'u').exec(xml)?.[1] ?? '');
  return new RegExp(`<${name}(?: [^>]*)?>([^<]*)</`, 'u').exec(inside)?.[1];
}

function partsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<(${name})>([\\s\\S]*?)</\\1>`, 'gu'))].map(([, , inside]) => inside!);
}

const cents = (text: string) => Math.round(Number(text) * 100);
