// oxlint-disable-next-line import/no-named-as-default -- its types know no other export
import PDFDocument from 'pdfkit';

/** A label of 4 by 6 inches, in points. */
const SIZE: [number, number] = [288, 432];

/** Labels as PDF, one on each page, as label printers take them. */
export async function labelsPdf(images: readonly Uint8Array[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: SIZE, margin: 0, autoFirstPage: false });
  const portions: Buffer[] = [];
  pdf.on('data', (portion: Buffer) => portions.push(portion));
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  pdf.on('end', resolve);
  for (const image of images)
    pdf.addPage().image(Buffer.from(image), 0, 0, { fit: SIZE, align: 'center', valign: 'center' });
  pdf.end();
  await ended;
  return Buffer.concat(portions);
}
