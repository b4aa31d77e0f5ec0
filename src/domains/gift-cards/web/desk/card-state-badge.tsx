import type { CardState } from '#domains/gift-cards/model/gift-card.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';

const TONES = { waiting: 'warning', active: 'success', used: 'neutral', blocked: 'danger' } as const;

export function CardStateBadge({ state }: { state: CardState }) {
  const { t } = useTranslation('admin');
  return <Badge tone={TONES[state]}>{t(`giftCards.states.${state}`)}</Badge>;
}
