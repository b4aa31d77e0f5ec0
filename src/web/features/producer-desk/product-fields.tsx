import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { fieldMessage } from '#web/forms/field-message.ts';
import { categoriesQuery } from '#web/features/catalogue/catalogue.queries.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Accordion, AccordionItem } from '#web/ui/navigation/accordion.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';
import { OTHER_LANGUAGES, type ProductValues } from './product-values.ts';

const UNITS = ['bottle', 'wedge', 'package', 'jar', 'tin', 'wheel', 'piece', 'box'];

export function ProductFields({ form }: { form: UseFormReturn<ProductValues> }) {
  const { t } = useTranslation('producer-desk');
  const { t: tCatalogue } = useTranslation('catalogue');
  const { data: categories, isError, refetch } = useQuery(categoriesQuery);
  // The options arrive after the value: only a select that is told its value again shows it then.
  const categoryId = useWatch({ control: form.control, name: 'categoryId' });
  const {
    register,
    formState: { errors },
  } = form;
  const errorOf = (name: keyof ProductValues) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? fieldMessage(t, message) : undefined;
  };
  useEffect(() => {
    if (isError)
      showToast({
        title: t('form.failedTitle'),
        description: t('form.categoriesFailed'),
        tone: 'destructive',
      });
  }, [isError, t]);

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('form.name')} error={errorOf('name')} required className="sm:col-span-2">
        <TextInput {...register('name')} />
      </Field>
      <Field label={t('form.description')} error={errorOf('description')} required className="sm:col-span-2">
        <TextArea rows={4} {...register('description')} />
      </Field>
      <Field
        label={t('form.category')}
        error={isError ? <CategoriesFailed onRetry={() => void refetch()} /> : errorOf('categoryId')}
        required
      >
        <Select {...register('categoryId')} value={categoryId}>
          <option value="">{t('form.chooseCategory')}</option>
          {categories?.map((category) => (
            <option key={category.id} value={String(category.id)}>
              {category.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('form.unit')} error={errorOf('unit')}>
        <Select {...register('unit')}>
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {tCatalogue(`unit.${unit}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('form.price')} error={errorOf('price')} required>
        <TextInput
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0.01"
          {...register('price', { valueAsNumber: true })}
        />
      </Field>
      <Field label={t('form.quantity')} error={errorOf('quantityAvailable')} required>
        <TextInput
          type="number"
          inputMode="numeric"
          step="1"
          min="0"
          {...register('quantityAvailable', { valueAsNumber: true })}
        />
      </Field>
      <Field label={t('form.weight')} error={errorOf('weight')}>
        <TextInput
          type="number"
          inputMode="numeric"
          step="1"
          min="0"
          {...register('weight', { valueAsNumber: true })}
        />
      </Field>
      <Field label={t('form.imageUrl')} hint={t('form.imageHint')} error={errorOf('imageUrl')}>
        <TextInput type="url" {...register('imageUrl')} />
      </Field>
      <Checkbox
        label={t('form.featured')}
        description={t('form.featuredHint')}
        className="sm:col-span-2"
        {...register('featured')}
      />
      <div className="sm:col-span-2">
        <Accordion>
          <AccordionItem value="translations" title={t('form.translations')} headingLevel={3}>
            <p className="mb-4 text-sm text-muted">{t('form.translationsHint')}</p>
            {OTHER_LANGUAGES.map((language) => (
              <fieldset key={language} className="mb-5 grid gap-3">
                <legend className="mb-2 font-medium">{t(`form.languages.${language}`)}</legend>
                <Field label={t('form.name')}>
                  <TextInput lang={language} {...register(`translations.${language}.name`)} />
                </Field>
                <Field label={t('form.description')}>
                  <TextArea rows={3} lang={language} {...register(`translations.${language}.description`)} />
                </Field>
              </fieldset>
            ))}
          </AccordionItem>
        </Accordion>
      </div>
    </div>
  );
}

function CategoriesFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('producer-desk');
  return (
    <>
      {t('form.categoriesFailed')}{' '}
      <Button variant="link" className="text-xs" onClick={onRetry}>
        {t('catalogue:failed.retry')}
      </Button>
    </>
  );
}
