// What Stripe's published description says of its calls. The SDK's declarations are made from it (the version stands in
// node_modules/stripe/OPENAPI_VERSION), with every parameter, field and value: they are read here as data, so that what is
// said on the wire can be held against the description of the very version that the shop speaks.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type ESTree } from 'vite';

const ROOT = path.join(import.meta.dirname, '../../node_modules/stripe/esm');

export type Type = ESTree.TSType;
export type Member = ESTree.TSSignature;

/** Where a type was written: names mean what they mean there. */
export interface Scope {
  file: string;
  namespaces: readonly Names[];
}

/** Of a file or a namespace: its interfaces, type aliases, classes and namespaces. */
interface Names {
  interfaces: Map<string, ESTree.TSInterfaceDeclaration>;
  aliases: Map<string, ESTree.TSTypeAliasDeclaration>;
  classes: Map<string, ESTree.Class>;
  namespaces: Map<string, Names>;
  /** Names of other files, and the files. */
  imports: Map<string, string>;
}

export type Declared =
  | { kind: 'interface'; declaration: ESTree.TSInterfaceDeclaration; scope: Scope }
  | { kind: 'alias'; declaration: ESTree.TSTypeAliasDeclaration; scope: Scope };

const files = new Map<string, Names>();

function namesOfFile(file: string): Names {
  const known = files.get(file);
  if (known !== undefined) return known;
  const { program } = parseSync(file, readFileSync(path.join(ROOT, file), 'utf8'), { lang: 'dts' });
  const names = namesIn(program.body, file);
  files.set(file, names);
  return names;
}

const noNames = (): Names => ({
  interfaces: new Map(),
  aliases: new Map(),
  classes: new Map(),
  namespaces: new Map(),
  imports: new Map(),
});

/** A namespace may be written in several pieces. */
function namesIn(body: readonly (ESTree.Directive | ESTree.Statement)[], file: string, names = noNames()) {
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration')
      for (const { local } of statement.specifiers)
        names.imports.set(local.name, besides(file, statement.source.value));
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    switch (declaration?.type) {
      case 'TSInterfaceDeclaration':
        names.interfaces.set(declaration.id.name, declaration);
        break;
      case 'TSTypeAliasDeclaration':
        names.aliases.set(declaration.id.name, declaration);
        break;
      case 'ClassDeclaration':
        names.classes.set(declaration.id!.name, declaration);
        break;
      case 'TSModuleDeclaration':
        if (declaration.id.type === 'Identifier' && declaration.body?.type === 'TSModuleBlock')
          names.namespaces.set(
            declaration.id.name,
            namesIn(declaration.body.body, file, names.namespaces.get(declaration.id.name)),
          );
        break;
    }
  }
  return names;
}

const besides = (file: string, source: string) =>
  path.join(path.dirname(file), source.replace(/\.js$/u, '.d.ts'));

/** What a name means where it is written; undefined: it is none of Stripe's. */
export function declaredAs(name: readonly string[], scope: Scope): Declared | undefined {
  for (let depth = scope.namespaces.length; depth >= 0; depth -= 1) {
    const around = scope.namespaces.slice(0, depth);
    const names = around.at(-1) ?? namesOfFile(scope.file);
    const found = within(names, name, { file: scope.file, namespaces: around });
    if (found !== undefined) return found;
  }
  const file = namesOfFile(scope.file).imports.get(name[0]!);
  return file === undefined ? undefined : within(namesOfFile(file), name, { file, namespaces: [] });
}

function within(names: Names, name: readonly string[], scope: Scope): Declared | undefined {
  const [first, ...rest] = name;
  if (rest.length > 0) {
    const inner = names.namespaces.get(first!);
    return inner && within(inner, rest, { ...scope, namespaces: [...scope.namespaces, inner] });
  }
  const inside = names.interfaces.get(first!);
  if (inside !== undefined) return { kind: 'interface', declaration: inside, scope };
  const alias = names.aliases.get(first!);
  return alias && { kind: 'alias', declaration: alias, scope };
}

/** What a call takes and answers. */
export interface DeclaredCall {
  params: Type | undefined;
  answer: Type;
  scope: Scope;
}

const NAMESPACES = new Set(['checkout', 'tax']);
const camel = (name: string) =>
  name.replaceAll(/(?:^|_)([a-z])/gu, (_, letter: string) => letter.toUpperCase());
const calls = new Map<string, DeclaredCall | undefined>();

/** Of 'POST /v1/refunds' and its like; undefined: Stripe has no such call. */
export function declaredCall(call: string): DeclaredCall | undefined {
  const [verb, url = ''] = call.split(' ');
  const [, , first = '', second = ''] = url.split('/');
  const file = `resources/${NAMESPACES.has(first) ? `${camel(first)}/${camel(second)}` : camel(first)}`;
  if (!existsSync(path.join(ROOT, `${file}.js`))) return undefined;
  for (const { method, at, pattern } of methodsOf(file))
    if (at === verb && pattern.test(url)) {
      const key = `${file} ${method}`;
      if (!calls.has(key)) calls.set(key, callOf(`${file}.d.ts`, method));
      return calls.get(key);
    }
  return undefined;
}

interface Method {
  method: string;
  at: string;
  pattern: RegExp;
}

const methods = new Map<string, Method[]>();

/** Which method of the SDK asks which URL; those without a parameter in it first. */
function methodsOf(file: string): Method[] {
  const known = methods.get(file);
  if (known !== undefined) return known;
  const code = readFileSync(path.join(ROOT, `${file}.js`), 'utf8');
  const found: Method[] = [];
  let method = '';
  for (const line of code.split('\n')) {
    method = /^ {4}(\w+)\(.*\{$/u.exec(line)?.[1] ?? method;
    const [, at, url] = /_makeRequest\('(\w+)', ['`]([^'`]+)['`]/u.exec(line) ?? [];
    if (at === undefined) continue;
    const pattern = new RegExp(`^${url!.replaceAll(/\$\{[^}]*\}/gu, '[^/]+')}$`, 'u');
    found.push({ method, at, pattern });
  }
  const sorted = found.toSorted(
    (one, other) => one.pattern.source.split('[^').length - other.pattern.source.split('[^').length,
  );
  methods.set(file, sorted);
  return sorted;
}

function callOf(file: string, method: string): DeclaredCall | undefined {
  for (const { body } of namesOfFile(file).classes.values())
    for (const member of body.body) {
      if (
        member.type !== 'MethodDefinition' ||
        member.key.type !== 'Identifier' ||
        member.key.name !== method
      )
        continue;
      const { params, returnType } = member.value;
      const typed = params.flatMap((each) =>
        each.type === 'Identifier' && each.name === 'params'
          ? (each.typeAnnotation?.typeAnnotation ?? [])
          : [],
      );
      return { params: typed[0], answer: returnType!.typeAnnotation, scope: { file, namespaces: [] } };
    }
  return undefined;
}

/** What `object` of an answer names: 'checkout.session', 'refund' … */
export function declaredObject(name: string): Declared | undefined {
  const [last, ...namespaces] = name.split('.').toReversed().map(camel);
  const file = path.join('resources', ...namespaces.toReversed(), `${last}s.d.ts`);
  if (!existsSync(path.join(ROOT, file))) return undefined;
  return declaredAs([last!], { file, namespaces: [] });
}
