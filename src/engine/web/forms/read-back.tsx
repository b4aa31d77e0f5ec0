import { MapPin } from 'lucide-react';
import { placeFault } from '#engine/model/places/address.ts';
import { countryName } from '#engine/model/places/countries.ts';
import { readAddress } from '#engine/model/places/read-address.ts';
import { regionName } from '#engine/model/places/regions.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** Says what the shop has read out of an address while it is typed. */
export function ReadBack({ text }: { text: string }) {
  const { t, i18n } = useTranslation('address');
  const { country, city, region, postalCode } = readAddress(text, shopHome().country);
  const isRead = region !== null || country !== shopHome().country;
  const local = region === null ? [] : [city, `${regionName(country, region)} ${postalCode}`];
  const place = [...local, countryName(country, i18n.language)].filter(Boolean).join(', ');
  const isDoubtful =
    region !== null && placeFault({ country, region, postalCode: postalCode ?? '' }) !== undefined;
  return (
    <p role="status" className="-mt-3 flex items-start gap-1.5 text-sm text-muted empty:hidden">
      {isRead && (
        <>
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {t('readAs', { place })} {isDoubtful && <strong>{t('doubtful')}</strong>}
          </span>
        </>
      )}
    </p>
  );
}
