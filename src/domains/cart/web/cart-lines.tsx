import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, type ComponentType, type RefObject } from 'react';
import type { Cart, CartLine } from '#domains/cart/model/cart.ts';
import { formatAmount } from '#engine/model/money.ts';
import { ApiError, serverMessage } from '#engine/web/api/api-error.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { tellOtherTabs } from '#engine/web/api/other-tabs.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { updateQuantity } from './cart-preview.ts';
import { FamilyHead } from './family-head.tsx';
import { byFamily } from './family-lines.ts';
import { refreshCart, CART_WRITES } from './cart.queries.ts';
import { confirmUpdate, isPending } from './pending-updates.ts';

export interface CartLineProps {
  line: CartLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

interface CartLinesProps {
  cart: Cart;
  /** How a line looks where the list stands. */
  line: ComponentType<CartLineProps>;
  className: string;
}

/** The lines of the cart, to be changed and removed: in the drawer and at checkout. */
export function CartLines({ cart, line: Line, className }: CartLinesProps) {
  const { setQuantity, remove } = useCartWrites();
  const groups = byFamily(cart.items);
  const { list, keepPlaceOf } = useLineFocus(groups.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return (
    <ul ref={list} className={className}>
      {groups.map(({ familyId, lines }) => (
        <Fragment key={familyId ?? `line-${lines[0]!.id}`}>
          {familyId !== null && <FamilyHead lines={lines} onQuantity={setQuantity} />}
          {lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              onQuantity={(quantity) => setQuantity(line, quantity)}
              onRemove={() => {
                keepPlaceOf(line.id);
                remove(line);
              }}
            />
          ))}
        </Fragment>
      ))}
    </ul>
  );
}

/** Tells screen readers what the cart holds now, whenever that changes. */
export function CartStatus({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  return (
    <p role="status" className="sr-only">
      {t('status', { count: cart.cartCount, total: formatAmount(cart.grandTotal) })}
    </p>
  );
}

const TOAST_MS = 3_000;

interface LineChange {
  line: CartLine;
  /** 0 removes the line. */
  quantity: number;
}

/** Quantity changes and removals: seen at once, sent one after the other, taken back when the server refuses. */
export function useCartWrites() {
  const client = useQueryClient();
  const { t } = useTranslation('cart');
  const { mutate } = useMutation({
    ...CART_WRITES,
    mutationFn: async ({ line, quantity }: LineChange) => {
      // Clicked on in the meantime: only the last quantity is worth sending.
      if (!isPending(client, line.id, quantity)) return null;
      const params = { id: line.id };
      return quantity === 0
        ? apiRequest('DELETE /api/cart/:id', { params })
        : apiRequest('PUT /api/cart/:id', { params, body: { quantity } });
    },
    onSuccess: (cart, { line, quantity }) => {
      if (cart === null) return;
      confirmUpdate(client, line.id, quantity, cart);
      tellOtherTabs('cart');
      if (quantity > 0) return;
      showToast({
        title: t('removed.title'),
        description: t('removed.text', { name: line.product.name }),
        duration: TOAST_MS,
      });
    },
    onError: (error, { line, quantity }) => {
      // oxlint-disable-next-line eslint/no-console -- the one trace of a refused change
      console.error('Failed to change cart', error);
      confirmUpdate(client, line.id, quantity);
      if (error instanceof ApiError) refreshCart(client);
      showToast({
        title: t('changeFailed.title'),
        description: serverMessage(error) ?? t('changeFailed.text'),
        tone: 'destructive',
      });
    },
  });

  const setQuantity = (line: CartLine, quantity: number) => {
    // Before `mutate`, which begins a moment later: the next reader of the cart must see the change.
    updateQuantity(client, line.id, quantity);
    mutate({ line, quantity });
  };
  return { setQuantity, remove: (line: CartLine) => setQuantity(line, 0) };
}

/**
 * Removing a line takes the focused button away with it: focus then goes to the line that moved up, or to the last
 * one. Lines are the children of the list; each has its product's link marked with `data-line-focus`.
 */
function useLineFocus(lineIds: readonly number[]): {
  list: RefObject<HTMLUListElement | null>;
  keepPlaceOf: (lineId: number) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number | null>(null);
  const shown = lineIds.join();
  useEffect(() => {
    if (place.current === null) return;
    const links = list.current?.querySelectorAll<HTMLElement>('[data-line-focus]');
    links?.[Math.min(place.current, links.length - 1)]?.focus();
    place.current = null;
  }, [shown]);
  return {
    list,
    keepPlaceOf: (lineId) => {
      place.current = lineIds.indexOf(lineId);
    },
  };
}
