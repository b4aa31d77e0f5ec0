import { clsx, type ClassValue } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';

type Test = (value: string) => boolean;
const any: Test = () => true;
const TEXT_SIZES = ['2xs', 'xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl'];
const isLength: Test = (value) => /^(\d|\[[\d.-])/.test(value);
const SIDES = ['t', 'r', 'b', 'l', 's', 'e'];
const radii = SIDES.slice(0, 4).map((side) => `rounded-${side}`);

/** One utility with any value: `p-4`, `-mt-2`. */
const plain = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]]));

/**
 * The groups of classes that a caller of a widget may set anew. The package's own table knows all of Tailwind and
 * weighs more than the rest of it together, on every page, and knows none of our own sizes.
 */
const groups = {
  ...plain('p', 'px', 'py', ...SIDES.map((side) => `p${side}`)),
  ...plain('m', 'mx', 'my', ...SIDES.map((side) => `m${side}`)),
  ...plain('gap', 'gap-x', 'gap-y', 'size', 'w', 'h', 'min-w', 'min-h', 'max-w', 'max-h'),
  ...plain('inset', 'inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'z', 'order', 'opacity'),
  ...plain('aspect', 'leading', 'tracking', 'cursor', 'animate', 'duration', 'fill', 'columns'),
  ...plain('grid-cols', 'grid-rows', 'col-span', 'row-span', 'justify', 'self', 'line-clamp', 'basis'),
  items: [{ items: [any] }],
  'bg-image': [{ bg: [(value: string) => /^(linear|radial|conic|none)/.test(value)] }],
  'bg-place': [{ bg: ['cover', 'contain', 'center', 'top', 'bottom', 'left', 'right', 'no-repeat'] }],
  'bg-color': [{ bg: [any] }],
  display: [
    'block',
    'inline-block',
    'inline',
    'flex',
    'inline-flex',
    'grid',
    'inline-grid',
    'contents',
    'hidden',
  ],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible'],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
  flex: [{ flex: [any] }],
  grow: [{ grow: ['', any] }],
  shrink: [{ shrink: ['', any] }],
  overflow: [{ overflow: ['auto', 'hidden', 'clip', 'visible', 'scroll'] }],
  'font-family': [{ font: ['sans', 'display'] }],
  'font-weight': [{ font: [any] }],
  'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
  'text-size': [{ text: [...TEXT_SIZES, isLength] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-color': [{ text: [any] }],
  whitespace: [{ whitespace: [any] }],
  decoration: ['underline', 'no-underline', 'line-through'],
  case: ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
  rounded: [{ rounded: ['', any] }],
  ...Object.fromEntries(radii.map((name) => [name, [{ [name]: ['', any] }]])),
  ...Object.fromEntries(
    ['border', ...SIDES.map((side) => `border-${side}`)].map((name) => [
      `${name}-w`,
      [{ [name]: ['', isLength] }],
    ]),
  ),
  'border-color': [{ border: [any] }],
  shadow: [{ shadow: ['', any] }],
  'stroke-w': [{ stroke: [isLength] }],
  stroke: [{ stroke: [any] }],
  transition: [{ transition: ['', any] }],
  object: [{ object: ['contain', 'cover', 'fill', 'none'] }],
};

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: groups,
  conflictingClassGroups: {
    p: ['px', 'py', ...SIDES.map((side) => `p${side}`)],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', ...SIDES.map((side) => `m${side}`)],
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
    gap: ['gap-x', 'gap-y'],
    size: ['w', 'h'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['right', 'left'],
    'inset-y': ['top', 'bottom'],
    flex: ['grow', 'shrink', 'basis'],
    'text-size': ['leading'],
    rounded: radii,
    'border-w': SIDES.map((side) => `border-${side}-w`),
  },
  conflictingClassGroupModifiers: { 'text-size': ['leading'] },
  orderSensitiveModifiers: ['before', 'after', 'placeholder', 'file', 'marker', 'selection', '*', '**'],
}));

/** Joins class names; of two that contradict each other the later one wins. */
export function cx(...values: ClassValue[]): string {
  return merge(clsx(values));
}
