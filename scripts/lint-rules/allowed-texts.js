// Visible texts that are the same in every language: names and units, nothing else.
export const ALLOWED_TEXTS = new Set(['Madia']);
