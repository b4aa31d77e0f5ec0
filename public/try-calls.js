// Makes the calls of /api/docs triable. Served as it is: no build, no foreign script.

const key = document.querySelector('#key');
key.addEventListener('submit', (event) => event.preventDefault());

for (const form of document.querySelectorAll('form.try')) {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}

async function send(form) {
  const output = form.querySelector('output');
  output.textContent = '…';
  const { url, init } = requestOf(form);
  const begun = performance.now();
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    const ms = Math.round(performance.now() - begun);
    output.textContent = `${init.method} ${url}\n${response.status} ${response.statusText} · ${ms} ms\n\n${readable(text)}`;
  } catch (error) {
    output.textContent = String(error);
  }
}

function requestOf(form) {
  const { method, path } = form.dataset;
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, value, dataset } of form.querySelectorAll('input')) {
    if (dataset.in === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '') query.set(name, value);
  }
  const secret = key.elements.key.value.trim();
  const body = form.elements.body?.value;
  return {
    url: query.size === 0 ? filled : `${filled}?${query}`,
    init: {
      method,
      // A key speaks for itself: the session of this browser has no part in it.
      credentials: secret === '' ? 'same-origin' : 'omit',
      headers: {
        ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    },
  };
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
