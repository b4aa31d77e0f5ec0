// Lint rule: every import follows boundaries.js. Unknown rooms and cycles in the list are errors too.
import path from 'node:path';
import { aliases, parts, roles, roomFolders, roomImports, TEST_FILE } from '../../boundaries.js';

const FOR_TESTS = ['tests/support/', 'src/locales/'];
const PATHS = Object.entries(parts)
  .flatMap(([name, part]) => [part.path].flat().map((prefix) => ({ name, part, prefix })))
  .sort((a, b) => b.prefix.length - a.prefix.length);

/** @param {string} file */
function partOf(file) {
  return PATHS.find(({ prefix }) => (prefix.endsWith('/') ? file.startsWith(prefix) : file === prefix));
}

/** @param {string} file */
export function roomOf(file) {
  for (const side of /** @type {const} */ (['server', 'web'])) {
    const folder = roomFolders[side];
    if (!file.startsWith(folder)) continue;
    const [room, ...rest] = file.slice(folder.length).split('/');
    return { side, room: rest.length > 0 ? (room ?? '') : '' };
  }
  return undefined;
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
 * @param {string} file
 * @param {string} specifier
 * @returns {string | undefined} what is wrong with the package import
 */
function packageFault(file, specifier) {
  if (TEST_FILE.test(file)) return undefined;
  const home = partOf(file);
  const { only, never } = home?.part.packages ?? {};
  if (only && !only.some((pattern) => matches(pattern, specifier))) {
    return `${home?.name} may use ${only.join(', ')} and no other package, not ${specifier}`;
  }
  if (never?.some((pattern) => matches(pattern, specifier))) return `${home?.name} may not use ${specifier}`;
  return undefined;
}

/**
 * @param {string} file
 * @param {string} target
 * @returns {string | undefined}
 */
function roomFault(file, target) {
  const from = roomOf(file);
  const to = roomOf(target);
  if (from && !(from.room in roomImports[from.side]))
    return `boundaries.js knows no ${from.side} room '${from.room}'`;
  if (!from || !to || from.side !== to.side || from.room === to.room) return undefined;
  const allowed = roomImports[from.side][from.room] ?? [];
  if (allowed.includes(to.room)) return undefined;
  return `room ${from.room} may import ${allowed.join(', ') || 'no other room'}, not ${to.room}`;
}

/**
 * @param {string} file repository path of the importing file
 * @param {string} specifier
 * @returns {string | undefined} what is wrong, or undefined
 */
export function importFault(file, specifier) {
  const role = roles.find(({ suffix }) => file.endsWith(suffix));
  const forbidden = role?.neverImports.find((name) => specifier === name || specifier.startsWith(name));
  if (forbidden) return `a *${role?.suffix} file may not import ${forbidden}`;

  const target = targetOf(file, specifier);
  if (target === undefined) return packageFault(file, specifier);

  const from = partOf(file);
  if (!from) return undefined;
  const isTest = TEST_FILE.test(file);
  if (isTest && FOR_TESTS.some((folder) => target.startsWith(folder))) return undefined;
  if (!isTest && TEST_FILE.test(target)) return `only tests may import ${target}`;
  const to = partOf(target);
  if (!to) return `${from.name} may not import ${target}`;
  if (from.name !== to.name && !from.part.mayImport.some((pattern) => matches(pattern, to.name))) {
    return `${from.name} may not import ${to.name}`;
  }
  const fault = roomFault(file, target);
  if (fault) return fault;
  const room = roomOf(file);
  const leavesRoom = room?.room !== roomOf(target)?.room || room?.side !== roomOf(target)?.side;
  if (room && leavesRoom && specifier.startsWith('..'))
    return `use an alias to leave the room, not ${specifier}`;
  return undefined;
}

/**
 * @param {Readonly<Record<string, readonly string[]>>} graph
 * @returns {string[] | undefined} the rooms of one cycle
 */
export function findCycle(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /**
   * @param {string} room
   * @param {string[]} trail
   * @returns {string[] | undefined}
   */
  const visit = (room, trail) => {
    if (trail.includes(room)) return [...trail.slice(trail.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const next of graph[room] ?? []) {
      const cycle = visit(next, [...trail, room]);
      if (cycle) return cycle;
    }
    done.add(room);
    return undefined;
  };
  for (const room of Object.keys(graph)) {
    const cycle = visit(room, []);
    if (cycle) return cycle;
  }
  return undefined;
}

for (const [side, graph] of Object.entries(roomImports)) {
  const cycle = findCycle(graph);
  if (cycle) throw new Error(`boundaries.js: the ${side} rooms form a cycle: ${cycle.join(' → ')}`);
}

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
