import type { Call } from '#engine/model/api/call.ts';
import { callOf } from '#engine/server/http/apply-contract.ts';

interface Parameter {
  name: string;
  in: string;
}

interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { example?: unknown }> };
  responses?: Record<string, unknown>;
}

type Paths = Record<string, Record<string, Operation>>;

interface Document {
  paths?: Paths;
  components?: { schemas?: Record<string, unknown>; responses?: Record<string, unknown> };
}

/** What the schemas of single calls cannot say: names for programs, examples, refusals, and one path for one URL. */
export function completeDocument(document: Document): void {
  const { paths = {}, components = {} } = document;
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      const call = callOf(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/gu, ':$1'));
      operation.operationId = operationIdOf(method, path);
      if (call !== undefined) addWhatTheCallSays(operation, call);
      shareRefusal(operation, components);
    }
  document.paths = joinSamePaths(paths);
  dropUnusedSchemas(document);
}

/** 'get', '/api/products/{slug}/reviews' → 'getProductsBySlugReviews': what generated clients call their functions. */
export function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//u, '')
    .replaceAll(/\{(\w+)\}/gu, 'by-$1')
    .split(/[^a-zA-Z\d]+/u);
  return method + words.map(capitalized).join('');
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** An example of what is sent, where somebody would otherwise have to guess, and the type of a file that comes back. */
function addWhatTheCallSays(
  { requestBody, responses }: Operation,
  { example, download, summary }: Call,
): void {
  const json = requestBody?.content?.['application/json'];
  if (json !== undefined && example !== undefined) json.example = example;
  if (responses !== undefined && download !== undefined)
    responses[200] = { description: summary, content: { [download]: {} } };
}

/** Any call may be refused, and every refusal has the same shape: said once. */
function shareRefusal({ responses }: Operation, components: NonNullable<Document['components']>): void {
  if (responses?.default === undefined) return;
  components.responses = { Refused: responses.default };
  delete responses.default;
  for (const status of ['4XX', '5XX']) responses[status] = { $ref: '#/components/responses/Refused' };
}

/** `/products/{slug}` to read and `/products/{id}` to write are one path of the document: `/products/{slugOrId}`. */
function joinSamePaths(paths: Paths): Paths {
  const joined: Paths = {};
  const groups = Map.groupBy(Object.keys(paths), (path) => path.replaceAll(/\{\w+\}/gu, '{}'));
  for (const group of groups.values()) {
    const names = group.map(namesIn);
    const nameAt = (at: number) => [...new Set(names.map((own) => own[at]!))].reduce(orElse);
    for (const path of group) {
      const own = namesIn(path);
      const renamed = own.reduce((url, name, at) => url.replace(`{${name}}`, `{${nameAt(at)}}`), path);
      for (const { parameters = [] } of Object.values(paths[path]!))
        for (const parameter of parameters)
          if (parameter.in === 'path') parameter.name = nameAt(own.indexOf(parameter.name));
      joined[renamed] = { ...joined[renamed], ...paths[path] };
    }
  }
  return joined;
}

const orElse = (name: string, other: string) => `${name}Or${capitalized(other)}`;

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name!);
}

/** Each shape has a form that is sent and one that is received; most are used one way only. */
function dropUnusedSchemas(document: Document): void {
  const { components } = document;
  if (components?.schemas === undefined) return;
  const text = JSON.stringify(document);
  components.schemas = Object.fromEntries(
    Object.entries(components.schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`)),
  );
}
