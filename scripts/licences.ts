// Writes dist/THIRD_PARTY_LICENSES.txt: a copy of the build has to carry the licences of the packages in it.
// The build fails on a package without a licence text, or under a licence that is not on the list.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NOTED } from './bundled-packages.ts';
import { faultsOf, licenceOf, writtenOut, type Licence } from './licence-texts.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** In no module: all styles begin with the one, and the headlines' font was cut out of the other. */
const BESIDE_MODULES = ['node_modules/tailwindcss', 'node_modules/@fontsource-variable/newsreader'];

const noted = (part: string) =>
  JSON.parse(readFileSync(path.join(ROOT, 'dist', part, NOTED), 'utf8')) as string[];
const folders = new Set([...noted('client'), ...noted('server'), ...BESIDE_MODULES]);
const licences: Licence[] = [...folders].map((folder) => licenceOf(path.join(ROOT, folder)));
const faults = licences.flatMap(faultsOf);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\nSee scripts/licence-texts.ts.\n`);
  process.exit(1);
}
writeFileSync(path.join(ROOT, 'dist/THIRD_PARTY_LICENSES.txt'), writtenOut(licences));
