import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Drawer } from '#web/ui/drawer.tsx';
import { cartQuery } from './cart.queries.ts';

export interface CartDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The cart, over any page. */
export function CartDrawer({ open, onOpenChange }: CartDrawerProps) {
  const { t } = useTranslation('cart');
  const { data: cart } = useQuery(cartQuery);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('drawer.title', { count: cart?.cartCount ?? 0 })}
      closeLabel={t('drawer.close')}
    />
  );
}
