import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fontoxpath from 'fontoxpath';
import { type Document, type Element, type Node, parseXmlDocument } from 'slimdom';

/**
 * A folder with rules that their authors publish and no package carries: the Schematron of EN 16931 and the schema of pain.001,
 * by the names they are published under (docs/documents.md says where). Without it those tests are skipped.
 */
export const OFFICIAL_RULES = process.env.OFFICIAL_RULES;

export const officialFile = (name: string) => readFileSync(path.join(OFFICIAL_RULES!, name), 'utf8');

export const hasOfficialFile = (name: string) =>
  OFFICIAL_RULES !== undefined && existsSync(path.join(OFFICIAL_RULES, name));

export const schematronFile = (format: 'UBL' | 'CII') => `EN16931-${format}-validation-preprocessed.sch`;

const { evaluateXPathToBoolean, evaluateXPathToNodes } = fontoxpath;

interface Rule {
  /** Which elements it is about, as an XPath. */
  context: string;
  asserts: { id: string; test: string }[];
}

export interface Schematron {
  namespaces: ReadonlyMap<string, string>;
  patterns: Rule[][];
}

/** Reads a Schematron that is preprocessed: without abstract patterns and included files. */
export function readSchematron(text: string): Schematron {
  const schema = parseXmlDocument(text);
  const within = (name: string, node: Node) => evaluateXPathToNodes<Element>(`.//*:${name}`, node);
  const attribute = (element: Element, name: string) => element.getAttribute(name)!;
  return {
    namespaces: new Map(within('ns', schema).map((ns) => [attribute(ns, 'prefix'), attribute(ns, 'uri')])),
    patterns: within('pattern', schema).map((pattern) =>
      within('rule', pattern).map((rule) => ({
        context: anywhere(attribute(rule, 'context')),
        asserts: within('assert', rule).map((each) => ({
          id: attribute(each, 'id'),
          test: attribute(each, 'test'),
        })),
      })),
    ),
  };
}

/** The ids of the asserts that a document breaks. In each pattern the first rule that fits an element is the one that counts. */
export function brokenAsserts({ namespaces, patterns }: Schematron, xml: string): string[] {
  const document: Document = parseXmlDocument(xml);
  const options = { namespaceResolver: (prefix: string) => namespaces.get(prefix) ?? null };
  const broken = patterns.flatMap((rules) => {
    const judged = new Set<Node>();
    return rules.flatMap(({ context, asserts }) =>
      evaluateXPathToNodes<Element>(context, document, null, null, options)
        .filter((element) => !judged.has(element) && judged.add(element))
        .flatMap((element) =>
          asserts.filter(({ test }) => !evaluateXPathToBoolean(test, element, null, null, options)),
        ),
    );
  });
  return [...new Set(broken.map(({ id }) => id))];
}

/** A context says which elements are meant, wherever they are: 'a | /b' as '//a | /b'. Bars within brackets are not ours. */
function anywhere(context: string): string {
  let depth = 0;
  const ways = [''];
  for (const sign of context) {
    if ('[('.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (sign === '|' && depth === 0) ways.push('');
    else ways[ways.length - 1] += sign;
  }
  return ways.map((way) => (way.trim().startsWith('/') ? way : `//${way.trim()}`)).join(' | ');
}
