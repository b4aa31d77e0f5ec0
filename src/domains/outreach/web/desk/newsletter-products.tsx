import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { MAX_ISSUE_PRODUCTS } from '#domains/outreach/model/newsletter/issue.ts';
import { apiPageQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';

interface Named {
  id: number;
  name: string;
}

interface NewsletterProductsProps {
  /** The products of the issue as it was saved. */
  known: readonly Named[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
}

const OFFERED = 5;

/** Products are looked for by name; those chosen stand below in the order of the mail. */
export function NewsletterProducts({ known, chosen, onChange }: NewsletterProductsProps) {
  const { t } = useTranslation('admin');
  const [q, setQ] = useState('');
  const [names, setNames] = useState<readonly Named[]>(known);
  const sought = q.trim();
  const { data } = useQuery({
    ...apiPageQuery('/api/admin/products', { query: { limit: OFFERED, q: sought } }),
    enabled: sought.length > 1,
  });
  const offered = (data?.items ?? []).filter(({ id }) => !chosen.includes(id));
  const isFull = chosen.length >= MAX_ISSUE_PRODUCTS;
  const choose = ({ id, shownName }: { id: number; shownName: string }) => {
    setNames([...names, { id, name: shownName }]);
    onChange([...chosen, id]);
    setQ('');
  };
  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      <Field
        label={t('newsletter.products')}
        hint={t('newsletter.productsHint', { max: MAX_ISSUE_PRODUCTS })}
      >
        <TextInput
          type="search"
          value={q}
          disabled={isFull}
          maxLength={200}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
      </Field>
      {sought.length > 1 && offered.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {offered.map((product) => (
            <li key={product.id}>
              <Button size="sm" variant="secondary" onClick={() => choose(product)}>
                {product.shownName}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <ol className="flex flex-col divide-y divide-line border-y border-line">
          {chosen.map((id) => {
            const name = names.find((each) => each.id === id)?.name ?? `#${id}`;
            return (
              <li key={id} className="flex items-center justify-between gap-3 py-1.5">
                {name}
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('newsletter.removeOf', { name })}
                  onClick={() => onChange(chosen.filter((each) => each !== id))}
                >
                  <X aria-hidden="true" className="size-4" />
                </Button>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
