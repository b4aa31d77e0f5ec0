import { useEffect, useRef } from 'react';
import type { Cart } from '#domains/cart/model/cart.ts';
import { CodeField } from './code-field.tsx';
import { CodeInCart } from './code-in-cart.tsx';

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
