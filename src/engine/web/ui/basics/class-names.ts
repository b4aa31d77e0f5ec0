/** What stands in the place of a class that is not wanted. */
type ClassValue = string | false | 0 | 0n | null | undefined;

/** Classes are written in the code, so there are only so many combinations. */
const merged = new Map<string, string>();

/** Joins class names; of two that contradict each other the later one wins. */
export function cx(...values: ClassValue[]): string {
  const classes = values.filter(Boolean).join(' ');
  let result = merged.get(classes);
  if (result === undefined) merged.set(classes, (result = merge(classes)));
  return result;
}

function merge(classes: string): string {
  const said = new Set<string>();
  const kept = classes
    .split(/\s+/)
    .filter(Boolean)
    .toReversed()
    .filter((name) => {
      const { condition, utility } = partsOf(name);
      const group = groupOf(utility);
      if (group === undefined) return true;
      if (said.has(condition + group)) return false;
      for (const other of [group, ...conflictsOf(group)]) said.add(condition + other);
      return true;
    });
  return kept.toReversed().join(' ');
}

/** 'lg:hover:-mt-2!' → when it holds, 'lg:hover:!', and what it says then, 'mt-2'. Colons within brackets are its own. */
function partsOf(name: string): { condition: string; utility: string } {
  const start = name.replaceAll(/[[(][^\])]*[\])]/g, (own) => '_'.repeat(own.length)).lastIndexOf(':') + 1;
  const important = name.endsWith('!') ? '!' : '';
  return {
    condition: name.slice(0, start) + important,
    utility: name.slice(start, name.length - important.length).replace(/^-/, ''),
  };
}

// Which Tailwind classes contradict each other: those that a caller of a widget may set anew, and no others. A library
// that knows all of Tailwind weighs more than all of our widgets, and knows none of our own sizes.

const words = (text: string) => text.split(' ');
const SIDES = words('t r b l s e');
const isLength = (value: string) => /^(\d|\[[\d.-])/.test(value);
const withSides = (name: string, join = '') => SIDES.map((side) => `${name}${join}${side}`);

/** One thing with any value: `p-4`, `max-w-text`. */
const PLAIN = new Set([
  ...words('p px py m mx my'),
  ...withSides('p'),
  ...withSides('m'),
  ...words(
    'gap gap-x gap-y size w h min-w min-h max-w max-h inset inset-x inset-y top right bottom left z order',
  ),
  ...words(
    'opacity aspect leading tracking cursor animate duration fill columns grid-cols grid-rows col-span',
  ),
  ...words('row-span justify self items line-clamp basis whitespace grow shrink shadow transition rounded'),
  ...withSides('rounded', '-'),
]);

/** Whole classes. */
const WORDS = new Map(
  Object.entries({
    display: 'block inline-block inline flex inline-flex grid inline-grid contents hidden',
    position: 'static fixed absolute relative sticky',
    visibility: 'visible invisible',
    decoration: 'underline no-underline line-through',
    case: 'uppercase lowercase capitalize normal-case',
    overflow: 'overflow-auto overflow-hidden overflow-clip overflow-visible overflow-scroll',
    object: 'object-contain object-cover object-fill object-none',
    'flex-direction': 'flex-row flex-row-reverse flex-col flex-col-reverse',
    'flex-wrap': 'flex-wrap flex-nowrap',
    'font-family': 'font-sans font-display',
    'text-align': 'text-left text-center text-right text-start text-end',
    'text-wrap': 'text-wrap text-nowrap text-balance text-pretty',
    'text-size': words('2xs xs sm base lg xl 2xl 3xl 4xl 5xl 6xl')
      .map((size) => `text-${size}`)
      .join(' '),
    'bg-place': 'bg-cover bg-contain bg-center bg-top bg-bottom bg-left bg-right bg-no-repeat',
  }).flatMap(([group, classes]) => words(classes).map((name) => [name, group] as const)),
);

/** Names that say different things by their value. */
const BY_VALUE: Record<string, (value: string) => string> = {
  flex: () => 'flex',
  font: () => 'font-weight',
  text: (value) => (isLength(value) ? 'text-size' : 'text-color'),
  bg: (value) => (/^(linear|radial|conic|none)/.test(value) ? 'bg-image' : 'bg-color'),
  stroke: (value) => (isLength(value) ? 'stroke-width' : 'stroke-color'),
  border: (value) => (value === '' || isLength(value) ? 'border' : 'border-color'),
};
const BORDER_SIDES = new Set(withSides('border', '-'));

const CONFLICTS: Record<string, string[]> = {
  p: ['px', 'py', ...withSides('p')],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', ...withSides('m')],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  gap: ['gap-x', 'gap-y'],
  size: ['w', 'h'],
  inset: words('inset-x inset-y top right bottom left'),
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: words('grow shrink basis'),
  'text-size': ['leading'],
  rounded: withSides('rounded', '-').slice(0, 4),
  border: [...BORDER_SIDES],
};

/** What a class speaks about: 'hidden' and 'flex' both 'display'. Undefined: nothing that is ever set anew. */
function groupOf(utility: string): string | undefined {
  const [first = '', second = ''] = utility.split('-', 2);
  const pair = `${first}-${second}`;
  const known = WORDS.get(utility.replace(/\/[^[(]*$/, ''));
  if (known !== undefined) return known;
  if (PLAIN.has(pair) || BORDER_SIDES.has(pair)) return pair;
  if (PLAIN.has(first)) return first;
  return Object.hasOwn(BY_VALUE, first) ? BY_VALUE[first]!(utility.slice(first.length + 1)) : undefined;
}

/** What a class says too, and so takes from those before it. */
function conflictsOf(group: string): readonly string[] {
  return CONFLICTS[group] ?? [];
}
