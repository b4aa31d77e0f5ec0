import type { FieldValues, Path } from 'react-hook-form';
import type { BuyerProfile } from '#engine/model/current-user.ts';
import { isInEuropeanUnion } from '#engine/model/places/european-union.ts';
import { tidyVatId } from '#engine/model/places/vat-id.ts';
import { policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { FormOf } from '#engine/web/forms/any-form.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** Where a VAT id may change what is paid, or stands on the invoice. */
const isAskedFor = () => policies().taxMode === 'included' && isInEuropeanUnion(shopHome().country);

/** Of a business; says how far it counts, by the texts `vatId` of a page's namespace. */
export function VatIdField<Values extends FieldValues>({
  form,
  typed,
  profile,
  namespace,
}: {
  form: FormOf<Values>;
  typed: string | null | undefined;
  profile: BuyerProfile | undefined;
  namespace: 'accounts' | 'checkout';
}) {
  const { t } = useTranslation(namespace);
  const vatId = tidyVatId(typed ?? '');
  if (!isAskedFor() && vatId === '') return null;
  const isMarked = profile?.isBusiness === true;
  const key = !isMarked ? 'open' : vatId === profile.vatId ? 'marked' : 'lost';
  return (
    <TextField
      form={form}
      name={'vatId' as Path<Values>}
      label={t('vatId.label')}
      hint={t(`vatId.${key}`)}
      optional
      spellCheck={false}
      autoCapitalize="characters"
    />
  );
}
