import { addedLabel } from '#engine/model/added-names.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** What ways to pay are called: those of extensions in their words, the shop's own in those of the page. */
export function useMethodLabel(ownLabel: (method: string) => string): (method: string) => string {
  const { i18n } = useTranslation();
  return (method) => addedLabel('payment', method, i18n.language) ?? ownLabel(method);
}
