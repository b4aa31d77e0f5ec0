import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The vocabulary as schema.org publishes it: one statement a line, '<subject> <predicate> <object> <graph> .'.
const FILE = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'));
const SCHEMA = 'http://schema.org/';
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';
const STATEMENT = /^<([^>]+)> <([^>]+)> <([^>]+)> </u;

type Node = Record<string, unknown>;

/** The types and properties of schema.org, and what is wrong with an object that claims to be made of them. */
export class SchemaOrg {
  readonly #statements = new Map<string, string[]>();

  constructor() {
    for (const line of readFileSync(FILE, 'utf8').split('\n')) {
      const [, subject, predicate, object] = STATEMENT.exec(line) ?? [];
      if (subject === undefined) continue;
      const key = `${subject} ${predicate}`;
      this.#statements.set(key, [...(this.#statements.get(key) ?? []), object!]);
    }
  }

  /** One line for each fault; empty where every type and property exists, belongs there, and has a value of its range. */
  faultsOf(value: unknown, path = '$'): string[] {
    if (Array.isArray(value)) return value.flatMap((item, index) => this.faultsOf(item, `${path}[${index}]`));
    if (typeof value !== 'object' || value === null) return [];
    const node = value as Node;
    const type = SCHEMA + String(node['@type']);
    if (!this.#has(type, `${RDF}type`, `${RDFS}Class`)) return [`${path}: no type ${String(node['@type'])}`];
    const lineage = this.#lineage(type);
    return Object.entries(node)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, held]) => [
        ...this.#faultsOfProperty(name, held, lineage, `${path}.${name}`),
        ...this.faultsOf(held, `${path}.${name}`),
      ]);
  }

  #faultsOfProperty(written: string, held: unknown, lineage: string[], path: string): string[] {
    // 'query-input' annotates the input of an action: https://schema.org/docs/actions.html#part-4
    const [name, annotation] = written.split('-');
    const property = SCHEMA + name;
    if (!this.#has(property, `${RDF}type`, `${RDF}Property`)) return [`${path}: no such property`];
    if (this.#objects(property, `${SCHEMA}supersededBy`).length > 0) return [`${path}: superseded`];
    const domains = this.#objects(property, `${SCHEMA}domainIncludes`);
    if (!domains.some((domain) => lineage.includes(domain))) return [`${path}: not a property of its type`];
    if (annotation !== undefined) return [];
    const ranges = this.#objects(property, `${SCHEMA}rangeIncludes`);
    return [held]
      .flat()
      .filter((item) => !ranges.some((range) => this.#isOfRange(item, range)))
      .map((item) => `${path}: ${JSON.stringify(item)} is none of ${ranges.join(', ')}`);
  }

  #isOfRange(value: unknown, range: string): boolean {
    if (typeof value === 'object') {
      return this.#lineage(SCHEMA + String((value as Node)['@type'])).includes(range);
    }
    if (typeof value === 'boolean') return range === `${SCHEMA}Boolean`;
    if (typeof value === 'number') return [`${SCHEMA}Number`, `${SCHEMA}Integer`].includes(range);
    const text = String(value);
    if (text.startsWith('https://schema.org/')) {
      const [kind = ''] = this.#objects(text.replace('https:', 'http:'), `${RDF}type`);
      return this.#lineage(kind).includes(range);
    }
    switch (range) {
      case `${SCHEMA}Text`:
        return true;
      case `${SCHEMA}URL`:
        return URL.canParse(text);
      case `${SCHEMA}Number`:
        return text !== '' && Number.isFinite(Number(text));
      case `${SCHEMA}Date`:
        return /^\d{4}(?:-\d\d-\d\d)?$/u.test(text);
      default:
        return false;
    }
  }

  /** A type with everything it is a kind of. */
  #lineage(type: string): string[] {
    return [type, ...this.#objects(type, `${RDFS}subClassOf`).flatMap((above) => this.#lineage(above))];
  }

  #objects(subject: string, predicate: string): string[] {
    return this.#statements.get(`${subject} ${predicate}`) ?? [];
  }

  #has(subject: string, predicate: string, object: string): boolean {
    return this.#objects(subject, predicate).includes(object);
  }
}
