import { escapeHtml } from '#shared/escape-html.ts';
import type { Guard } from './guard-type.ts';

interface OpenApiDocument {
  info: { title: string };
  paths?: Record<
    string,
    Record<
      string,
      { summary?: string; tags?: string[]; parameters?: object[]; requestBody?: object; responses?: object }
    >
  >;
}

/** A plain page that lists every call with its guard and shapes; it needs no script. */
export function renderApiPage(
  document: OpenApiDocument,
  routes: { method: string; url: string; guard: Guard }[],
): string {
  const guardOf = new Map(
    routes.map((route) => [`${route.method} ${route.url.replace(/:(\w+)/g, '{$1}')}`, route.guard]),
  );
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  );
  const sections = calls.map(({ path, method, call }) => {
    const guard = [guardOf.get(`${method} ${path}`) ?? 'public'].flat().join(', ');
    const shapes = { parameters: call.parameters, requestBody: call.requestBody, responses: call.responses };
    return `<details><summary><b>${method}</b> <code>${escapeHtml(path)}</code> <small>${guard}</small>
      ${escapeHtml(call.summary ?? '')}</summary><pre>${escapeHtml(JSON.stringify(shapes, null, 2))}</pre></details>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(document.info.title)}</title><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
summary{cursor:pointer;padding:.4rem 0}b{display:inline-block;width:4.5rem}small{background:#eee;border-radius:1rem;padding:0 .6rem;color:#333}
pre{overflow:auto;background:#f6f6f6;color:#222;padding:1rem}</style></head><body><h1>${escapeHtml(document.info.title)}</h1>
<p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a></p>${sections.join('\n')}</body></html>`;
}
