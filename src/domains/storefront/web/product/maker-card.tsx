import { Link } from '@tanstack/react-router';
import type { ProductWithFamily } from '#domains/catalogue/model/product.ts';
import { CertificateNames } from '#domains/catalogue/web/certificates/certificate-badges.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { firstSentences } from './first-sentences.ts';

/** Who makes it and where, in two sentences; the rest is on the maker's own page. */
export function MakerCard({ product }: { product: ProductWithFamily }) {
  const { t } = useTranslation('offer');
  const { maker, producerName, producerSlug } = product;
  if (maker === null || producerSlug === null) return null;
  const { location, since, imageUrl, certificates } = maker;
  return (
    <Container className="pb-section">
      <section
        aria-labelledby="maker"
        className="drawn-late grid items-center overflow-hidden rounded-xl bg-sunken [--likely-height:26rem] md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:[--likely-height:20rem]"
      >
        {imageUrl !== null && (
          <Picture
            src={imageUrl}
            alt=""
            width={1600}
            height={900}
            sizes="(min-width: 48rem) 36rem, 100vw"
            className="aspect-16/9 md:aspect-3/2"
          />
        )}
        <div className="flex flex-col items-start gap-3 p-6 sm:p-8 md:p-10">
          <p className="eyebrow text-accent-ink">{t('maker.title')}</p>
          <h2 id="maker" className="text-3xl">
            {producerName}
          </h2>
          <p className="text-sm text-muted">
            {since === null ? location : t('maker.since', { place: location, year: since })}
          </p>
          <p className="max-w-text">{firstSentences(maker.description, 2)}</p>
          <CertificateNames certificates={certificates} />
          <Link
            to="/producers/$slug"
            params={{ slug: producerSlug }}
            className="inline-flex min-h-10 items-center font-medium text-accent-ink underline underline-offset-4"
          >
            {t('maker.more', { name: producerName })}
          </Link>
        </div>
      </section>
    </Container>
  );
}
