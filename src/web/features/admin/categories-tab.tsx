import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { AdminCategory } from '#shared/admin/admin.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { LoadFailed } from '#web/features/catalogue/load-failed.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Table } from '#web/ui/table.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { adminCategoriesQuery, adminPatch, useAdminChange } from './admin.queries.ts';

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

export function CategoriesTab() {
  const { t } = useTranslation('admin');
  const { data: categories, isError, refetch } = useQuery(adminCategoriesQuery);
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (categories === undefined) return <Skeleton className="h-64 w-full rounded-lg" />;
  return (
    <Table
      caption={t('tabs.categories')}
      rows={categories}
      rowKey={(category) => category.id}
      columns={[
        { key: 'name', header: t('categories.name'), primary: true, cell: (category) => category.name },
        { key: 'description', header: t('categories.description'), cell: (category) => category.description },
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
  );
}

function EditCategory({ category }: { category: AdminCategory }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const save = useAdminChange((changes: object) =>
    adminPatch(`/api/admin/categories/${category.id}`, changes),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const translations = TRANSLATED.flatMap((language) => {
      const name = text(`name-${language}`);
      return name === '' ? [] : [[language, { ...category.translations[language], name }] as const];
    });
    const changes = {
      name: text('name'),
      description: text('description'),
      hidden: form.get('hidden') !== null,
      translations: Object.fromEntries(translations),
    };
    save.mutate(changes, {
      onSuccess: () => {
        setOpen(false);
        showToast({ title: t('categories.saved'), tone: 'success' });
      },
      onError: (error) =>
        showToast({ title: t('failed'), description: serverMessage(error), tone: 'destructive' }),
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('categories.edit')}
      description={category.name}
      closeLabel={t('close')}
      trigger={
        <Button size="sm" variant="secondary">
          {t('products.edit')}
        </Button>
      }
    >
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <Field label={t('categories.name')} required>
          <TextInput name="name" defaultValue={category.name} />
        </Field>
        {TRANSLATED.map((language) => (
          <Field key={language} label={t('categories.nameIn', { language: t(`languages.${language}`) })}>
            <TextInput
              name={`name-${language}`}
              lang={language}
              defaultValue={category.translations[language]?.name ?? ''}
            />
          </Field>
        ))}
        <Field label={t('categories.description')} className="sm:col-span-2">
          <TextArea name="description" rows={3} defaultValue={category.description} />
        </Field>
        <Switch
          name="hidden"
          label={t('categories.hide')}
          defaultChecked={category.hidden}
          className="sm:col-span-2"
        />
        <Button type="submit" loading={save.isPending} className="sm:col-span-2">
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
