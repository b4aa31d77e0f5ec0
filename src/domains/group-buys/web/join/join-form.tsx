import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { contactOf } from '#domains/accounts/web/session/contact-fields.ts';
import { bindingText } from '#domains/checkout/model/binding-text.ts';
import { joinGroupFieldsSchema, type JoinGroupBuy } from '#domains/group-buys/model/group-input.ts';
import {
  mostOwedCents,
  ownShippingCents,
  shareOf,
  unitsOfSizes,
} from '#domains/group-buys/model/group-sizes.ts';
import type { GroupBuy, Joined } from '#domains/group-buys/model/group-view.ts';
import { joinGroupBuy, membershipQuery } from '#domains/group-buys/web/group-buys.queries.ts';
import { openingOf } from '#domains/group-buys/web/page/group-steps.ts';
import { useUnitText } from '#domains/group-buys/web/page/group-words.ts';
import { useTakenMethods } from '#domains/orders/web/use-taken-methods.ts';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { ChoiceInputs } from './choice-inputs.tsx';
import { chosenBody, choiceFields, choiceOf, itemsOf } from './chosen-sizes.ts';
import { BuyAnyway, ContactInputs, PaymentChoice } from './member-inputs.tsx';
import { ShareFigures } from './share-figures.tsx';
import { firstChoice, sizesToChoose } from './sizes-of-group.ts';
import { storePlace } from './stored-places.ts';

/** Worth saying: others may want them too. */
const FEW = 30;

interface JoinFormProps {
  group: GroupBuy;
  current: CurrentUser | null;
  onJoined: () => void;
}

/** One short form: how many, who, where to, how it is paid. */
export function JoinForm({ group, current, onJoined }: JoinFormProps) {
  const { t } = useTranslation('group');
  const units = useUnitText(group.product.unit);
  const { delivery, paymentMethods, quantityLeft } = group;
  const form = useForm<JoinFields>({
    resolver: zodResolver(joinSchemaOf(group)),
    defaultValues: {
      quantity: 1,
      items: choiceOf(group.sizes, firstChoice(group)),
      ...contactOf(current),
      paymentMethod: paymentMethods[0]!,
      buyAnyway: false,
    },
  });
  const submit = useJoin(form, group, current, onJoined);
  const [number, wanted] = useWatch({ control: form.control, name: ['quantity', 'items'] });
  const choice = { quantity: number, items: wanted };
  const items = itemsOf(choice, group.product.id);
  const opening = openingOf(group);
  const quantity = unitsOfSizes(opening, items);
  const mostCents = mostOwedCents(opening, { items, isOrganizer: false, delivery });
  const taken = useTakenMethods(paymentMethods, mostCents, {
    chosen: () => form.getValues('paymentMethod'),
    choose: (method) => form.setValue('paymentMethod', method),
  });
  const { errors } = form.formState;
  return (
    <Form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
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
          sizes={sizesToChoose(group, [])}
          max={quantityLeft}
          errors={form.formState.errors}
        />
        {quantityLeft <= FEW && (
          <p className="pb-3 text-sm font-medium text-warning">
            {t('join.left', { units: units(quantityLeft) })}
          </p>
        )}
      </div>
      <ShareFigures
        quantity={quantity}
        share={shareOf(opening, items, group.pooledQuantity + quantity)}
        shippingCents={delivery === 'separate' ? ownShippingCents(opening, items) : null}
      />
      <SignInHint slug={group.slug} isSignedIn={current !== null} />
      <ContactInputs form={form} hasAddress={delivery === 'separate'} />
      <PaymentChoice
        methods={taken}
        input={form.register('paymentMethod')}
        error={fieldMessage(t, errors.paymentMethod?.message)}
        mostCents={mostCents}
      />
      <BuyAnyway group={group} opening={opening} items={items} input={form.register('buyAnyway')} />
      <FormMessage form={form} refusedTitle={t('join.refused')} />
      <SubmitButton form={form} size="lg" block busy={t('join.busy')}>
        {t(bindingText('join.submit', shopHome().country), { units: units(quantity) })}
      </SubmitButton>
      <p className="text-xs text-muted">{t('join.note')}</p>
    </Form>
  );
}

/** Where guests may not order, it is said before the form is filled in. */
function SignInHint({ slug, isSignedIn }: { slug: string; isSignedIn: boolean }) {
  const { t } = useTranslation('group');
  const { settings } = useRouter().options.context;
  if (isSignedIn || settings.guestCheckout) return null;
  return (
    <Notice title={t('join.signInText')}>
      <Link to="/login" search={{ next: `/group/${slug}` }} className="text-accent-ink underline">
        {t('join.signIn')}
      </Link>
    </Notice>
  );
}

function useJoin(
  form: ReturnType<typeof useForm<JoinFields>>,
  group: GroupBuy,
  current: CurrentUser | null,
  onJoined: () => void,
) {
  const { t } = useTranslation('group');
  const { slug } = group;
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = useRefresh('/api/group-buys/');
  const arrive = async ({ token, ...membership }: Joined) => {
    const access = { slug, memberId: membership.memberId, token };
    client.setQueryData(membershipQuery(access).queryKey, membership);
    storePlace({ ...access, owner: current?.user.id ?? null });
    if (membership.payment.redirectUrl !== null) window.location.assign(membership.payment.redirectUrl);
    else onJoined();
    await refresh();
  };
  return useSubmit(form, (fields) => joinGroupBuy(slug, joinBody(fields, group)), {
    done: arrive,
    failed: ({ kind, status }) => {
      if (kind === 'signed-out') {
        void navigate({ to: '/login', search: { next: `/group/${slug}` } });
        return undefined;
      }
      // Somebody was faster: the page shows how it stands now.
      if (status === 409) void refresh();
      return { title: t('join.refused'), text: undefined };
    },
  });
}

/** Every field has a value, so that messages about it find it. */
const fieldsSchema = joinGroupFieldsSchema.required().extend(choiceFields);

export type JoinFields = z.infer<typeof fieldsSchema>;

/** Where each parcel goes to its own address, it must be given. */
export const joinSchemaOf = ({ delivery }: Pick<GroupBuy, 'delivery'>) =>
  delivery === 'separate' ? fieldsSchema : fieldsSchema.extend({ shippingAddress: z.string() });

/** What is sent: nothing that was left empty, and nothing that this group buy does not ask for. */
export function joinBody(
  { customerPhone, shippingAddress, buyAnyway, quantity, items, ...rest }: JoinFields,
  { delivery }: Pick<GroupBuy, 'delivery'>,
): JoinGroupBuy {
  return {
    ...rest,
    ...chosenBody({ quantity, items }),
    ...(customerPhone.trim() !== '' && { customerPhone }),
    ...(delivery === 'separate' && { shippingAddress, buyAnyway }),
  };
}
