import type { EInvoice, ELine, EParty, ETaxed } from './e-invoice.ts';
import { amount, documentOf, element, type Xml } from './xml.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const cbc = (name: string, content: string | number | null, attributes: Record<string, string> = {}) =>
  element(`cbc:${name}`, content, attributes);
const cac = (name: string, ...content: (Xml | undefined)[]) => element(`cac:${name}`, content);

/** EN 16931 in the syntax of UBL 2.1. */
export function toUbl(invoice: EInvoice): string {
  const { isCreditNote, currency } = invoice;
  const kind = isCreditNote ? 'CreditNote' : 'Invoice';
  const money = (name: string, cents: number) => cbc(name, amount(cents), { currencyID: currency });
  const root = element(
    kind,
    [
      cbc('CustomizationID', 'urn:cen.eu:en16931:2017'),
      cbc('ID', invoice.number),
      cbc('IssueDate', invoice.issuedOn),
      isCreditNote ? undefined : cbc('DueDate', invoice.dueOn),
      cbc(`${kind}TypeCode`, isCreditNote ? '381' : '380'),
      ...invoice.notes.map((note) => cbc('Note', note)),
      cbc('DocumentCurrencyCode', currency),
      cac('OrderReference', cbc('ID', invoice.orderReference)),
      cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', invoice.corrects))),
      cac('AccountingSupplierParty', party(invoice.seller)),
      cac('AccountingCustomerParty', party(invoice.buyer)),
      paymentMeans(invoice),
      cac('PaymentTerms', cbc('Note', invoice.terms)),
      ...invoice.charges.map((charge) =>
        cac(
          'AllowanceCharge',
          cbc('ChargeIndicator', 'true'),
          cbc('AllowanceChargeReason', charge.reason),
          money('Amount', charge.netCents),
          category('TaxCategory', charge),
        ),
      ),
      cac(
        'TaxTotal',
        money('TaxAmount', invoice.taxCents),
        ...invoice.taxes.map((tax) =>
          cac(
            'TaxSubtotal',
            money('TaxableAmount', tax.netCents),
            money('TaxAmount', tax.taxCents),
            category('TaxCategory', tax, tax.reason),
          ),
        ),
      ),
      cac(
        'LegalMonetaryTotal',
        money('LineExtensionAmount', invoice.lineCents),
        money('TaxExclusiveAmount', invoice.netCents),
        money('TaxInclusiveAmount', invoice.totalCents),
        money('ChargeTotalAmount', invoice.chargeCents),
        money('PrepaidAmount', invoice.paidCents),
        money('PayableAmount', invoice.totalCents - invoice.paidCents),
      ),
      ...invoice.lines.map((each, at) => line(each, { kind, id: at + 1, currency })),
    ],
    {
      xmlns: `${UBL}${kind}-2`,
      'xmlns:cac': `${UBL}CommonAggregateComponents-2`,
      'xmlns:cbc': `${UBL}CommonBasicComponents-2`,
    },
  );
  return documentOf(root!);
}

function line(
  { name, quantity, netCents, ...tax }: ELine,
  { kind, id, currency }: { kind: 'Invoice' | 'CreditNote'; id: number; currency: string },
): Xml | undefined {
  return cac(
    `${kind}Line`,
    cbc('ID', id),
    cbc(kind === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity', quantity, { unitCode: 'C62' }),
    cbc('LineExtensionAmount', amount(netCents), { currencyID: currency }),
    cac('Item', cbc('Name', name), category('ClassifiedTaxCategory', { ...tax, netCents })),
    cac('Price', cbc('PriceAmount', unitPrice(netCents, quantity), { currencyID: currency })),
  );
}

/** A price may have more decimals than money: so many that times the quantity it is the amount again. */
export function unitPrice(netCents: number, quantity: number): string {
  return (netCents / 100 / quantity).toFixed(6).replace(/(\.\d\d\d*?)0+$/u, '$1');
}

function category(
  name: 'TaxCategory' | 'ClassifiedTaxCategory',
  tax: ETaxed,
  reason: EInvoice['taxes'][number]['reason'] = null,
): Xml | undefined {
  return cac(
    name,
    cbc('ID', tax.category),
    cbc('Percent', tax.percent),
    reason === null ? undefined : cbc('TaxExemptionReasonCode', reason.code),
    reason === null ? undefined : cbc('TaxExemptionReason', reason.text),
    cac('TaxScheme', cbc('ID', 'VAT')),
  );
}

function party({ id, name, company, email, phone, address, vatId, taxNumber }: EParty): Xml | undefined {
  const { line1, line2, city, postalCode, region, country } = address;
  return cac(
    'Party',
    cac('PartyIdentification', cbc('ID', id)),
    cac(
      'PostalAddress',
      cbc('StreetName', line1),
      cbc('AdditionalStreetName', line2),
      cbc('CityName', city),
      cbc('PostalZone', postalCode),
      cbc('CountrySubentity', region),
      cac('Country', cbc('IdentificationCode', country)),
    ),
    taxScheme(vatId, 'VAT'),
    taxScheme(taxNumber, 'TAX'),
    cac('PartyLegalEntity', cbc('RegistrationName', company ?? name)),
    cac(
      'Contact',
      cbc('Name', company === null ? null : name),
      cbc('Telephone', phone),
      cbc('ElectronicMail', email),
    ),
  );
}

function taxScheme(id: string | null, scheme: 'VAT' | 'TAX'): Xml | undefined {
  if (id === null) return undefined;
  return cac('PartyTaxScheme', cbc('CompanyID', id), cac('TaxScheme', cbc('ID', scheme)));
}

function paymentMeans({ payment, number }: EInvoice): Xml | undefined {
  if (payment === null) return undefined;
  const { meansCode, iban, holder, bic } = payment;
  return cac(
    'PaymentMeans',
    cbc('PaymentMeansCode', meansCode),
    iban === null ? undefined : cbc('PaymentID', number),
    iban === null
      ? undefined
      : cac(
          'PayeeFinancialAccount',
          cbc('ID', iban),
          cbc('Name', holder),
          cac('FinancialInstitutionBranch', cbc('ID', bic)),
        ),
  );
}
