import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Skeleton, SkeletonText } from '#engine/web/ui/content/skeleton.tsx';

export function ProductPageSkeleton() {
  return (
    <Container className="pt-20 pb-section">
      <ProductSkeleton />
    </Container>
  );
}

export function ProductSkeleton() {
  const { t } = useTranslation('catalogue');
  return (
    <div role="status" className="grid gap-8 md:grid-cols-2 lg:gap-16">
      <span className="sr-only">{t('bar.loading')}</span>
      <Skeleton className="aspect-square w-full rounded-xl" />
      <div className="flex flex-col gap-6">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-13 w-full rounded-full" />
        <SkeletonText lines={4} />
      </div>
    </div>
  );
}
