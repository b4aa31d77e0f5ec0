// node scripts/check-chart.ts --schemas FOLDER [--helm PROGRAM]: renders the chart of deploy/helm the ways it is used, and holds
// each manifest against Kubernetes' own descriptions: FOLDER is api/openapi-spec/v3 of github.com/kubernetes/kubernetes at the
// version in question. Needs helm, so `npm test` does not run it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { kubernetesJudge, type Manifest } from './kubernetes-schemas.ts';

const { values } = parseArgs({
  options: { schemas: { type: 'string' }, helm: { type: 'string', default: 'helm' } },
});
const CHART = path.join(import.meta.dirname, '../deploy/helm/madia');
const PLACE = { publicUrl: 'https://shop.example', image: { repository: 'registry.example/madia' } };
/** What each way of using it is made of. */
const USES: Record<string, { values: object; kinds: string[] }> = {
  'with a secret of its own': {
    values: { ...PLACE, existingSecret: 'shop' },
    kinds: ['Deployment', 'Ingress', 'PersistentVolumeClaim', 'PodDisruptionBudget', 'Service'],
  },
  'with everything that can be set': {
    values: {
      ...PLACE,
      imagePullSecrets: [{ name: 'registry' }],
      secrets: {
        DATABASE_URL: 'postgres://shop@database/shop',
        SECRET_KEY: 'k'.repeat(32),
        SMTP_URL: 'smtp://mail',
      },
      settings: { TRUST_PROXY: 'uniquelocal', CACHE_MB: '64' },
      pictures: { volume: { storageClass: 'shared' } },
      ingress: { className: 'nginx', tlsSecret: 'shop-tls', annotations: { 'example.com/size': '12m' } },
      nodeSelector: { 'kubernetes.io/arch': 'amd64' },
      tolerations: [{ key: 'shops', operator: 'Exists', effect: 'NoSchedule' }],
      affinity: {
        podAntiAffinity: {
          requiredDuringSchedulingIgnoredDuringExecution: [
            { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: { app: 'other' } } },
          ],
        },
      },
    },
    kinds: ['Deployment', 'Ingress', 'PersistentVolumeClaim', 'PodDisruptionBudget', 'Secret', 'Service'],
  },
  'with a bucket and a proxy of somebody else': {
    values: {
      ...PLACE,
      existingSecret: 'shop',
      pictures: { volume: { enabled: false } },
      ingress: { enabled: false },
    },
    kinds: ['Deployment', 'PodDisruptionBudget', 'Service'],
  },
};

function render(settings: object): { rendered: Manifest[]; said: string } {
  const { stdout, stderr, error } = spawnSync(values.helm, ['template', 'shop', CHART, '--values', '-'], {
    input: JSON.stringify(settings),
    encoding: 'utf8',
  });
  if (error) throw new Error(`${values.helm} cannot be started (${error.message}); name it with --helm`);
  const rendered = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest | null);
  return { rendered: rendered.filter((manifest) => manifest !== null), said: stderr };
}

if (values.schemas === undefined) throw new Error('--schemas is missing: api/openapi-spec/v3 of Kubernetes');
const judge = kubernetesJudge(values.schemas);
const faults: string[] = [];
for (const [use, { values: settings, kinds }] of Object.entries(USES)) {
  const { rendered, said } = render(settings);
  const found = rendered.map(({ kind }) => kind).toSorted();
  const own = judge(rendered);
  if (String(found) !== String(kinds))
    own.push(`renders ${String(found) || said}, expected ${String(kinds)}`);
  process.stdout.write(`${use}: ${found.length} manifests, ${own.length} mistakes\n`);
  faults.push(...own.map((fault) => `${use}: ${fault}`));
}
const { said } = render({ image: PLACE.image, existingSecret: 'shop' });
if (!said.includes('publicUrl is missing')) faults.push(`without publicUrl it says: ${said || 'nothing'}`);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
