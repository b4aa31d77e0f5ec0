import { useEffect } from 'react';
import { takesAmount } from '#domains/orders/model/payments/invoice-maximum.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';

interface Choice<Method> {
  chosen: () => PaymentMethod | undefined;
  choose: (method: Method) => void;
}

/** The methods that take so much. A choice that is none of them, or no choice, becomes the first. */
export function useTakenMethods<Method extends PaymentMethod>(
  offered: readonly Method[],
  cents: number,
  { chosen, choose }: Choice<Method>,
): Method[] {
  const methods = offered.filter((method) => takesAmount(method, cents));
  useEffect(() => {
    const now = chosen();
    const [first] = methods;
    if (first !== undefined && methods.every((method) => method !== now)) choose(first);
    // The list is made anew each time it is drawn; what is in it says whether it changed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [methods.join()]);
  return methods;
}
