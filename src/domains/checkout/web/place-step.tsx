import { useWatch } from 'react-hook-form';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { pickupPlace } from '#domains/orders/model/order-pickup.ts';
import type { OfferedPlace } from '#domains/pickup/model/place.ts';
import { formatDays, formatTimes, shopDay } from '#engine/model/dates.ts';
import type { Language } from '#engine/model/languages.ts';
import { formatAmount } from '#engine/model/money.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { useChoices, type CheckoutFormState } from './checkout-form-state.ts';

interface PlaceStepProps {
  form: CheckoutFormState;
  options: CheckoutOptions;
}

/** Where it is fetched, or who brings it, and in which slot; nothing where it is sent. */
export function PlaceStep({ form, options }: PlaceStepProps) {
  const { t, i18n } = useTranslation('checkout');
  const { method } = useChoices(form);
  const chosen = useWatch({ control: form.control, name: 'place' });
  const places = (options.places ?? []).filter(({ kind }) => kind === method);
  const [first] = places;
  if (first === undefined) return null;
  const place = places.find(({ id }) => id === chosen?.id) ?? (places.length === 1 ? first : undefined);
  const language = i18n.language as Language;
  return (
    <div className="flex flex-col gap-4 rounded-md border border-line p-3.5">
      {places.length > 1 && (
        <Field
          label={t(`place.legend.${first.kind}`)}
          required
          error={place === undefined && fieldMessage(t, form.formState.errors.place?.message)}
        >
          <Select
            value={place === undefined ? '' : String(place.id)}
            onChange={(event) => {
              const id = Number(event.currentTarget.value);
              form.setValue('place', id === 0 ? undefined : { id, slot: '' });
            }}
          >
            <option value="">{t('place.choose')}</option>
            {places.map(({ id, name, price }) => (
              <option key={id} value={String(id)}>
                {price === 0 ? name : `${name} (${formatAmount(price)})`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {place !== undefined && <About place={place} hasName={places.length === 1} language={language} />}
      {place !== undefined && (
        <SlotFields key={place.id} form={form} place={place} slot={chosen?.slot ?? ''} language={language} />
      )}
    </div>
  );
}

interface AboutProps {
  place: OfferedPlace;
  /** It is the only one: nobody has chosen it by its name. */
  hasName: boolean;
  language: Language;
}

function About({ place, hasName, language }: AboutProps) {
  const address = pickupPlace({ ...place, name: '' }, language);
  return (
    <div className="text-sm">
      {hasName && <p className="font-medium">{place.name}</p>}
      <p className="whitespace-pre-line text-muted">{[address, place.note].filter(Boolean).join('\n')}</p>
    </div>
  );
}

interface SlotFieldsProps {
  form: CheckoutFormState;
  place: OfferedPlace;
  /** Empty: nothing is chosen yet, or it is gone. */
  slot: string;
  language: Language;
}

/** First the day, then the time: a list of two weeks would be too long for a thumb. */
function SlotFields({ form, place, slot, language }: SlotFieldsProps) {
  const { t } = useTranslation('checkout');
  const byDay = Map.groupBy(place.slots, ({ slot: from }) => shopDay(new Date(from)));
  const days = [...byDay.keys()];
  const known = place.slots.find((each) => each.slot === slot);
  const day =
    known === undefined ? (days.find((each) => slot.startsWith(each)) ?? '') : shopDay(new Date(known.slot));
  const choose = (next: string) => {
    form.setValue('place', { id: place.id, slot: next }, { shouldDirty: true });
    form.clearErrors('place');
  };
  const { place: wrong } = form.formState.errors;
  const error = fieldMessage(t, wrong?.slot?.message ?? wrong?.id?.message ?? wrong?.message);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('place.day')} required error={day === '' ? error : undefined}>
        {/* With a day alone no slot is chosen: what is kept is not a moment yet. */}
        <Select value={day} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t('place.choose')}</option>
          {days.map((each) => (
            <option key={each} value={each}>
              {formatDays(each, each, language)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('place.time')} required error={day === '' ? undefined : error}>
        <Select
          value={known?.slot ?? ''}
          disabled={day === ''}
          onChange={(event) => choose(event.currentTarget.value || day)}
        >
          <option value="">{t('place.choose')}</option>
          {(byDay.get(day) ?? []).map(({ slot: from, until }) => (
            <option key={from} value={from}>
              {formatTimes(from, until, language)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
