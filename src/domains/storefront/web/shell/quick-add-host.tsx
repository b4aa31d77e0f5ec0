import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { cartQuery } from '#domains/cart/web/cart.queries.ts';
import { useOnDemand } from './use-on-demand.ts';

export const loadQuickAdd = async () =>
  (await import('#domains/cart/web/quick-add/quick-add-layer.tsx')).QuickAddLayer;

/** Hears presses of the buttons on cards (`QuickAddButton`); what they do is loaded with the first, or with a filled cart. */
export function QuickAddHost() {
  const [pressed, setPressed] = useState<{ button: HTMLElement }>();
  const { data: cart } = useQuery(cartQuery);
  // What fills the cart, on the page of a product above all, is answered first.
  const isFilled = useDeferredValue(Boolean(cart?.cartCount));
  const Layer = useOnDemand(pressed !== undefined || isFilled, loadQuickAdd, 'cart');
  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      // What is clicked in a page is always an element.
      const button = (target as Element).closest<HTMLElement>('[data-quick-add]');
      if (button) setPressed({ button });
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, []);
  return Layer && <Layer pressed={pressed} />;
}
