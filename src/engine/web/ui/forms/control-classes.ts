/** The box shared by text inputs, text areas and selects. */
export const CONTROL_CLASSES = [
  'w-full rounded-md border border-line-strong bg-surface px-3.5 py-2 text-base text-ink',
  'transition-[border-color,box-shadow] duration-200 hover:border-ink',
  'focus-visible:border-accent-ink focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:outline-danger',
  'disabled:bg-sunken disabled:text-muted disabled:hover:border-line-strong',
].join(' ');
