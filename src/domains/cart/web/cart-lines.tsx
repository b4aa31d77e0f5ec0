import type { ComponentType } from 'react';
import type { Cart, CartLine } from '#domains/cart/model/cart.ts';
import { useCartWrites } from './cart-writes.ts';
import { useLineFocus } from './use-line-focus.ts';

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
  const { list, keepPlaceOf } = useLineFocus(cart.items.map(({ id }) => id));
  return (
    <ul ref={list} className={className}>
      {cart.items.map((line) => (
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
    </ul>
  );
}
