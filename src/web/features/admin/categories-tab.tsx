import { useQuery } from '@tanstack/react-query';
import type { AdminCategory } from '#shared/admin/admin.ts';
import type { BodyOf } from '#shared/api/contract.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { apiRequest } from '#web/api/client.ts';
import { Loaded } from '#web/features/dashboards/loaded.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Skeleton } from '#web/ui/content/skeleton.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Table } from '#web/ui/content/table.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { adminCategoriesQuery } from './admin.queries.ts';
import { EditDialog } from './edit-dialog.tsx';

type Changes = BodyOf<'PATCH /api/admin/categories/:id'>;

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

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

function EditCategory({ category }: { category: AdminCategory }) {
  const { t } = useTranslation('admin');
  return (
    <EditDialog
      title={t('categories.edit')}
      name={category.name}
      send={(body: Changes) =>
        apiRequest('PATCH /api/admin/categories/:id', { params: { id: category.id }, body })
      }
      saved={t('categories.saved')}
      changesOf={(text, isOn) => ({
        name: text('name'),
        description: text('description'),
        hidden: isOn('hidden'),
        translations: translatedNames(category, text),
      })}
    >
      {(errorOf) => (
        <>
          <Field label={t('categories.name')} error={errorOf('name')} required>
            <TextInput name="name" defaultValue={category.name} />
          </Field>
          {TRANSLATED.map((language) => (
            <Field
              key={language}
              label={t('categories.nameIn', { language: t(`languages.${language}`) })}
              error={errorOf(`translations.${language}.name`)}
            >
              <TextInput
                name={`name-${language}`}
                lang={language}
                defaultValue={category.translations[language]?.name ?? ''}
              />
            </Field>
          ))}
          <Field label={t('categories.description')} error={errorOf('description')} className="sm:col-span-2">
            <TextArea name="description" rows={3} defaultValue={category.description} />
          </Field>
          <Switch
            name="hidden"
            label={t('categories.hide')}
            defaultChecked={category.hidden}
            className="sm:col-span-2"
          />
        </>
      )}
    </EditDialog>
  );
}

function translatedNames(
  category: AdminCategory,
  text: (field: string) => string,
): NonNullable<Changes['translations']> {
  const names = TRANSLATED.flatMap((language) => {
    const name = text(`name-${language}`);
    return name === '' ? [] : [[language, { ...category.translations[language], name }] as const];
  });
  return Object.fromEntries(names);
}
