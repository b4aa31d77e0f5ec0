import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Licence {
  /** 'react 19.2.0' */
  name: string;
  /** As SPDX names it. */
  identifier: string;
  /** What asks to go along, as it was published; null: the package brings nothing of the kind. */
  text: string | null;
}

/** What may be built in, where its words go along. Whatever else comes: read it, and ask whether a shop may hand it on. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Packages that bring no text of their own, and one with the same words and the same author; Apache's text names none. */
const SAME_TEXT: Readonly<Record<string, string>> = {
  'drizzle-orm': '@opentelemetry/api',
  'react-remove-scroll-bar': 'react-remove-scroll',
};

const WORDS = /^(?:licen[cs]e|copying|notice)/iu;

/** `folder`: of an installed package. */
export function licenceOf(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const like = SAME_TEXT[name];
  const text = textIn(folder) ?? (like === undefined ? null : textIn(folder.replace(name, like)));
  return { name: `${name} ${version}`, identifier: license ?? '', text };
}

function textIn(folder: string): string | null {
  const files = readdirSync(folder).filter((file) => WORDS.test(file));
  const texts = files.toSorted().map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return texts.length === 0 ? null : texts.join('\n\n').replaceAll('\r\n', '\n');
}

/** Why a package must not be built in as it is. */
export function faultsOf({ name, identifier, text }: Licence): string[] {
  return [
    ...(isAllowed(identifier)
      ? []
      : [`${name} is under a licence that nobody has allowed: ${identifier || 'none'}`]),
    ...(text === null ? [`${name} brings no text of its licence`] : []),
  ];
}

/** '(MIT OR GPL-2.0)' leaves the choice, 'MIT AND Zlib' wants both. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/gu, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => ALLOWED.has(each.trim())));
}

/** The same words once, after all that they are about. */
export function writtenOut(licences: readonly Licence[]): string {
  const byText = Map.groupBy(
    licences.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    ({ text }) => text,
  );
  const parts = [...byText].map(
    ([text, those]) =>
      `${those.map(({ name, identifier }) => `${name} (${identifier})`).join('\n')}\n\n${text}\n`,
  );
  const rule = `\n${'-'.repeat(80)}\n\n`;
  return [
    'Madia is under the MIT licence (LICENSE). What was built into it of others is under theirs:\n',
    ...parts,
  ].join(rule);
}
