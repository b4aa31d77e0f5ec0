import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Product } from '#domains/catalogue/model/product.ts';
import { CertificateList } from '#domains/catalogue/web/certificates/certificate-badges.tsx';
import { factsOf } from '#domains/catalogue/web/extra/extra-words.ts';
import { shelfLifeOf } from '#domains/catalogue/model/shelf-life.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** Who makes it; a product of an unknown producer carries the house's name, which leads nowhere. */
export function ProducerLine({ product }: { product: Pick<Product, 'producerName' | 'producerSlug'> }) {
  return (
    <p className="eyebrow text-accent-ink">
      {product.producerSlug === null ? (
        product.producerName
      ) : (
        <Link
          to="/producers/$slug"
          params={{ slug: product.producerSlug }}
          className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
        >
          {product.producerName}
        </Link>
      )}
    </p>
  );
}

/** What is in it, what somebody may have to avoid, and how it is kept. */
export function ProductFood({ product }: { product: Product }) {
  const { t, i18n } = useTranslation('catalogue');
  const { ingredients, storage, shelfLifeDays, minLifeDays, perishable } = product;
  const rows: [string, string][] = [
    [t('food.ingredients'), ingredients],
    [t('food.allergens'), allergenText(t, product)],
    [t('food.storage'), storage],
  ];
  if (shelfLifeDays !== null) {
    const { unit, count } = shelfLifeOf(shelfLifeDays);
    rows.push([t('food.shelfLife'), t(`food.lasts.${unit}`, { count })]);
  }
  if (minLifeDays > 0) {
    const { unit, count } = shelfLifeOf(minLifeDays);
    rows.push([t('food.bestBefore'), t('food.atLeast', { duration: t(`food.lasts.${unit}`, { count }) })]);
  }
  if (perishable) rows.push([t('food.perishable'), t('food.perishableText')]);
  rows.push(...factsOf(product, i18n.language, t('extra.yes')));
  return (
    <>
      <SpecificationList rows={rows.filter(([, value]) => value !== '')} />
      {product.certificates.length > 0 && (
        <div className="mt-5">
          <CertificateList certificates={product.certificates} />
        </div>
      )}
    </>
  );
}

/** That there are none can only be said where the ingredients are known. */
function allergenText(t: Translate, { allergens, ingredients }: Product): string {
  if (allergens.length === 0) return ingredients === '' ? t('food.unknown') : t('food.noAllergens');
  const names = allergens.map((allergen) => t(`allergens.${allergen}`)).join(', ');
  return names.charAt(0).toUpperCase() + names.slice(1);
}

/** The attributes a producer gave, in the producer's order. */
export function ProductSpecifications({ attributes }: { attributes: Record<string, string> }) {
  return <SpecificationList rows={Object.entries(attributes)} />;
}

/** Names and values in rows with fine lines between them. */
function SpecificationList({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="text-sm">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-t border-line py-2.5 last:border-b"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
