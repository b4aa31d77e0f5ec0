// Holds manifests against the descriptions that Kubernetes publishes of itself (api/openapi-spec/v3 of its repository).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

interface Description {
  components: { schemas: Record<string, Schema> };
}
interface Schema {
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
  'x-kubernetes-group-version-kind'?: { group: string; version: string; kind: string }[];
}

/** Returns what is wrong with each manifest, a sentence each; nothing where all is well. */
export type Judge = (manifests: readonly Manifest[]) => string[];

export function kubernetesJudge(folder: string): Judge {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return judgeBy(
    files.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Description),
  );
}

/** `descriptions`: one for each group of the API, as Kubernetes has its files. */
export function judgeBy(descriptions: readonly Description[]): Judge {
  const kinds = new Map<string, ValidateFunction>();
  for (const [index, description] of descriptions.entries()) {
    const { schemas } = description.components;
    // Kubernetes drops fields that it does not know without a word: here they are mistakes.
    for (const schema of Object.values(schemas)) if (schema.properties) schema.additionalProperties ??= false;
    const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
    ajv.addSchema(description, `k${index}`);
    for (const [name, schema] of Object.entries(schemas))
      for (const { group, version, kind } of schema['x-kubernetes-group-version-kind'] ?? []) {
        const key = `${group === '' ? version : `${group}/${version}`} ${kind}`;
        const ref = `k${index}#/components/schemas/${name}`;
        // The file of its own group comes with all of it; others may name it too.
        if (!kinds.has(key)) kinds.set(key, ajv.compile({ $ref: ref }));
      }
  }
  return (manifests) =>
    manifests.flatMap((manifest) => {
      const { apiVersion, kind, metadata } = manifest;
      const called = `${kind} ${metadata?.name}`;
      const check = kinds.get(`${apiVersion} ${kind}`);
      if (check === undefined) return [`${called}: Kubernetes describes no ${kind} of ${apiVersion}`];
      if (check(manifest)) return [];
      return check.errors!.map(({ instancePath, message, params }) => {
        const unknown = 'additionalProperty' in params ? ` (${params.additionalProperty})` : '';
        return `${called}${instancePath}: ${message}${unknown}`;
      });
    });
}
