import { twMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { cx } from './class-names.ts';

describe('of two classes that contradict each other the later one wins', () => {
  it.each([
    ['px-6 py-1.5', 'px-3', 'py-1.5 px-3'],
    ['p-6', 'px-gutter', 'p-6 px-gutter'],
    ['px-4 pt-2', 'p-6', 'p-6'],
    ['size-5', 'size-4.5', 'size-4.5'],
    ['h-4 w-4', 'size-5', 'size-5'],
    ['max-w-60', 'max-w-text', 'max-w-text'],
    ['text-base text-ink', 'text-sm', 'text-ink text-sm'],
    ['text-[1.75rem]', 'text-5xl', 'text-5xl'],
    ['text-sm text-ink', 'text-muted', 'text-sm text-muted'],
    ['text-left', 'text-center', 'text-center'],
    ['leading-none', 'text-sm/6', 'text-sm/6'],
    ['font-display font-medium', 'font-semibold', 'font-display font-semibold'],
    ['border border-line', 'border-0', 'border-line border-0'],
    ['border-line', 'border-wine/40', 'border-wine/40'],
    ['bg-accent bg-cover', 'bg-page/94', 'bg-cover bg-page/94'],
    ['rounded-md', 'rounded-full', 'rounded-full'],
    ['flex flex-col flex-1', 'flex-row', 'flex flex-1 flex-row'],
    ['inline-flex', 'hidden', 'hidden'],
    ['absolute', 'sticky', 'sticky'],
    ['mt-4', '-mt-2', '-mt-2'],
    ['hover:bg-ink/5', 'hover:bg-sunken', 'hover:bg-sunken'],
    [
      'data-[state=open]:animate-rise-in',
      'data-[state=open]:animate-slide-in',
      'data-[state=open]:animate-slide-in',
    ],
  ])('%s, then %s', (first, second, result) => {
    expect(cx(first, second)).toBe(result);
  });
});

describe('classes that say different things', () => {
  it.each([
    'hidden lg:block',
    'line-clamp-2 flex',
    'underline decoration-1 underline-offset-4',
    'transition-colors duration-200 ease-soft',
    'place-items-center items-start',
    'border-t border-b-2 border-line',
    'grid-cols-2 grid gap-x-4 gap-y-2',
    'stroke-[1.5] stroke-current',
  ])('stay together: %s', (classes) => {
    expect(cx(classes)).toBe(classes);
  });
});

it('leaves out what is not there', () => {
  expect(cx('flex', false, undefined, null, 'gap-2', '')).toBe('flex gap-2');
});

it('treats the classes of Tailwind as a library does that knows them all', () => {
  const classes =
    'p-4 px-3 py-2 pt-1 m-2 mx-auto -mt-2 gap-2 gap-x-4 size-5 w-4 h-4 min-w-0 max-w-sm inset-0 inset-x-2 top-2 z-10 ' +
    'opacity-50 flex grid hidden absolute sticky flex-col flex-row flex-1 grow shrink-0 overflow-hidden overflow-auto ' +
    'text-sm text-lg/6 text-left text-balance leading-none tracking-wide font-semibold underline no-underline uppercase ' +
    'rounded-md rounded-t-lg border border-2 border-t border-0 shadow-md transition transition-colors duration-200 ' +
    'bg-cover bg-linear-to-b object-cover object-contain items-center justify-center whitespace-nowrap columns-2 ' +
    'hover:p-2 hover:px-1 lg:hidden lg:flex p-1! aspect-square aspect-4/5 w-1/2 w-[calc(100%-2rem)] h-(--header-height)';
  const all = classes.split(' ');
  for (const first of all) {
    for (const second of all) expect(cx(first, second), `${first} ${second}`).toBe(twMerge(first, second));
  }
});
