import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { mostOwedCents, shareOf } from '#domains/group-buys/model/group-price.ts';
import { changeMemberSchema } from '#domains/group-buys/model/group-input.ts';
import type { GroupBuy, Membership } from '#domains/group-buys/model/group-view.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
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
import { QuantityField } from './member-inputs.tsx';
import { ShareFigures } from './share-figures.tsx';

interface ChangeQuantityProps {
  group: GroupBuy;
  membership: Membership;
  access: PlaceAccess;
}

/** More or fewer, with what they would cost, until it closes. */
export function ChangeQuantity({ group, membership, access }: ChangeQuantityProps) {
  const { t } = useTranslation('group');
  const form = useForm<z.infer<typeof changeMemberSchema>>({
    resolver: zodResolver(changeMemberSchema),
    defaultValues: { quantity: membership.quantity },
  });
  const quantity = useWatch({ control: form.control, name: 'quantity' });
  const submit = useChangePlace(form, access);
  const { delivery } = group;
  const { isOrganizer } = membership;
  const opening = openingOf(group);
  const others = group.pooledQuantity - (membership.state === 'in' ? membership.quantity : 0);
  const share = shareOf(opening, quantity, others + quantity);
  const paysShipping = delivery === 'separate' || isOrganizer;
  const shipping = mostOwedCents(opening, { quantity, isOrganizer, delivery }) - share.atMostCents;
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ShareFigures quantity={quantity} share={share} shippingCents={paysShipping ? shipping : null} />
      <div className="flex flex-wrap items-end gap-3">
        <QuantityField
          value={quantity}
          onChange={(value) => {
            form.setValue('quantity', value);
            form.clearErrors();
          }}
          max={membership.quantity + group.quantityLeft}
          error={fieldMessage(t, form.formState.errors.quantity?.message)}
        />
        <SubmitButton form={form} disabled={quantity === membership.quantity}>
          {t('place.change')}
        </SubmitButton>
      </div>
      <FormMessage form={form} refusedTitle={t('place.notChanged')} />
    </Form>
  );
}

function useChangePlace(
  form: ReturnType<typeof useForm<z.infer<typeof changeMemberSchema>>>,
  access: PlaceAccess,
) {
  const { t } = useTranslation('group');
  const client = useQueryClient();
  const refresh = useRefresh('/api/group-buys/');
  return useSubmit(form, ({ quantity }) => changePlace(access, quantity), {
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
