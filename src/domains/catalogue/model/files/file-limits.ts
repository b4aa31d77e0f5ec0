// Apart from the schemas so that a page that shows them does without the validation library.

export const FILE_FORMATS = ['csv', 'xlsx'] as const;
export const MAX_FILE_MB = 20;
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;
export const MAX_ROWS = 10_000;
