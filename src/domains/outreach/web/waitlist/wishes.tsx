import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';

const MOST = 999;

/** Which of the shown products somebody on the waitlist would take, and how many. */
export function Wishes({ token }: { token: string }) {
  const { t } = useTranslation('waitlist');
  const { data: products } = useQuery(apiQuery('/api/products/featured'));
  const { data: said } = useQuery(apiQuery('/api/waitlist/:token/wishes', { params: { token } }));
  return (
    <section aria-labelledby="wishes">
      <h2 id="wishes" className="text-2xl">
        {t('wishes.title')}
      </h2>
      <p className="mt-1.5 mb-5 text-sm text-muted">{t('wishes.text')}</p>
      {products === undefined || said === undefined ? (
        <Skeleton className="h-48 w-full" />
      ) : (
        <WishesForm
          token={token}
          products={products}
          before={new Map(said.wishes.map(({ productId, quantity }) => [productId, quantity]))}
        />
      )}
    </section>
  );
}

interface WishesFormProps {
  token: string;
  products: readonly { id: number; name: string }[];
  before: ReadonlyMap<number, number>;
}

function WishesForm({ token, products, before }: WishesFormProps) {
  const { t } = useTranslation('waitlist');
  const [wanted, setWanted] = useState(before);
  const save = useChange({
    send: () =>
      apiRequest('POST /api/waitlist/:token/wishes', {
        params: { token },
        body: { wishes: [...wanted].map(([productId, quantity]) => ({ productId, quantity })) },
      }),
    refreshes: '/api/waitlist/',
    done: () => ({ title: t('wishes.saved') }),
    failed: { title: t('wishes.failed') },
  });
  const want = (id: number, typed: string) => {
    const quantity = Math.min(Math.trunc(Number(typed)), MOST);
    const after = new Map(wanted);
    if (quantity > 0) after.set(id, quantity);
    else after.delete(id);
    setWanted(after);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(undefined);
  };
  return (
    <Form noValidate onSubmit={submit}>
      <ul className="flex flex-col divide-y divide-line">
        {products.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 text-sm font-medium wrap-break-word">{name}</span>
            <TextInput
              type="number"
              inputMode="numeric"
              min={0}
              max={MOST}
              aria-label={t('wishes.quantity', { name })}
              defaultValue={before.get(id) ?? ''}
              placeholder="0"
              onChange={(event) => want(id, event.target.value)}
              className="w-20 text-right"
            />
          </li>
        ))}
      </ul>
      <Button type="submit" size="lg" block className="mt-5" loading={save.isPending}>
        {t('wishes.save')}
      </Button>
    </Form>
  );
}
