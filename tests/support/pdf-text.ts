import { inflateSync } from 'node:zlib';

/**
 * What a PDF of ours says, text by text, as a program reads it that knows no layout: glyphs are turned back into letters by the
 * tables that come with the fonts.
 */
export function pdfTexts(pdf: Uint8Array): string[] {
  const objects = readObjects(Buffer.from(pdf).toString('latin1'));
  const fonts = fontTables(objects);
  return [...objects.values()]
    .filter(({ stream }) => stream !== undefined && /\bTf\b[\s\S]*\bTJ\b/u.test(stream))
    .flatMap(({ stream }) => shownTexts(stream!, fonts));
}

interface PdfObject {
  head: string;
  stream: string | undefined;
}

function readObjects(file: string): Map<string, PdfObject> {
  const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/gu);
  return new Map(
    Array.from(found, ([, id, body]): [string, PdfObject] => {
      const [head, packed] = body!.split(/\nstream\n/u);
      if (packed === undefined) return [id!, { head: head!, stream: undefined }];
      const bytes = Buffer.from(packed.replace(/\nendstream$/u, ''), 'latin1');
      const stream = head!.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : packed;
      return [id!, { head: head!, stream }];
    }),
  );
}

/** 'F1' → glyph → letters. */
function fontTables(objects: Map<string, PdfObject>): Map<string, Map<number, string>> {
  const tables = new Map<string, Map<number, string>>();
  for (const { head } of objects.values())
    for (const [, fonts] of head.matchAll(/\/Font <<\n?([\s\S]*?)>>/gu))
      for (const [, name, id] of fonts!.matchAll(/\/(\w+) (\d+) 0 R/gu)) {
        const unicode = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(id!)!.head)?.[1];
        if (unicode !== undefined) tables.set(name!, glyphs(objects.get(unicode)!.stream!));
      }
  return tables;
}

function glyphs(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first, list] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/giu)) {
    let glyph = Number.parseInt(first!, 16);
    for (const [, codes] of list!.matchAll(/<([0-9a-f ]*)>/giu)) {
      letters.set(glyph, Buffer.from(codes!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
      glyph += 1;
    }
  }
  return letters;
}

function shownTexts(stream: string, fonts: Map<string, Map<number, string>>): string[] {
  const texts: string[] = [];
  let font = new Map<number, string>();
  for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/gu)) {
    if (name !== undefined) font = fonts.get(name)!;
    else
      texts.push(
        Array.from(shown!.matchAll(/<([0-9a-f]*)>/giu), ([, hex]) =>
          hex!.replaceAll(/.{4}/gu, (glyph) => font.get(Number.parseInt(glyph, 16)) ?? '\ufffd'),
        ).join(''),
      );
  }
  return texts;
}
