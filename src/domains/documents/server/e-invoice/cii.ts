import type { EInvoice, ELine, EParty, ETaxed } from './e-invoice.ts';
import { unitPrice } from './ubl.ts';
import { amount, documentOf, element, empty, type Xml } from './xml.ts';

const CII = 'urn:un:unece:uncefact:data:standard:';
const ram = (name: string, content: string | number | null, attributes: Record<string, string> = {}) =>
  element(`ram:${name}`, content, attributes);
const group = (name: string, ...content: (Xml | undefined)[]) => element(`ram:${name}`, content);

/** 'YYYYMMDD', as the format calls 102. */
const day = (name: string, date: string | null) =>
  date === null
    ? undefined
    : element(`ram:${name}`, [element('udt:DateTimeString', date.replaceAll('-', ''), { format: '102' })]);

/** EN 16931 in the syntax of UN/CEFACT's Cross Industry Invoice, which Factur-X puts into the PDF. */
export function toCii(invoice: EInvoice): string {
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        group('GuidelineSpecifiedDocumentContextParameter', ram('ID', 'urn:cen.eu:en16931:2017')),
      ]),
      element('rsm:ExchangedDocument', [
        ram('ID', invoice.number),
        ram('TypeCode', invoice.isCreditNote ? '381' : '380'),
        day('IssueDateTime', invoice.issuedOn),
        ...invoice.notes.map((note) => group('IncludedNote', ram('Content', note))),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...invoice.lines.map((each, at) => line(each, at + 1)),
        group(
          'ApplicableHeaderTradeAgreement',
          party('SellerTradeParty', invoice.seller),
          party('BuyerTradeParty', invoice.buyer),
          group('BuyerOrderReferencedDocument', ram('IssuerAssignedID', invoice.orderReference)),
        ),
        empty('ram:ApplicableHeaderTradeDelivery'),
        settlement(invoice),
      ]),
    ],
    {
      'xmlns:rsm': `${CII}CrossIndustryInvoice:100`,
      'xmlns:ram': `${CII}ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:udt': `${CII}UnqualifiedDataType:100`,
    },
  );
  return documentOf(root!);
}

function settlement(invoice: EInvoice): Xml | undefined {
  const { currency, payment } = invoice;
  return group(
    'ApplicableHeaderTradeSettlement',
    payment?.iban == null ? undefined : ram('PaymentReference', invoice.number),
    ram('InvoiceCurrencyCode', currency),
    payment === null
      ? undefined
      : group(
          'SpecifiedTradeSettlementPaymentMeans',
          ram('TypeCode', payment.meansCode),
          group(
            'PayeePartyCreditorFinancialAccount',
            ram('IBANID', payment.iban),
            ram('AccountName', payment.holder),
          ),
          group('PayeeSpecifiedCreditorFinancialInstitution', ram('BICID', payment.bic)),
        ),
    ...invoice.taxes.map((tax) =>
      group(
        'ApplicableTradeTax',
        ram('CalculatedAmount', amount(tax.taxCents)),
        ram('TypeCode', 'VAT'),
        ram('ExemptionReason', tax.reason?.text ?? null),
        ram('BasisAmount', amount(tax.netCents)),
        ram('CategoryCode', tax.category),
        ram('ExemptionReasonCode', tax.reason?.code ?? null),
        ram('RateApplicablePercent', tax.percent),
      ),
    ),
    ...invoice.charges.map((charge) =>
      group(
        'SpecifiedTradeAllowanceCharge',
        group('ChargeIndicator', element('udt:Indicator', 'true')),
        ram('ActualAmount', amount(charge.netCents)),
        ram('Reason', charge.reason),
        rate('CategoryTradeTax', charge),
      ),
    ),
    group(
      'SpecifiedTradePaymentTerms',
      ram('Description', invoice.terms),
      day('DueDateDateTime', invoice.dueOn),
    ),
    group(
      'SpecifiedTradeSettlementHeaderMonetarySummation',
      ram('LineTotalAmount', amount(invoice.lineCents)),
      ram('ChargeTotalAmount', amount(invoice.chargeCents)),
      ram('TaxBasisTotalAmount', amount(invoice.netCents)),
      ram('TaxTotalAmount', amount(invoice.taxCents), { currencyID: currency }),
      ram('GrandTotalAmount', amount(invoice.totalCents)),
      ram('TotalPrepaidAmount', amount(invoice.paidCents)),
      ram('DuePayableAmount', amount(invoice.totalCents - invoice.paidCents)),
    ),
    group('InvoiceReferencedDocument', ram('IssuerAssignedID', invoice.corrects)),
  );
}

function line({ name, quantity, netCents, ...tax }: ELine, id: number): Xml | undefined {
  return group(
    'IncludedSupplyChainTradeLineItem',
    group('AssociatedDocumentLineDocument', ram('LineID', id)),
    group('SpecifiedTradeProduct', ram('Name', name)),
    group(
      'SpecifiedLineTradeAgreement',
      group('NetPriceProductTradePrice', ram('ChargeAmount', unitPrice(netCents, quantity))),
    ),
    group('SpecifiedLineTradeDelivery', ram('BilledQuantity', quantity, { unitCode: 'C62' })),
    group(
      'SpecifiedLineTradeSettlement',
      rate('ApplicableTradeTax', { ...tax, netCents }),
      group('SpecifiedTradeSettlementLineMonetarySummation', ram('LineTotalAmount', amount(netCents))),
    ),
  );
}

const rate = (name: string, { category, percent }: ETaxed) =>
  group(name, ram('TypeCode', 'VAT'), ram('CategoryCode', category), ram('RateApplicablePercent', percent));

function party(
  role: string,
  { id, name, company, email, phone, address, vatId, taxNumber }: EParty,
): Xml | undefined {
  const { line1, line2, city, postalCode, region, country } = address;
  return group(
    role,
    ram('ID', id),
    ram('Name', company ?? name),
    group(
      'DefinedTradeContact',
      ram('PersonName', company === null ? null : name),
      group('TelephoneUniversalCommunication', ram('CompleteNumber', phone)),
      group('EmailURIUniversalCommunication', ram('URIID', email)),
    ),
    group(
      'PostalTradeAddress',
      ram('PostcodeCode', postalCode),
      ram('LineOne', line1),
      ram('LineTwo', line2),
      ram('CityName', city),
      ram('CountryID', country),
      ram('CountrySubDivisionName', region),
    ),
    vatId === null ? undefined : group('SpecifiedTaxRegistration', ram('ID', vatId, { schemeID: 'VA' })),
    taxNumber === null
      ? undefined
      : group('SpecifiedTaxRegistration', ram('ID', taxNumber, { schemeID: 'FC' })),
  );
}
