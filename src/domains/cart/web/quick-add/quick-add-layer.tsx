import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useAddToCartWithToast } from '#domains/cart/web/add-to-cart.ts';
import { cartQuery } from '#domains/cart/web/cart.queries.ts';
import { LoadingDots } from '#engine/web/ui/content/loading-dots.tsx';
import { QuickSizes } from './quick-sizes.tsx';
import { QuickStepper } from './quick-stepper.tsx';

interface QuickAddLayerProps {
  /** A new object for each press. */
  pressed: { button: HTMLElement } | undefined;
}

const SLOT = '[data-quick-slot]';

/** What follows the press of a button on a card, drawn into the card's place for it: dots, a choice of sizes, the stepper. */
export function QuickAddLayer({ pressed }: QuickAddLayerProps) {
  const slots = useSlots();
  const { data: cart } = useQuery(cartQuery);
  const add = useAddToCartWithToast();
  const [sizesOf, setSizesOf] = useState<{ slot: Element; slug: string; name: string }>();
  /** Where the next control takes the focus that its button had. */
  const focusIn = useRef<Element>(undefined);

  useEffect(() => {
    const button = pressed?.button;
    const slot = button?.parentElement?.querySelector(SLOT);
    if (!button || !slot) return;
    const { quickAdd, slug = '', name = '' } = button.dataset;
    focusIn.current = slot;
    if (button.dataset.sizes !== undefined) setSizesOf({ slot, slug, name });
    else add.mutate({ product: { id: Number(quickAdd), name }, quantity: 1 });
    // One press, one addition, whatever else changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pressed]);

  const takeFocus = (slot: Element) => {
    const isMine = focusIn.current === slot;
    if (isMine) focusIn.current = undefined;
    return isMine;
  };
  return slots.map((slot) => {
    const id = Number(slot.dataset.quickSlot);
    const line = cart?.items.find(({ product }) => product.id === id);
    const close = () => {
      setSizesOf(undefined);
      // The button is shown again once the place is empty.
      requestAnimationFrame(() => buttonOf(slot)?.focus());
    };
    if (sizesOf?.slot === slot)
      return createPortal(<QuickSizes slug={sizesOf.slug} name={sizesOf.name} onClose={close} />, slot, id);
    if (buttonOf(slot)?.dataset.sizes !== undefined) return null;
    if (line)
      return createPortal(
        <QuickStepper
          line={line}
          takesFocus={() => takeFocus(slot)}
          onRemoved={() => requestAnimationFrame(() => buttonOf(slot)?.focus())}
        />,
        slot,
        id,
      );
    if (add.isPending && add.variables.product.id === id)
      return createPortal(
        <span className="grid size-11 place-items-center rounded-full bg-raised shadow-md">
          <LoadingDots />
        </span>,
        slot,
        id,
      );
    return null;
  });
}

const buttonOf = (slot: Element) => slot.parentElement?.querySelector<HTMLElement>('[data-quick-add]');

/** The places of all cards on the page, as lists come and go. */
function useSlots(): readonly HTMLElement[] {
  return useSyncExternalStore(followSlots, currentSlots, () => NONE);
}

const NONE: readonly HTMLElement[] = [];
let found = NONE;

function currentSlots(): readonly HTMLElement[] {
  const now = [...document.querySelectorAll<HTMLElement>(SLOT)];
  // The same list as long as it holds the same: otherwise it would be drawn for ever.
  if (now.length !== found.length || now.some((slot, at) => slot !== found[at])) found = now;
  return found;
}

function followSlots(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
