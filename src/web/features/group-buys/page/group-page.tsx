import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDollars } from '#shared/money.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Container } from '#web/ui/content/section.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { groupBuyQuery } from '../group-buys.queries.ts';

const route = getRouteApi('/group/$slug');

/** Several people buy one product together. */
export function GroupPage() {
  const { t } = useTranslation('group');
  const { slug } = route.useParams();
  const { data: group } = useSuspenseQuery(groupBuyQuery(slug));
  const { product } = group;
  return (
    <Container className="grid gap-8 py-10 sm:py-16 md:grid-cols-2">
      <Picture
        src={product.imageUrl}
        preview={product.imagePreview}
        alt={product.name}
        width={800}
        height={800}
        sizes="(min-width: 48rem) 40rem, 100vw"
        priority
        className="aspect-square rounded-xl"
      />
      <div>
        <h1 className="text-4xl">{group.title ?? t('meta.title', { product: product.name })}</h1>
        <p className="mt-4">
          {t('meta.description', {
            quantity: group.pooledQuantity,
            unitPrice: formatDollars(group.unitPrice),
            price: formatDollars(group.price),
          })}
        </p>
        <Button asChild className="mt-8">
          <Link to="/product/$slug" params={{ slug: product.slug }}>
            {t('product.see')}
          </Link>
        </Button>
      </div>
    </Container>
  );
}
