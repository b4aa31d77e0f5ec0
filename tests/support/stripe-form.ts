// Parameters as the SDK sends them: names in brackets, every value a text.

type Form = string | Form[] | { [name: string]: Form };

/** 'a[b][0]' as { a: { b: [ ] } }. */
export function toForm(params: Readonly<Record<string, string>>): { [name: string]: Form } {
  const root: { [name: string]: Form } = {};
  for (const [name, value] of Object.entries(params)) {
    const keys = name.split(/\]?\[|\]$/u).filter((key) => key !== '');
    let inside = root;
    for (const key of keys.slice(0, -1)) inside = (inside[key] ??= {}) as { [name: string]: Form };
    inside[keys.at(-1)!] = value;
  }
  return root;
}
