import { Link } from '@tanstack/react-router';
import { OPENING_HASH } from '#domains/group-buys/model/offer-together.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';

const SHOWN = 3;

/** What was ordered alone can be bought together: leads to the form that opens a group buy of it. */
export function AgainTogether({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { exchangeFor, giftCard, groupPlace, items, status } = order;
  const isOrdinary = giftCard === null && groupPlace === null && exchangeFor === null;
  if (!isOrdinary || status === 'cancelled') return null;
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="again-together" data-print="hidden">
        <h2 id="again-together" className="text-2xl">
          {t('page.together.title')}
        </h2>
        <p className="mt-2 text-muted">{t('page.together.text')}</p>
        <ul className="mt-4 flex flex-col items-start gap-2">
          {items.slice(0, SHOWN).map(({ id, productSlug, product }) => (
            <li key={id}>
              <Button asChild variant="link" className="text-left">
                <Link to="/product/$slug" params={{ slug: productSlug }} hash={OPENING_HASH}>
                  {t('page.together.link', { product: product.name })}
                </Link>
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
