import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { bindingText } from '#domains/checkout/model/binding-text.ts';
import {
  mostOwedCents,
  shareOf,
  unitsOfSizes,
  type SizeQuantity,
} from '#domains/group-buys/model/group-sizes.ts';
import type { GroupBuy, Membership } from '#domains/group-buys/model/group-view.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import {
  changePlace,
  membershipQuery,
  type PlaceAccess,
} from '#domains/group-buys/web/group-buys.queries.ts';
import { openingOf } from '#domains/group-buys/web/page/group-steps.ts';
import { ChoiceInputs } from './choice-inputs.tsx';
import { chosenBody, choiceFields, choiceOf, itemsOf, type Choice } from './chosen-sizes.ts';
import { ShareFigures } from './share-figures.tsx';
import { sizesToChoose } from './sizes-of-group.ts';

interface ChangeQuantityProps {
  group: GroupBuy;
  membership: Membership;
  access: PlaceAccess;
}

/** More or fewer, with what they would cost, until it closes. */
export function ChangeQuantity({ group, membership, access }: ChangeQuantityProps) {
  const { t } = useTranslation('group');
  const form = useForm<Choice>({
    resolver: zodResolver(changeSchema),
    defaultValues: {
      quantity: membership.quantity,
      items: choiceOf(group.sizes, membership.items),
    },
  });
  const [number, wanted] = useWatch({ control: form.control, name: ['quantity', 'items'] });
  const choice = { quantity: number, items: wanted };
  const items = itemsOf(choice, group.product.id);
  const submit = useChangePlace(form, access);
  const { delivery } = group;
  const { isOrganizer } = membership;
  const opening = openingOf(group);
  const quantity = unitsOfSizes(opening, items);
  const others = group.pooledQuantity - (membership.state === 'in' ? membership.quantity : 0);
  const share = shareOf(opening, items, others + quantity);
  const paysShipping = delivery === 'separate' || isOrganizer;
  const shipping = mostOwedCents(opening, { items, isOrganizer, delivery }) - share.atMostCents;
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ShareFigures quantity={quantity} share={share} shippingCents={paysShipping ? shipping : null} />
      <div className="flex flex-wrap items-end gap-3">
        <ChoiceInputs
          choice={choice}
          onQuantity={(value) => {
            form.setValue('quantity', value);
            form.clearErrors();
          }}
          onItems={(value) => {
            form.setValue('items', value);
            form.clearErrors();
          }}
          sizes={sizesToChoose(group, membership.items)}
          max={membership.quantity + group.quantityLeft}
          errors={form.formState.errors}
        />
        <SubmitButton form={form} disabled={isSame(items, membership.items)}>
          {t(bindingText('place.change', shopHome().country))}
        </SubmitButton>
      </div>
      <FormMessage form={form} refusedTitle={t('place.notChanged')} />
    </Form>
  );
}

const changeSchema = z.object(choiceFields);

function isSame(wanted: readonly SizeQuantity[], held: readonly SizeQuantity[]): boolean {
  const isHeld = ({ productId, quantity }: SizeQuantity) =>
    held.some((item) => item.productId === productId && item.quantity === quantity);
  return wanted.length === held.length && wanted.every(isHeld);
}

function useChangePlace(form: ReturnType<typeof useForm<Choice>>, access: PlaceAccess) {
  const { t } = useTranslation('group');
  const client = useQueryClient();
  const refresh = useRefresh('/api/group-buys/');
  return useSubmit(form, (choice) => changePlace(access, chosenBody(choice)), {
    done: async (membership) => {
      // More than the card has promised: it is asked again.
      if (membership.payment.redirectUrl !== null) {
        window.location.assign(membership.payment.redirectUrl);
        return;
      }
      client.setQueryData(membershipQuery(access).queryKey, membership);
      showToast({ title: t('place.changed'), tone: 'success' });
      await refresh();
    },
    failed: ({ status }) => {
      if (status === 409) void refresh();
      return { title: t('place.notChanged') };
    },
  });
}
