import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';
import type { AdminCategory } from '#domains/catalogue/model/desk.ts';
import type { BodyOf } from '#engine/model/api/contract.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import { EditDialog, EditForm } from '#engine/web/lists/edit-dialog.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { adminCategoriesQuery } from './desk-catalogue.queries.ts';

export function CategoriesTab() {
  const { t } = useTranslation('admin');
  const query = useQuery(adminCategoriesQuery);
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
      {(categories) => (
        <Table
          caption={t('tabs.categories')}
          rows={categories}
          rowKey={(category) => category.id}
          columns={[
            {
              key: 'name',
              freeText: true,
              header: t('categories.name'),
              primary: true,
              cell: (category) => category.name,
            },
            {
              key: 'description',
              freeText: true,
              header: t('categories.description'),
              cell: (category) => <span className="line-clamp-2 text-muted">{category.description}</span>,
            },
            {
              key: 'products',
              header: t('producers.products'),
              align: 'end',
              cell: (category) => category.products,
            },
            {
              key: 'state',
              header: t('categories.state'),
              cell: (category) => (
                <Badge tone={category.hidden ? 'warning' : 'success'}>
                  {category.hidden ? t('categories.hidden') : t('categories.visible')}
                </Badge>
              ),
            },
            {
              key: 'edit',
              header: t('actions'),
              headerHidden: true,
              align: 'end',
              cell: (category) => <EditCategory category={category} />,
            },
          ]}
        />
      )}
    </Loaded>
  );
}

type Translations = NonNullable<BodyOf<'PATCH /api/admin/categories/:id'>['translations']>;

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');
type Names = Record<(typeof TRANSLATED)[number], { name: string }>;

function EditCategory({ category }: { category: AdminCategory }) {
  const { t } = useTranslation('admin');
  return (
    <EditDialog title={t('categories.edit')} name={category.name}>
      {(onDone) => <EditCategoryForm category={category} onDone={onDone} />}
    </EditDialog>
  );
}

/** The server judges what is entered, field by field. */
function EditCategoryForm({ category, onDone }: { category: AdminCategory; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { id, name, description, hidden } = category;
  const form = useForm({ defaultValues: { name, description, hidden, translations: namesOf(category) } });
  const submit = useAdminSubmit(
    form,
    ({ translations, ...values }) => {
      const body = { ...values, translations: withNames(category.translations, translations) };
      return apiRequest('PATCH /api/admin/categories/:id', { params: { id }, body });
    },
    { done: t('categories.saved'), onDone },
  );
  return (
    <EditForm form={form} onSubmit={submit}>
      <TextField form={form} name="name" label={t('categories.name')} />
      {TRANSLATED.map((language) => (
        <TextField
          key={language}
          form={form}
          name={`translations.${language}.name`}
          label={t('categories.nameIn', { language: t(`languages.${language}`) })}
          required={false}
          lang={language}
        />
      ))}
      <LongTextField
        form={form}
        name="description"
        label={t('categories.description')}
        required={false}
        className="sm:col-span-2"
      />
      <Switch label={t('categories.hide')} className="sm:col-span-2" {...form.register('hidden')} />
    </EditForm>
  );
}

function namesOf({ translations }: AdminCategory): Names {
  const names = TRANSLATED.map((language) => [language, { name: translations[language]?.name ?? '' }]);
  return Object.fromEntries(names) as Names;
}

/** What else is translated stays; a language without a name is left out. */
function withNames(before: AdminCategory['translations'], names: Names): Translations {
  const named = TRANSLATED.flatMap((language) => {
    const name = names[language].name.trim();
    return name === '' ? [] : [[language, { ...before[language], name }] as const];
  });
  return Object.fromEntries(named);
}
