import { escapeHtml } from '#engine/model/escape-html.ts';

const FILE = 'factur-x.xml';
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** What programs look for: that there is an invoice in the PDF, how its file is called, and which rules it follows. */
const PROPERTIES = {
  DocumentType: ['INVOICE', 'The type of the hybrid document in capital letters'],
  DocumentFileName: [FILE, 'The name of the embedded XML document'],
  Version: ['1.0', 'The actual version of the standard applying to the embedded XML document'],
  ConformanceLevel: ['EN 16931', 'The conformance level of the embedded XML document'],
} as const;

/** Archives know only properties that are described with them. */
const DESCRIPTION = `
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${Object.entries(PROPERTIES)
        .map(
          ([name, [, description]]) => `
        <rdf:li rdf:parseType="Resource">
          <pdfaProperty:name>${name}</pdfaProperty:name>
          <pdfaProperty:valueType>Text</pdfaProperty:valueType>
          <pdfaProperty:category>external</pdfaProperty:category>
          <pdfaProperty:description>${description}</pdfaProperty:description>
        </rdf:li>`,
        )
        .join('')}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">${Object.entries(PROPERTIES)
    .map(([name, [value]]) => `<fx:${name}>${value}</fx:${name}>`)
    .join('')}</rdf:Description>`;

declare global {
  namespace PDFKit {
    /** What the library has and its types do not know. */
    interface PDFDocument {
      appendXML(xml: string): void;
      endMetadata(): void;
    }
  }
}

/** Factur-X: the invoice for programs beside the one for people, as another form of the same. */
export function attachEInvoice(pdf: PDFKit.PDFDocument, xml: string, writtenAt: Date): void {
  const file = {
    name: FILE,
    type: 'text/xml',
    description: 'EN 16931',
    relationship: 'Alternative',
    creationDate: writtenAt,
    modifiedDate: writtenAt,
  };
  pdf.file(Buffer.from(xml), file);
  pdf.appendXML(DESCRIPTION);
}

/** The library puts the shop's name into XML as it is; 'Bread & Cheese' would break it. By then it stands elsewhere already. */
export function keepMetadataWellFormed(pdf: PDFKit.PDFDocument): void {
  const end = pdf.endMetadata.bind(pdf);
  pdf.endMetadata = () => {
    const { Title, Author } = pdf.info;
    if (Title !== undefined) pdf.info.Title = escapeHtml(Title);
    if (Author !== undefined) pdf.info.Author = escapeHtml(Author);
    end();
  };
}
