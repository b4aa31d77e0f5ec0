/** What a field holds, as text: before and after. */
interface Change {
  from: string;
  to: string;
}

/** Words before the first difference that tell where it is. */
const WORDS_BEFORE = 3;

/** A long text that changed in one place, from shortly before that place on: nobody finds it in two whole descriptions. */
export function changedPart({ from, to }: Change): Change {
  const words = to.split(' ');
  const old = from.split(' ');
  const different = words.findIndex((word, at) => word !== old[at]);
  const start = (different === -1 ? words.length : different) - WORDS_BEFORE;
  if (start <= 0) return { from, to };
  const rest = (text: string[]) => ['…', ...text.slice(start)].join(' ');
  return { from: rest(old), to: rest(words) };
}
