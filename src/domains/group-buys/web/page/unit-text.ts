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
