import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** 'United States, NY' */
export function PlaceName({
  place: { country, region },
}: {
  place: { country: string; region: string | null };
}) {
  const { i18n } = useTranslation('taxes');
  const name = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country) ?? country;
  return region === null ? name : `${name}, ${region}`;
}
