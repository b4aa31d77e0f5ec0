/** What was looked at, how it is, and what to do about it. */
export interface Finding {
  readonly of: string;
  readonly state: 'ok' | 'warning' | 'wrong';
  readonly text: string;
}

export const ok = (of: string, text: string): Finding => ({ of, state: 'ok', text });
export const warning = (of: string, text: string): Finding => ({ of, state: 'warning', text });
export const wrong = (of: string, text: string): Finding => ({ of, state: 'wrong', text });
