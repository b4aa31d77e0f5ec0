import { useForm, useWatch } from 'react-hook-form';
import type { FormOf } from '#engine/web/forms/any-form.ts';
import { LongTextField, NumberField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { CountryField, PlaceFields } from '#engine/web/forms/place-fields.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EditForm } from '#engine/web/lists/edit-dialog.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import type { PlaceBody } from './pickup-calls.ts';
import { placeBody, WEEKDAYS, weekdayName, type PlaceValues } from './place-values.ts';

interface PlaceFormProps {
  values: PlaceValues;
  send: (body: PlaceBody) => Promise<unknown>;
  refreshes: string;
  onDone: () => void;
  /** What it is can be chosen once. */
  isNew?: boolean;
}

/** A place: where, when, for how many, and what it costs. */
export function PlaceForm({ values, send, refreshes, onDone, isNew = false }: PlaceFormProps) {
  const { t } = useTranslation('pickup');
  const form = useForm<PlaceValues>({ defaultValues: values });
  const refresh = useRefresh(refreshes);
  const submit = useSubmit(form, (entered) => send(placeBody(entered)).finally(refresh), {
    done: () => {
      showToast({ tone: 'success', title: t('places.saved') });
      onDone();
    },
    failed: { title: t('places.notSaved') },
  });
  const [kind, country] = useWatch({ control: form.control, name: ['kind', 'address.country'] });
  return (
    <EditForm form={form} onSubmit={submit}>
      {isNew && (
        <SelectField form={form} name="kind" label={t('form.kind')} className="sm:col-span-2">
          <option value="pickup">{t('form.kinds.pickup')}</option>
          <option value="local">{t('form.kinds.local')}</option>
        </SelectField>
      )}
      <TextField form={form} name="name" label={t('form.name')} maxLength={80} autoComplete="off" />
      <TextField
        form={form}
        name="address.line1"
        label={t('form.street')}
        maxLength={200}
        autoComplete="off"
      />
      <div className="flex flex-col gap-4 sm:col-span-2">
        <CountryField form={form} prefix="address." />
        <PlaceFields form={form} prefix="address." country={country} />
      </div>
      <LongTextField
        form={form}
        name="note"
        label={t('form.note')}
        hint={t('form.noteHint')}
        optional
        rows={2}
        maxLength={300}
        className="sm:col-span-2"
      />
      <Hours form={form} />
      <NumberField form={form} name="slotMinutes" label={t('form.slotMinutes')} min={15} max={1440} />
      <NumberField form={form} name="capacity" label={t('form.capacity')} min={1} max={1000} />
      <NumberField
        form={form}
        name="leadHours"
        label={t('form.leadHours')}
        hint={t('form.leadHint')}
        min={0}
        max={336}
      />
      <NumberField form={form} name="daysAhead" label={t('form.daysAhead')} min={1} max={60} />
      <NumberField form={form} name="price" label={t('form.price')} min={0} step="0.01" />
      {kind === 'local' && (
        <>
          <NumberField form={form} name="minimum" label={t('form.minimum')} min={0} step="0.01" />
          <LongTextField
            form={form}
            name="postalCodes"
            label={t('form.postalCodes')}
            hint={t('form.postalHint')}
            rows={2}
            className="sm:col-span-2"
          />
        </>
      )}
      <TextField
        form={form}
        name="closedDays"
        label={t('form.closedDays')}
        hint={t('form.closedHint')}
        optional
        autoComplete="off"
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <Checkbox {...form.register('isOpen')} label={t('form.isOpen')} />
      </div>
    </EditForm>
  );
}

const SPANS = [
  ['from', 'until'],
  ['from2', 'until2'],
] as const;

/** A week, Monday first; each day may be open twice. */
function Hours({ form }: { form: FormOf<PlaceValues> }) {
  const { t, i18n } = useTranslation('pickup');
  const control = 'control min-h-9 py-1 text-sm';
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="text-sm font-medium">{t('form.hours')}</legend>
      <p className="mb-2 text-xs text-muted">{t('form.hoursHint')}</p>
      <ul className="flex flex-col gap-2">
        {WEEKDAYS.map((weekday) => {
          const day = weekdayName(weekday, i18n.language);
          return (
            <li key={weekday} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              <span className="w-24">{day}</span>
              {SPANS.map(([from, until]) => (
                <span key={from} className="flex items-center gap-1.5">
                  <input
                    type="time"
                    aria-label={t(`form.of.${from}`, { day })}
                    className={control}
                    {...form.register(`days.${weekday}.${from}`)}
                  />
                  –
                  <input
                    type="time"
                    aria-label={t(`form.of.${until}`, { day })}
                    className={control}
                    {...form.register(`days.${weekday}.${until}`)}
                  />
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
