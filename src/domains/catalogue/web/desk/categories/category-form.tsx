import { OTHER_LANGUAGES } from '#engine/model/languages.ts';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { AdminCategory } from '#domains/catalogue/model/desk.ts';
import { PictureUpload } from '#domains/catalogue/web/desk/product-form/picture-upload.tsx';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ADMIN, useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { EditDialog, EditForm, NewDialog } from '#engine/web/lists/edit-dialog.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import type { ShownCategory } from './category-text.ts';
import { categoryValuesOf, type CategoryValues } from './category-values.ts';

export function NewCategory() {
  const { t } = useTranslation('admin');
  return (
    <NewDialog title={t('categories.new')} size="lg">
      {(onDone) => <NewCategoryForm onDone={onDone} />}
    </NewDialog>
  );
}

/** First its texts; once it exists it can be given a picture. */
function NewCategoryForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('admin');
  const [added, setAdded] = useState<number>();
  const form = useForm({ defaultValues: categoryValuesOf() });
  const submit = useAdminSubmit(
    form,
    async (body) => setAdded((await apiRequest('POST /api/admin/categories', { body })).id),
    { done: t('categories.added'), onDone: () => undefined },
  );
  if (added !== undefined) {
    return (
      <div className="flex flex-col gap-5">
        <p>{t('categories.addPicture')}</p>
        <PictureUpload
          entityType="category"
          entityId={added}
          label={t('categories.picture')}
          refreshes={ADMIN}
        />
        <Button className="self-start" onClick={onDone}>
          {t('categories.finish')}
        </Button>
      </div>
    );
  }
  return (
    <EditForm form={form} onSubmit={submit}>
      <CategoryFields form={form} />
    </EditForm>
  );
}

export function EditCategory({ category }: { category: ShownCategory }) {
  const { t } = useTranslation('admin');
  return (
    <EditDialog title={t('categories.edit')} name={category.shown.name} size="lg">
      {(onDone) => <EditCategoryForm category={category} onDone={onDone} />}
    </EditDialog>
  );
}

/** The server judges what is entered, field by field. */
function EditCategoryForm({ category, onDone }: { category: AdminCategory; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { id } = category;
  const form = useForm({ defaultValues: categoryValuesOf(category) });
  const submit = useAdminSubmit(
    form,
    (body) => apiRequest('PATCH /api/admin/categories/:id', { params: { id }, body }),
    { done: t('categories.saved'), onDone },
  );
  return (
    <EditForm form={form} onSubmit={submit}>
      <CategoryPicture category={category} />
      <CategoryFields form={form} />
    </EditForm>
  );
}

/** A new picture takes the place of the one before at once; the other fields wait for the form. */
function CategoryPicture({ category: { id, imageUrl } }: { category: AdminCategory }) {
  const { t } = useTranslation('admin');
  const remove = useAdminChange<void>(
    () => apiRequest('PATCH /api/admin/categories/:id', { params: { id }, body: { imageUrl: null } }),
    { done: () => t('categories.pictureRemoved') },
  );
  return (
    <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
      {imageUrl !== null && (
        <Picture
          src={imageUrl}
          alt={t('categories.pictureNow')}
          width={96}
          height={96}
          sizes="96px"
          className="size-24 rounded-md"
        />
      )}
      <PictureUpload
        entityType="category"
        entityId={id}
        label={imageUrl === null ? t('categories.picture') : t('categories.otherPicture')}
        refreshes={ADMIN}
        showsUploaded={false}
      />
      {imageUrl !== null && (
        <Button variant="ghost" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('categories.removePicture')}
        </Button>
      )}
    </div>
  );
}

function CategoryFields({ form }: { form: UseFormReturn<CategoryValues> }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <fieldset className="grid gap-3 sm:col-span-2">
        <legend className="mb-2 font-medium">{t('newsletter.languages.en')}</legend>
        <TextField form={form} name="name" label={t('categories.name')} lang="en" />
        <LongTextField
          form={form}
          name="description"
          label={t('categories.description')}
          hint={t('categories.descriptionHint')}
          required={false}
          lang="en"
        />
      </fieldset>
      {OTHER_LANGUAGES.map((language) => (
        <fieldset key={language} className="grid content-start gap-3">
          <legend className="mb-2 font-medium">{t(`languages.${language}`)}</legend>
          <TextField
            form={form}
            name={`translations.${language}.name`}
            label={t('categories.name')}
            required={false}
            lang={language}
          />
          <LongTextField
            form={form}
            name={`translations.${language}.description`}
            label={t('categories.description')}
            required={false}
            lang={language}
          />
        </fieldset>
      ))}
      <Switch
        label={t('categories.hide')}
        description={t('categories.hideHint')}
        className="sm:col-span-2"
        {...form.register('hidden')}
      />
    </>
  );
}
