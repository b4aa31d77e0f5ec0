import { useQuery } from '@tanstack/react-query';
import { Boxes, Trash2 } from 'lucide-react';
import type { OwnFamily } from '#domains/catalogue/model/families/family.ts';
import { ownFamiliesQuery, ownProductsQuery } from '#domains/catalogue/web/desk/desk-catalogue.queries.ts';
import { formatTierText } from '#domains/pricing/model/tier-text.ts';
import { formatAmount } from '#engine/model/money.ts';
import type { Language } from '#engine/model/languages.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { FormDialog, NewDialog } from '#engine/web/lists/edit-dialog.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { DataTable } from '#engine/web/lists/data-table.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { FamilyForm } from './family-form.tsx';

/** Sizes and kinds of one product, which share a page and a ladder: made, sorted, named and ended here. */
export function FamiliesTab() {
  const { t, i18n } = useTranslation('producer-desk');
  const query = useQuery(ownFamiliesQuery);
  const { data: products = [] } = useQuery(ownProductsQuery);
  const families = query.data ?? [];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-sm text-muted">{t('families.intro')}</p>
        <NewDialog title={t('families.new')} size="lg">
          {(onDone) => <FamilyForm products={products} families={families} onDone={onDone} />}
        </NewDialog>
      </div>
      <Loaded query={query} skeleton={<Skeleton className="h-48 w-full rounded-lg" />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              size="sm"
              icon={<Boxes aria-hidden="true" />}
              title={t('families.emptyTitle')}
              description={t('families.emptyText')}
            />
          ) : (
            <DataTable
              caption={t('tabs.families')}
              rows={found}
              rowKey={(family) => family.id}
              columns={[
                {
                  key: 'name',
                  freeText: true,
                  primary: true,
                  header: t('families.name'),
                  cell: (family) => nameOf(family, i18n.language),
                },
                {
                  key: 'sizes',
                  freeText: true,
                  header: t('families.sizes'),
                  cell: (family) =>
                    family.members
                      .map(({ label, labels, price }) => {
                        const size = labels[i18n.language] || label;
                        return `${size} (${formatAmount(price)})`;
                      })
                      .join(' · '),
                },
                {
                  key: 'ladder',
                  header: t('ladder.label'),
                  cell: ({ discountTiers }) => formatTierText(discountTiers) || t('families.standard'),
                },
                {
                  key: 'actions',
                  header: t('families.actions'),
                  headerHidden: true,
                  align: 'end',
                  cell: (family) => (
                    <span className="flex items-center justify-end gap-2">
                      <FormDialog
                        title={t('families.edit')}
                        description={nameOf(family, i18n.language)}
                        size="lg"
                        trigger={
                          <Button
                            size="sm"
                            variant="secondary"
                            aria-label={t('families.editOf', { name: nameOf(family, i18n.language) })}
                          >
                            {t('families.edit')}
                          </Button>
                        }
                      >
                        {(onDone) => (
                          <FamilyForm
                            family={family}
                            products={products}
                            families={families}
                            onDone={onDone}
                          />
                        )}
                      </FormDialog>
                      <EndFamily family={family} />
                    </span>
                  ),
                },
              ]}
            />
          )
        }
      </Loaded>
    </>
  );
}

/** As its reader calls it: what is not translated is English, as in the shop. */
const nameOf = ({ name, names }: OwnFamily, language: Language) => names[language] || name;

function EndFamily({ family }: { family: OwnFamily }) {
  const { t, i18n } = useTranslation('producer-desk');
  const { id } = family;
  const name = nameOf(family, i18n.language);
  const change = useChange<void>({
    send: () => apiRequest('DELETE /api/producer/families/:id', { params: { id } }),
    refreshes: DESK,
    done: () => ({ title: t('families.ended', { name }) }),
    failed: { title: t('families.failed') },
  });
  return (
    <ConfirmDialog
      title={t('families.endTitle', { name })}
      description={t('families.endText')}
      closeLabel={t('form.close')}
      keepLabel={t('families.keep')}
      confirmLabel={t('families.end')}
      change={change}
      trigger={
        <IconButton size="sm" label={t('families.endOf', { name })}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
