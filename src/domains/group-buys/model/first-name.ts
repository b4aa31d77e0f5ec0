const LONGEST = 40;

/** What a group shows of somebody: 'Ada Moreau' is 'Ada'. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u);
  return [...first].slice(0, LONGEST).join('');
}
