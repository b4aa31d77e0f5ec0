import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { policies } from '#engine/model/policies.ts';
import { formatMoment } from '#engine/model/dates.ts';
import type { RequestedReturn } from '#domains/returns/model/return.ts';
import { Refusal } from '#engine/web/forms/failure.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { requestReturn, returnPaths, type ReturnAccess } from '#domains/returns/web/returns.queries.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { REASON_RULES, RETURN_KINDS, type ReturnReason } from '#domains/catalogue/model/return-reasons.ts';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import { BlockedLines } from './nothing-to-return.tsx';
import { ItemsStep, type Quantities } from './items-step.tsx';
import { PhotoStep } from './photo-step.tsx';
import { offeredReasons, reasonObstacles, type ReasonOffer, type ReturnedLine } from './reason-offers.ts';
import { ReasonStep } from './reason-step.tsx';
import {
  EMPTY_FIELDS,
  returnFaults,
  takesPhotos,
  type ReturnFields,
  type ReturnFormState,
} from './return-fields.ts';
import { useReturnPhotos } from './use-return-photos.ts';
import { FormStep } from './form-step.tsx';

interface ReturnFormProps {
  access: ReturnAccess;
  /** Those of which something can come back, and the others. */
  lines: readonly ReturnedLine[];
  blocked: readonly ReturnedLine[];
  onDone: (requested: RequestedReturn) => void;
}

/** What, why, photos, details, refund or exchange: each question appears when the one before it is answered. */
export function ReturnForm({ access, lines, blocked, onDone }: ReturnFormProps) {
  const { t } = useTranslation('returns');
  const form = useForm<ReturnFields>({ defaultValues: EMPTY_FIELDS });
  const [quantities, setQuantities] = useState(() => onlyPiece(lines));
  const photos = useReturnPhotos(access, () => form.clearErrors('photos'));
  const reason = useWatch({ control: form.control, name: 'reason' });
  const chosen = lines.filter(({ itemId }) => quantities.has(itemId));
  const offer = offeredReasons(chosen).find((each) => each.reason === reason);
  const refresh = useRefresh(returnPaths(access));

  const send = async ({ details, kind, asCredit }: ReturnFields) => {
    const items = chosen.map(({ itemId }) => ({ itemId, quantity: quantities.get(itemId)! }));
    const fields = returnFaults({ items, offer, photos: photos.photos });
    if (offer === undefined || Object.keys(fields).length > 0) throw new Refusal({ fields });
    const sent = takesPhotos(offer.reason) ? photos.photos.map(({ id }) => id!) : [];
    // Refused, something may have changed since the page was opened: a deadline, what is left.
    const wantsCredit = asCredit && kind === 'refund' && access.token === undefined;
    return requestReturn(access, {
      kind,
      reason: offer.reason,
      details,
      items,
      photos: sent,
      ...(wantsCredit && { asCredit: true }),
    }).finally(refresh);
  };
  const submit = useSubmit(form, send, {
    done: onDone,
    failed: { title: t('send.failed'), text: t('send.failedText') },
  });
  const choose = (itemId: number, quantity: number) => {
    form.clearErrors('items');
    setQuantities((before) => withQuantity(before, itemId, quantity));
  };
  const fault = (name: 'items' | 'photos') => fieldMessage(t, form.formState.errors[name]?.message);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        // No field of the form takes these back by itself, and while one is there nothing is sent.
        form.clearErrors(['items', 'photos']);
        void submit(event);
      }}
      className="flex flex-col gap-8"
    >
      <ItemsStep lines={lines} quantities={quantities} onChange={choose} fault={fault('items')} />
      <BlockedLines lines={blocked} />
      {chosen.length > 0 && (
        <ReasonStep form={form} offers={offeredReasons(chosen)} obstacles={reasonObstacles(chosen)} />
      )}
      {offer?.feeApplies && <FeeNotice offer={offer} />}
      {offer && takesPhotos(offer.reason) && (
        <PhotoStep reason={offer.reason} photos={photos} fault={fault('photos')} />
      )}
      {offer && (
        <>
          <DetailsStep form={form} />
          <KindStep form={form} hasAccount={access.token === undefined} reason={offer.reason} />
          <FormMessage form={form} refusedTitle={t('send.failed')} />
          <SubmitButton form={form} size="lg" block busy={t('send.busy')}>
            {t('send.action')}
          </SubmitButton>
        </>
      )}
    </Form>
  );
}

function FeeNotice({ offer: { until } }: { offer: ReasonOffer }) {
  const { t, i18n } = useTranslation('returns');
  return (
    <Notice tone="warning" announce title={t('fee.title', { percent: policies().restockingFeePercent })}>
      {t('fee.text', { until: formatMoment(until, 'longDate', i18n.language) })}
    </Notice>
  );
}

/** Where there is only one piece, there is nothing to choose. */
function onlyPiece(lines: readonly ReturnedLine[]): Quantities {
  const [first, ...others] = lines;
  return new Map(first?.quantityLeft === 1 && others.length === 0 ? [[first.itemId, 1]] : []);
}

function withQuantity(before: Quantities, itemId: number, quantity: number): Quantities {
  const after = new Map(before);
  if (quantity === 0) after.delete(itemId);
  else after.set(itemId, quantity);
  return after;
}

const MAX_DETAILS = 2000;

function DetailsStep({ form }: { form: ReturnFormState }) {
  const { t } = useTranslation('returns');
  return (
    <FormStep title={t('details.title')}>
      <LongTextField
        form={form}
        name="details"
        label={t('details.label')}
        hint={t('details.hint')}
        optional
        rows={3}
        maxLength={MAX_DETAILS}
      />
    </FormStep>
  );
}

interface KindStepProps {
  form: ReturnFormState;
  /** Somebody signed in may have credit instead of money. */
  hasAccount: boolean;
  reason: ReturnReason;
}

/** Money back, or the same again. */
function KindStep({ form, reason, hasAccount }: KindStepProps) {
  const { t } = useTranslation('returns');
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <FormStep title={t('kind.title')}>
      <RadioList
        legend={t('kind.legend')}
        legendHidden
        input={form.register('kind')}
        error={fieldMessage(t, form.formState.errors.kind?.message)}
        options={RETURN_KINDS.map((kind) => ({
          value: kind,
          label: t(`kind.${kind}.label`),
          description: t(`kind.${kind}.text`),
        }))}
      />
      {hasAccount && kind === 'refund' && (
        <Checkbox
          {...form.register('asCredit')}
          label={t('form.asCredit')}
          description={t('form.asCreditHint')}
        />
      )}
      {REASON_RULES[reason].isOurFault && <p className="text-sm text-muted">{t('kind.shipping')}</p>}
    </FormStep>
  );
}
