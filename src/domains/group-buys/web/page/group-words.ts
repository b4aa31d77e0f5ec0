import { useState } from 'react';
import { unitWord } from '#domains/pricing/model/unit-label.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** '14 bottles', in the words of the catalogue. */
export function useUnitText(unit: string): (quantity: number) => string {
  const { t } = useTranslation('catalogue');
  return (quantity) => {
    const word = t(`purchase.word.${unitWord(unit)}`, { count: quantity });
    return t('purchase.total', { quantity, word });
  };
}

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
