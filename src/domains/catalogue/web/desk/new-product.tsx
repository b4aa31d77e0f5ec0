import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { deskUrl, useOpenRecord } from '#engine/web/lists/desk-navigation.ts';
import { useDeskPages } from '#engine/web/lists/desk-pages.ts';
import { NewDialog } from '#engine/web/lists/edit-dialog.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { ProductForm } from './product-form/product-dialog.tsx';

const choicesQuery = apiQuery('/api/admin/products/producers');

/** A product that an administrator adds to a producer's shelf. Its page comes next, for its pictures. */
export function NewProduct() {
  const { t } = useTranslation('admin');
  return (
    <NewDialog title={t('products.new')} description={t('products.newText')} size="lg">
      {() => <NewProductForm />}
    </NewDialog>
  );
}

function NewProductForm() {
  const { t } = useTranslation('admin');
  const choices = useQuery(choicesQuery);
  const open = useOpenRecord('ADMIN');
  const [chosen, choose] = useState<number>();
  return (
    <Loaded query={choices} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
      {(producers) => {
        // Whose it is has to be said only where there are several.
        const producerId = chosen ?? (producers.length === 1 ? producers[0]!.id : undefined);
        if (producers.length === 0) return <NobodyYet />;
        return (
          <div className="flex flex-col gap-6">
            <Field label={t('products.producer')}>
              <Select
                value={producerId ?? ''}
                onChange={({ currentTarget: { value } }) => choose(value === '' ? undefined : Number(value))}
              >
                <option value="">{t('products.chooseProducer')}</option>
                {producers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            {producerId !== undefined && (
              <ProductForm
                product={undefined}
                producerId={producerId}
                refreshes={ADMIN}
                isAdmin
                onDone={(id) => open('products', id)}
              />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

/** Every product is somebody's. */
function NobodyYet() {
  const { t } = useTranslation('admin');
  const mayAdd = useDeskPages('ADMIN').some(({ name }) => name === 'users');
  return (
    <EmptyState
      size="sm"
      icon={<Store aria-hidden="true" />}
      title={t('products.noProducer')}
      description={t('products.noProducerText')}
      actions={
        mayAdd && (
          <Button asChild>
            <a href={deskUrl('ADMIN', 'users', { new: 'PRODUCER' })}>{t('users.addProducer')}</a>
          </Button>
        )
      }
    />
  );
}
