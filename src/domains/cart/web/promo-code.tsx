import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Tag, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Cart, CartPromo } from '#domains/cart/model/cart.ts';
import { serverMessage } from '#engine/web/api/api-error.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { tellOtherTabs } from '#engine/web/api/other-tabs.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { CART_WRITES } from './cart.queries.ts';
import { confirmCart } from './pending-updates.ts';

/** A place for a code, or the code that is there: in the drawer and at checkout. */
export function PromoCode({ cart: { promo }, className }: { cart: Cart; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // What had the focus goes away with the change: the first button of what comes instead gets it.
  useEffect(() => {
    if (hadFocus.current) place.current?.querySelector('button')?.focus();
    hadFocus.current = false;
  }, [promo?.code]);
  const keepFocus = () => {
    hadFocus.current = true;
  };
  return (
    <div ref={place} className={className}>
      {promo === null ? <CodeField onDone={keepFocus} /> : <CodeInCart promo={promo} onDone={keepFocus} />}
    </div>
  );
}

const MAX_TYPED = 100;

/** Few have a code: the field opens on request. It stands in the drawer of every page, so it makes do without a form library. */
function CodeField({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('cart');
  const [open, setOpen] = useState(false);
  if (open) return <CodeForm onDone={onDone} />;
  return (
    <Button variant="link" className="text-sm" onClick={() => setOpen(true)}>
      <Tag aria-hidden="true" className="size-4" />
      {t('promo.add')}
    </Button>
  );
}

/** Opened by a button whose place it takes. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

function CodeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('cart');
  const { mutate, isPending, error, reset } = useCode(onDone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The drawer may lie over a form: this one is not its business.
    event.stopPropagation();
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    if (isPending) return;
    if (field.value.trim() === '') field.focus();
    else mutate(field.value, { onError: () => field.focus() });
  };
  return (
    <Form noValidate onSubmit={submit} className="flex items-end gap-2">
      <Field
        label={t('promo.label')}
        error={error === null ? undefined : (serverMessage(error) ?? t('promo.failed'))}
        className="min-w-0 flex-1"
      >
        <div className="flex gap-2">
          <TextInput
            name="code"
            ref={takeFocus}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_TYPED}
            enterKeyHint="done"
            onInput={() => {
              if (error !== null) reset();
            }}
            className="min-w-0 flex-1 uppercase"
          />
          <Button type="submit" variant="secondary" loading={isPending}>
            {t('promo.apply')}
          </Button>
        </div>
      </Field>
    </Form>
  );
}

/** The code in the cart: what it is about, or why it takes nothing off. */
function CodeInCart({ promo, onDone }: { promo: CartPromo; onDone: () => void }) {
  const { t } = useTranslation('cart');
  const { mutate, isPending } = useCode(onDone);
  const takeOff = () =>
    mutate(null, {
      onError: (error) =>
        showToast({
          title: t('changeFailed.title'),
          description: serverMessage(error) ?? t('promo.failed'),
          tone: 'destructive',
        }),
    });
  const Icon = promo.message === undefined ? Tag : TriangleAlert;
  return (
    <div
      className={`flex items-start gap-2.5 rounded-md py-1.5 pr-1.5 pl-3 text-sm ${promo.message === undefined ? 'bg-zest-soft' : 'bg-warning-soft'}`}
    >
      <Icon
        aria-hidden="true"
        className={`mt-2 size-4 shrink-0 ${promo.message === undefined ? 'text-accent-ink' : 'text-warning'}`}
      />
      <div className="min-w-0 flex-1 py-1.5">
        <p className="font-medium wrap-break-word">{t('totals.promo', { code: promo.code })}</p>
        <p role="status" className="text-xs text-muted empty:hidden">
          {promo.message ?? promo.description}
        </p>
      </div>
      <IconButton
        size="sm"
        label={t('promo.remove', { code: promo.code })}
        disabled={isPending}
        onClick={takeOff}
        className="text-muted hover:text-danger"
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/**
 * Puts a code into the cart, or takes off the one that is there (null). `onDone` is called before the cart is shown:
 * the field or button that asked may be gone with it.
 */
function useCode(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    ...CART_WRITES,
    mutationFn: (code: string | null) =>
      code === null
        ? apiRequest('DELETE /api/cart/promo')
        : apiRequest('POST /api/cart/promo', { body: { code } }),
    onSuccess: (cart) => {
      onDone();
      confirmCart(client, cart);
      tellOtherTabs('cart');
    },
  });
}
