import { Check } from 'lucide-react';
import type { SaidExtraValues } from '#domains/catalogue/model/extra/extra-fields.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { badgesOf } from './extra-words.ts';

/** Of a card: what extensions let products say of themselves there. */
export function ExtraBadges({ product }: { product: { x?: SaidExtraValues | undefined } }) {
  const { i18n } = useTranslation('catalogue');
  const badges = badgesOf(product, i18n.language);
  if (badges.length === 0) return null;
  return (
    <p className="mb-1.5 flex items-start gap-1 text-xs font-medium text-accent-ink">
      <Check aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      {badges.map(({ text }) => text).join(' · ')}
    </p>
  );
}
