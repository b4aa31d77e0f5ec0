import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';

const QUERY = apiQuery('/api/producer/shipping-profile');

/** How a producer sends parcels, and what that costs. */
export function ShippingTab() {
  const { t } = useTranslation('carriers');
  const query = useQuery(QUERY);
  return (
    <>
      <p className="mb-5 max-w-prose text-sm text-muted">{t('profile.intro')}</p>
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {({ profile, carrier, withoutWeight }) => (
          <>
            {withoutWeight > 0 && (
              <Notice tone="info" className="mb-6">
                {t('profile.withoutWeight', { count: withoutWeight })}
              </Notice>
            )}
            <ProfileForm profile={profile} carrier={carrier} />
          </>
        )}
      </Loaded>
    </>
  );
}
