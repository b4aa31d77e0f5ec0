// Whether what the shop asks, and what the stand-in answers and tells, is what Stripe describes.
import {
  declaredAs,
  declaredCall,
  declaredObject,
  type Declared,
  type Member,
  type Scope,
  type Type,
} from './stripe-declarations.ts';
import { toForm } from './stripe-form.ts';

/** What of a call Stripe would refuse; each a sentence. */
export function requestFaults(call: string, params: Readonly<Record<string, string>>): string[] {
  const declared = declaredCall(call);
  if (declared === undefined) return [`Stripe has no call ${call}`];
  const form = toForm(params);
  if (declared.params === undefined)
    return Object.keys(form).map((name) => `${call} takes no parameters, got ${name}`);
  return faultsOf(form, declared.params, { scope: declared.scope, at: call, isForm: true });
}

/** Where an answer is another than Stripe's. */
export function answerFaults(call: string, answer: unknown): string[] {
  const declared = declaredCall(call);
  if (declared === undefined) return [];
  return faultsOf(answer, declared.answer, {
    scope: declared.scope,
    at: `the answer to ${call}`,
    isForm: false,
  });
}

/** Where an object that an event is about is another than Stripe's. */
export function objectFaults(told: { object?: unknown }, at: string): string[] {
  const declared = typeof told.object === 'string' ? declaredObject(told.object) : undefined;
  if (declared === undefined) return [`${at} is about something unknown`];
  return declaredFaults(told, declared, { scope: declared.scope, at, isForm: false });
}

interface Where {
  scope: Scope;
  at: string;
  isForm: boolean;
}

function faultsOf(value: unknown, type: Type, where: Where): string[] {
  const { at, isForm } = where;
  const unless = (isRight: boolean, wanted: string) =>
    isRight ? [] : [`${at} is ${JSON.stringify(value)}, not ${wanted}`];
  switch (type.type) {
    case 'TSAnyKeyword':
    case 'TSUnknownKeyword':
      return [];
    case 'TSStringKeyword':
      return unless(typeof value === 'string', 'a text');
    case 'TSNumberKeyword':
      return isForm
        ? unless(typeof value === 'string' && /^-?\d+(?:\.\d+)?$/u.test(value), 'a number')
        : unless(Number.isFinite(value), 'a number');
    case 'TSBooleanKeyword':
      return isForm
        ? unless(value === 'true' || value === 'false', 'true or false')
        : unless(typeof value === 'boolean', 'true or false');
    case 'TSNullKeyword':
      return unless(isForm ? value === '' : value === null, 'nothing');
    case 'TSUndefinedKeyword':
      return unless(value === undefined, 'left out');
    case 'TSLiteralType': {
      const wanted = type.literal.type === 'Literal' ? type.literal.value : undefined;
      return unless(isForm ? value === String(wanted) : value === wanted, String(wanted));
    }
    case 'TSParenthesizedType':
      return faultsOf(value, type.typeAnnotation, where);
    case 'TSUnionType': {
      let nearest: string[] | undefined;
      for (const each of namedTypes(type)) {
        const faults = faultsOf(value, each, where);
        if (faults.length === 0) return [];
        // What is nearest to being right says best what is wrong.
        if (nearest === undefined || deepest(faults) > deepest(nearest)) nearest = faults;
      }
      return nearest!;
    }
    case 'TSIntersectionType':
      return type.types.flatMap((each) => faultsOf(value, each, where));
    case 'TSArrayType':
      return listFaults(value, type.elementType, where);
    case 'TSTypeLiteral':
      return memberFaults(
        value,
        type.members.map((member) => ({ member, scope: where.scope })),
        where,
      );
    case 'TSTypeReference':
      return referenceFaults(value, type, where);
    default:
      throw new Error(`${at} is declared in a way that is not read here: ${type.type}`);
  }
}

/** Values that Stripe may add later are none that we or the stand-in may say. */
function namedTypes({ types }: Extract<Type, { type: 'TSUnionType' }>): readonly Type[] {
  const isOpen = (each: Type) =>
    each.type === 'TSTypeReference' && nameOf(each.typeName).join('.') === 'OtherString';
  return types.some(({ type }) => type === 'TSLiteralType') ? types.filter((each) => !isOpen(each)) : types;
}

const deepest = (faults: readonly string[]) =>
  Math.max(...faults.map((fault) => fault.split(/ is | has | lacks /u)[0]!.length));

function referenceFaults(
  value: unknown,
  { typeName, typeArguments }: Extract<Type, { type: 'TSTypeReference' }>,
  where: Where,
): string[] {
  const name = nameOf(typeName);
  const [argument] = typeArguments?.params ?? [];
  switch (name.join('.')) {
    case 'Promise':
    case 'Response':
    case 'Stripe.Response':
      return faultsOf(value, argument!, where);
    case 'Array':
      return listFaults(value, argument!, where);
    case 'ApiList':
    case 'ApiListPromise':
      return pageFaults(value, argument!, where);
    case 'Emptyable':
      return value === '' || value === null ? [] : faultsOf(value, argument!, where);
    case 'OtherString':
    case 'Decimal':
      return typeof value === 'string' ? [] : [`${where.at} is no text`];
    default: {
      const declared = declaredAs(name, where.scope);
      if (declared === undefined) return [`${where.at} is a ${name.join('.')}, which is not declared`];
      return declaredFaults(value, declared, where);
    }
  }
}

function declaredFaults(value: unknown, declared: Declared, where: Where): string[] {
  if (declared.kind === 'alias')
    return faultsOf(value, declared.declaration.typeAnnotation, { ...where, scope: declared.scope });
  return memberFaults(value, membersOf(declared), where);
}

interface Owned {
  member: Member;
  scope: Scope;
}

const knownMembers = new WeakMap<object, Owned[]>();

/** Its own, and those of what it extends. */
function membersOf({ declaration, scope }: Extract<Declared, { kind: 'interface' }>): Owned[] {
  const known = knownMembers.get(declaration);
  if (known !== undefined) return known;
  const inherited = declaration.extends.flatMap(({ expression }) => {
    const base = expression.type === 'Identifier' ? declaredAs([expression.name], scope) : undefined;
    return base?.kind === 'interface' ? membersOf(base) : [];
  });
  const members = [...inherited, ...declaration.body.body.map((member) => ({ member, scope }))];
  knownMembers.set(declaration, members);
  return members;
}

function memberFaults(value: unknown, members: readonly Owned[], where: Where): string[] {
  const { at, isForm } = where;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${at} is ${JSON.stringify(value)}, not an object`];
  const given = new Map<string, unknown>(Object.entries(value));
  // Something else altogether: of twenty kinds of objects only one is looked at closely.
  const kind = kindOf(members);
  if (kind !== undefined && given.get('object') !== kind)
    return [`${at} is ${given.get('object')}, not ${kind}`];
  const faults: string[] = [];
  let others: Owned | undefined;
  for (const owned of members) {
    const { member, scope } = owned;
    if (member.type === 'TSIndexSignature') others = owned;
    if (member.type !== 'TSPropertySignature' || member.typeAnnotation === null) continue;
    const name = member.key.type === 'Identifier' ? member.key.name : (member.key as { value: string }).value;
    const found: unknown = given.get(name);
    given.delete(name);
    if (found !== undefined)
      faults.push(
        ...faultsOf(found, member.typeAnnotation.typeAnnotation, { scope, at: `${at}.${name}`, isForm }),
      );
    else if (!member.optional) faults.push(`${at} lacks ${name}`);
  }
  for (const [name, found] of given) {
    if (others?.member.type === 'TSIndexSignature')
      faults.push(
        ...faultsOf(found, others.member.typeAnnotation.typeAnnotation, {
          ...where,
          scope: others.scope,
          at: `${at}.${name}`,
        }),
      );
    else if (found !== undefined) faults.push(`${at} has ${name}, which Stripe does not know`);
  }
  return faults;
}

/** What Stripe calls its objects of this type. */
function kindOf(members: readonly Owned[]): string | undefined {
  for (const { member } of members)
    if (
      member.type === 'TSPropertySignature' &&
      member.key.type === 'Identifier' &&
      member.key.name === 'object'
    ) {
      const type = member.typeAnnotation?.typeAnnotation;
      return type?.type === 'TSLiteralType' && type.literal.type === 'Literal'
        ? String(type.literal.value)
        : undefined;
    }
  return undefined;
}

/** In a form a list is an object with numbers for names. */
function listFaults(value: unknown, type: Type, where: Where): string[] {
  const isList = Array.isArray(value);
  if (!isList && (!where.isForm || typeof value !== 'object' || value === null))
    return [`${where.at} is ${JSON.stringify(value)}, not a list`];
  const entries = Object.entries(value as object);
  if (!isList && entries.some(([name], index) => name !== String(index)))
    return [`${where.at} has ${entries.map(([name]) => name).join(', ')}, which is no list`];
  return entries.flatMap(([name, each]) => faultsOf(each, type, { ...where, at: `${where.at}[${name}]` }));
}

const PAGE_FIELDS = new Map<string, (value: unknown) => boolean>([
  ['object', (value) => value === 'list'],
  ['has_more', (value) => typeof value === 'boolean'],
  ['url', (value) => typeof value === 'string'],
  ['data', (value) => Array.isArray(value)],
]);

function pageFaults(value: unknown, type: Type, where: Where): string[] {
  const page = new Map(Object.entries((value ?? {}) as object));
  const wrong = [...PAGE_FIELDS].filter(([name, isRight]) => !isRight(page.get(name)));
  const unknown = [...page.keys()].filter((name) => !PAGE_FIELDS.has(name));
  if (wrong.length > 0 || unknown.length > 0)
    return [`${where.at} has ${[...page.keys()].join(', ')}, which is no page of a list`];
  return listFaults(page.get('data'), type, { ...where, at: `${where.at}.data` });
}

type TypeName = Extract<Type, { type: 'TSTypeReference' }>['typeName'];

function nameOf(name: TypeName): string[] {
  if (name.type === 'Identifier') return [name.name];
  return name.type === 'TSQualifiedName' ? [...nameOf(name.left), name.right.name] : [];
}
