// Lint rule: every import follows boundaries.js. Unknown domains and cycles in the list are errors too.
import path from 'node:path';
import {
  aliases,
  domains,
  engine,
  MODEL_PACKAGES,
  roles,
  SERVER_ONLY_PACKAGES,
  TABLES,
  TEST_FILE,
} from '../../boundaries.js';

/** @typedef {'model' | 'server' | 'web' | 'texts'} Side */
/** @typedef {{ layer: 'engine' | 'domain' | 'app' | 'sample', side: Side | undefined, domain?: string, file: string }} Place */

/**
 * Where a file of the sources stands; undefined for all others.
 * @param {string} file
 * @returns {Place | undefined}
 */
export function placeOf(file) {
  if (file.startsWith('sample/')) return { layer: 'sample', side: 'server', file };
  const [, layer, ...rest] = /^src\/(engine|domains|app)\/(.*)$/u.exec(file) ?? [];
  if (layer === undefined) return undefined;
  const inside = rest[0] ?? '';
  if (layer !== 'domains')
    return { layer: /** @type {'engine' | 'app'} */ (layer), side: sideOf(inside), file: inside };
  const [domain = '', ...parts] = inside.split('/');
  return { layer: 'domain', side: sideOf(parts.join('/')), domain, file: parts.join('/') };
}

/**
 * @param {string} inside
 * @returns {Side | undefined}
 */
function sideOf(inside) {
  const [, folder, manifest] = /^(model|server|web|texts)\/|^[\w-]+\.(server|web)\.ts$/u.exec(inside) ?? [];
  return /** @type {Side | undefined} */ (folder ?? manifest);
}

/**
 * @param {string} pattern
 * @param {string} name
 */
function matches(pattern, name) {
  if (pattern.endsWith('*')) return name.startsWith(pattern.slice(0, -1));
  return name === pattern || name.startsWith(`${pattern}/`);
}

/**
 * The repository path an import leads to, or undefined for a package.
 * @param {string} file
 * @param {string} specifier
 */
export function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const alias = Object.entries(aliases).find(([prefix]) => specifier.startsWith(prefix));
  return alias ? alias[1] + specifier.slice(alias[0].length) : undefined;
}

/**
 * All domains below one.
 * @param {string} domain
 * @returns {Set<string>}
 */
export function below(domain) {
  const direct = domains[domain] ?? [];
  return new Set(direct.flatMap((other) => [other, ...below(other)]));
}

/**
 * @param {Place} from
 * @param {string} specifier
 */
function packageFault(from, specifier) {
  if (from.side === 'model' && !MODEL_PACKAGES.some((pattern) => matches(pattern, specifier)))
    return `a model may use ${MODEL_PACKAGES.join(', ')} and no other package, not ${specifier}`;
  const isForBrowsers = from.side === 'web' && from.layer !== 'app';
  if (isForBrowsers && SERVER_ONLY_PACKAGES.some((pattern) => matches(pattern, specifier)))
    return `what browsers load may not use ${specifier}`;
  return undefined;
}

/**
 * Where in the order of its side a file of the engine stands.
 * @param {Place} place
 */
function levelOf({ side, file }) {
  const parts = side === 'server' || side === 'web' ? engine[side] : [];
  const inside = file.slice(file.indexOf('/') + 1);
  return parts.findIndex((part) => (part.endsWith('/') ? inside.startsWith(part) : inside === part));
}

/**
 * @param {Place} from
 * @param {Place} to
 * @returns {string | undefined}
 */
function sideFault(from, to) {
  if (from.side === to.side || to.side === 'model') return undefined;
  if (from.layer === 'app') return undefined;
  return `${describe(from)} may not import ${describe(to)}`;
}

/** @param {Place} place */
function describe({ layer, side, domain }) {
  return domain === undefined ? `${layer}/${side ?? ''}` : `the ${side} of ${domain}`;
}

/**
 * @param {Place} from
 * @param {Place} to
 * @returns {string | undefined}
 */
function layerFault(from, to) {
  if (to.layer === 'app' && from.layer !== 'app') return `${describe(from)} may not import src/app`;
  if (to.layer === 'sample' && from.layer !== 'app' && from.layer !== 'sample')
    return `${describe(from)} may not import sample/`;
  if (from.layer === 'engine' && to.layer === 'domain') return 'the engine may import no domain';
  if (from.layer === 'engine' && to.layer === 'engine' && from.side === to.side) {
    const [at, wanted] = [levelOf(from), levelOf(to)];
    if (from.side !== 'model' && (at < 0 || wanted < 0))
      return `boundaries.js knows no part for ${at < 0 ? from.file : to.file}`;
    if (wanted > at) return `${engine[/** @type {'server'} */ (from.side)][at]} may not import ${to.file}`;
  }
  if (from.layer === 'domain' && to.layer === 'domain' && from.domain !== to.domain) {
    const seen = below(from.domain ?? '');
    if (!seen.has(to.domain ?? ''))
      return `domain ${from.domain} may import ${[...seen].sort().join(', ') || 'no other domain'}, not ${to.domain}`;
  }
  return undefined;
}

/**
 * @param {string} file repository path of the importing file
 * @param {string} specifier
 * @returns {string | undefined} what is wrong, or undefined
 */
export function importFault(file, specifier) {
  const role = roles.find(({ suffix }) => file.endsWith(suffix));
  if (role?.neverImports.some((pattern) => pattern.test(specifier)))
    return `a *${role.suffix} file may not import ${specifier}`;
  const from = placeOf(file);
  if (!from) return undefined;
  if (from.layer === 'domain' && !((from.domain ?? '') in domains))
    return `boundaries.js knows no domain '${from.domain}'`;

  const isTest = TEST_FILE.test(file);
  const target = targetOf(file, specifier);
  if (target === undefined) return isTest ? undefined : packageFault(from, specifier);
  if (isTest && (target.startsWith('tests/support/') || target.includes('/texts/'))) return undefined;
  if (!isTest && TEST_FILE.test(target)) return `only tests may import ${target}`;
  if (TABLES.test(file) && TABLES.test(target)) return undefined;
  const to = placeOf(target);
  if (!to) return `${describe(from)} may not import ${target}`;
  const fault = isTest ? undefined : (sideFault(from, to) ?? layerFault(from, to));
  if (fault) return fault;
  const leaves = from.domain !== to.domain || from.layer !== to.layer;
  if (leaves && specifier.startsWith('..')) return `use an alias to leave a domain, not ${specifier}`;
  return undefined;
}

/**
 * @param {Readonly<Record<string, readonly string[]>>} graph
 * @returns {string[] | undefined} the domains of one cycle
 */
export function findCycle(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /**
   * @param {string} domain
   * @param {string[]} trail
   * @returns {string[] | undefined}
   */
  const visit = (domain, trail) => {
    if (trail.includes(domain)) return [...trail.slice(trail.indexOf(domain)), domain];
    if (done.has(domain)) return undefined;
    for (const next of graph[domain] ?? []) {
      const cycle = visit(next, [...trail, domain]);
      if (cycle) return cycle;
    }
    done.add(domain);
    return undefined;
  };
  for (const domain of Object.keys(graph)) {
    const cycle = visit(domain, []);
    if (cycle) return cycle;
  }
  return undefined;
}

const cycle = findCycle(domains);
if (cycle) throw new Error(`boundaries.js: the domains form a cycle: ${cycle.join(' → ')}`);

export const boundaries = {
  /** @param {import('./rule-context.d.ts').RuleContext} context */
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    /** @param {{ source?: { value?: unknown } | null }} node */
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const message = importFault(file, specifier);
      if (message) context.report({ node: /** @type {object} */ (node.source), message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};
