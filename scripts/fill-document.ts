import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';

/** Puts measured figures into a document: each text between the comments of its name, `<!-- speed -->` and `<!-- /speed -->`. */
export async function fillDocument(file: string, texts: Record<string, string>): Promise<void> {
  let document = readFileSync(file, 'utf8');
  for (const [name, text] of Object.entries(texts)) {
    const place = new RegExp(`(?<=<!-- ${name} -->\\n)[\\s\\S]*(?=<!-- /${name} -->)`, 'u');
    if (!place.test(document)) throw new Error(`${file} has no place for '${name}'.`);
    document = document.replace(place, () => `\n${text}\n\n`);
  }
  writeFileSync(file, (await format(file, document)).code);
}
