import { escapeHtml } from '#engine/model/escape-html.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}

interface ApiCall {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { example?: unknown; schema?: unknown }> };
  responses?: object;
}

export interface OpenApiDocument {
  info: { title: string; description?: string };
  tags?: { name: string; description?: string }[];
  paths?: Record<string, Record<string, ApiCall>>;
}

interface NamedCall {
  method: string;
  path: string;
  call: ApiCall;
}

/** Every call with its shapes, readable without a script; with the one of our own (public/try-calls.js) each can be tried. */
export function renderApiPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  );
  const sections = (document.tags ?? []).map(({ name, description = '' }) => {
    const own = calls.filter(({ call }) => call.tags?.includes(name));
    return `<section><h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${own.map(renderCall).join('\n')}</section>`;
  });
  const title = escapeHtml(document.info.title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style><script type="module" src="/try-calls.js"></script></head><body><h1>${title}</h1>
<p>${escapeHtml(document.info.description ?? '')}</p>
<p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a></p>
<form id="key"><label>API key, for the calls below; it is not stored. Without one they are made as somebody who is signed in here.
<input name="key" type="password" autocomplete="off" spellcheck="false" placeholder="key_…"></label></form>
${sections.join('\n')}</body></html>`;
}

function renderCall({ method, path, call }: NamedCall): string {
  const { summary = '', description = '', parameters, requestBody, responses } = call;
  const shapes = JSON.stringify({ parameters, requestBody, responses }, null, 2);
  return `<details><summary><b>${method}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<p><small>${escapeHtml(description)}</small></p>${renderForm({ method, path, call })}<pre>${escapeHtml(shapes)}</pre></details>`;
}

/** Files are not sent from here: those calls are described only. */
function renderForm({ method, path, call }: NamedCall): string {
  const content = call.requestBody?.content;
  if (content !== undefined && content['application/json'] === undefined) return '';
  const fields = (call.parameters ?? [])
    .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
    .map(({ name, in: place, required }) => {
      const label = escapeHtml(name);
      return `<label>${label}${required ? ' *' : ''} <input name="${label}" data-in="${place}"></label>`;
    });
  const body =
    content === undefined
      ? ''
      : `<label>Body <textarea name="body" rows="6" spellcheck="false">${escapeHtml(JSON.stringify(content['application/json']!.example ?? {}, null, 2))}</textarea></label>`;
  return `<form class="try" data-method="${method}" data-path="${escapeHtml(path)}" hidden>${fields.join('')}${body}<button>Send</button><output></output></form>`;
}

const STYLE = `body{font:16px/1.5 system-ui;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
summary{cursor:pointer;padding:.4rem 0}b{display:inline-block;width:4.5rem}h2{margin:2.5rem 0 0}
pre,output{overflow:auto;background:#f6f6f6;color:#222;padding:1rem;display:block;white-space:pre-wrap;overflow-wrap:anywhere}
output:empty{display:none}form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:.5rem 0 1rem}form[hidden]{display:none}
label{display:flex;flex-direction:column;font-size:.85rem;gap:.2rem}label:has(textarea),#key label,output{width:100%}
input,textarea,button{font:inherit;padding:.4rem .6rem;border:1px solid #999;border-radius:.3rem;background:#fff;color:inherit}
textarea{font-family:ui-monospace,monospace;font-size:.85rem}button{cursor:pointer}`;
