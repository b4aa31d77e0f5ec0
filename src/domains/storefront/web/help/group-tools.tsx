import { formatMoney } from '#engine/model/money.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EXAMPLE_PRICE, groupExample } from './help-figures.ts';
import { CheckList } from './rhythm.tsx';
import { useHelpTexts } from './use-help-texts.ts';

const NAMESPACE = 'help-group-buying';

/** What each of five pays, computed as a group buy does. */
export function GroupExample() {
  const { text } = useHelpTexts(NAMESPACE);
  const { i18n } = useTranslation(NAMESPACE);
  const { quantity, share, alone } = groupExample();
  return (
    <Card padding="lg" className="border-0 bg-accent-soft">
      <h3 className="text-2xl">{text('tools.share.title')}</h3>
      <p aria-hidden="true" className="my-5 font-display text-5xl text-accent-ink">
        {formatMoney(share.finalCents)}
      </p>
      <p>
        {text('tools.share.text', {
          unitPrice: EXAMPLE_PRICE,
          quantity,
          percent: formatPercent(share.discountPercentage, i18n.language),
          share: formatMoney(share.finalCents),
          alone: formatMoney(alone.finalCents),
        })}
      </p>
    </Card>
  );
}

export function OrganizerChecklist() {
  const { text, list } = useHelpTexts(NAMESPACE);
  return (
    <Card padding="lg">
      <h3 className="mb-5 text-2xl">{text('tools.checklist.title')}</h3>
      <CheckList items={list('tools.checklist.items')} />
    </Card>
  );
}

/** A letter to copy into a chat: one click selects it whole. */
export function Invitation({ className }: { className?: string }) {
  const { text } = useHelpTexts(NAMESPACE);
  return (
    <Card tone="sunken" padding="lg" className={className}>
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_2fr]">
        <h3 className="text-2xl">{text('tools.invitation.title')}</h3>
        <p className="font-display text-xl leading-relaxed text-pretty italic select-all">
          {text('tools.invitation.text')}
        </p>
      </div>
    </Card>
  );
}
