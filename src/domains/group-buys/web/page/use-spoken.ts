import { useState } from 'react';

/**
 * What a live region says: the text as it was when the reason to speak changed. What changes around it meanwhile is not said
 * again, nor what stood there from the beginning.
 */
export function useSpoken(reason: unknown, text: string): string {
  const [spoken, setSpoken] = useState({ reason, text: '' });
  if (Object.is(spoken.reason, reason)) return spoken.text;
  setSpoken({ reason, text });
  return text;
}
