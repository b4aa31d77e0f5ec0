import { zodResolver } from '@hookform/resolvers/zod';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { CARRIERS, TRACKING_NUMBER_MAX } from '#domains/pricing/model/delivery/carriers.ts';
import type { Shipment } from '#domains/orders/model/shipment.ts';
import { SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { carrierName } from './tracking.tsx';
import { shipParcels, shipValuesSchema, type Outcome, type ShipValues } from './ship-parcels.ts';

interface ParcelToShip {
  id: number;
  /** 'Order #7, Ada Moreau'. */
  label: string;
}

interface ShipFormProps {
  parcels: readonly ParcelToShip[];
  send: (id: number, shipment: Shipment) => Promise<unknown>;
  /** All of them are on their way. */
  onShipped: () => void;
  /** After each try, however it went: somebody else may have been there. */
  onTried: () => Promise<unknown>;
  /** What the button says. */
  action: string;
}

type Outcomes = Readonly<Record<number, Outcome>>;

/** Carrier and tracking number of one parcel or several; nothing must be given. Needs the texts of `orders` and `validation`. */
export function ShipForm({ parcels, send, onShipped, onTried, action }: ShipFormProps) {
  const { t } = useTranslation('orders');
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const form = useForm<ShipValues>({
    defaultValues: { carrier: '', parcels: parcels.map(() => ({ trackingNumber: '' })) },
    resolver: zodResolver(shipValuesSchema),
  });
  const left = parcels.map(({ id }, index) => ({ id, index })).filter(({ id }) => outcomes[id] !== 'shipped');
  const isRefused = Object.values(outcomes).some((outcome) => outcome !== 'shipped');

  const ship = async (values: ShipValues): Promise<Outcomes> => {
    const reached: Record<number, Outcome> = {};
    try {
      await shipParcels({
        ids: left.map(({ id }) => id),
        values: { ...values, parcels: left.map(({ index }) => values.parcels[index]!) },
        send,
        onOutcome: (id, outcome) => {
          reached[id] = outcome;
        },
      });
    } finally {
      setOutcomes((before) => ({ ...before, ...reached }));
      await onTried();
    }
    return reached;
  };
  const submit = useSubmit(form, ship, {
    done: (reached) => {
      if (Object.values(reached).every((outcome) => outcome === 'shipped')) onShipped();
    },
    failed: { title: t('ship.failed') },
  });

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <SelectField form={form} name="carrier" label={t('ship.carrier')} optional>
        <option value="">{t('ship.noCarrier')}</option>
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier}>
            {carrierName(t, carrier)}
          </option>
        ))}
      </SelectField>
      {parcels.map(({ id, label }, index) => (
        <ParcelRow
          key={id}
          form={form}
          index={index}
          label={parcels.length === 1 ? t('parcel.trackingNumber') : t('ship.numberOf', { label })}
          outcome={outcomes[id]}
          shippedText={t('ship.shipped', { label })}
        />
      ))}
      {isRefused && (
        <Notice tone="danger" announce>
          {t('ship.partly', { shipped: parcels.length - left.length, total: parcels.length })}
        </Notice>
      )}
      <FormMessage form={form} />
      <SubmitButton form={form}>{action}</SubmitButton>
    </Form>
  );
}

interface ParcelRowProps {
  form: UseFormReturn<ShipValues>;
  index: number;
  label: string;
  outcome: Outcome | undefined;
  shippedText: string;
}

function ParcelRow({ form, index, label, outcome, shippedText }: ParcelRowProps) {
  if (outcome === 'shipped') {
    return (
      <p className="flex items-center gap-2 text-sm text-success">
        <CircleCheck aria-hidden="true" className="size-4.5 shrink-0" />
        {shippedText}
      </p>
    );
  }
  return (
    <TextField
      form={form}
      name={`parcels.${index}.trackingNumber`}
      label={label}
      error={outcome?.message}
      optional
      maxLength={TRACKING_NUMBER_MAX}
      autoComplete="off"
      spellCheck={false}
      controlClassName="tabular-nums"
    />
  );
}
