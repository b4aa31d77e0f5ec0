import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProductWithFamily } from '#domains/catalogue/model/product.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { currentUserQuery } from '#engine/web/session/current-user.ts';
import { isOwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { OpenGroupForm } from './open-group-form.tsx';

interface OpenGroupDialogProps {
  product: ProductWithFamily;
  quantity: number;
  /** Leads to the product with this dialog open. */
  url: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Opens a group buy of a product, for buyers who are signed in; others are told how to get there. */
export function OpenGroupDialog({ product, quantity, url, open, onOpenChange }: OpenGroupDialogProps) {
  const { t, ready } = useTranslation('group');
  const { data: current } = useQuery(currentUserQuery);
  // Its choices at the checkout are those of the whole shop.
  const { data: options, isError } = useQuery(apiQuery('/api/checkout/options'));
  if (!ready) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="md"
      title={t('open.title')}
      description={t('open.text', { product: product.family?.name ?? product.name })}
      closeLabel={t('open.close')}
    >
      {current === null && <SignInFirst next={url} />}
      {current && current.user.role !== 'BUYER' && <Notice>{t('open.buyersOnly')}</Notice>}
      {current?.user.role === 'BUYER' && options && (
        <OpenGroupForm
          product={product}
          quantity={quantity}
          current={current}
          methods={options.paymentMethods.filter(isOwnMethod)}
        />
      )}
      {current?.user.role === 'BUYER' && isError && <Notice tone="danger">{t('open.failed')}</Notice>}
      {current === undefined && <Skeleton className="h-48 w-full" />}
    </Dialog>
  );
}

/** Back from there, the form is open. */
function SignInFirst({ next }: { next: string }) {
  const { t } = useTranslation('group');
  return (
    <div className="flex flex-col items-start gap-5">
      <p>{t('open.signInText')}</p>
      <Button asChild>
        <Link to="/login" search={{ next }}>
          {t('open.signIn')}
        </Link>
      </Button>
    </div>
  );
}
