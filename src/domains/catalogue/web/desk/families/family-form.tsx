import { OTHER_LANGUAGES } from '#engine/model/languages.ts';
import { useState } from 'react';
import { useFieldArray, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { MAX_MEMBERS, type OwnFamily } from '#domains/catalogue/model/families/family.ts';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { formatTierText, parseTierText } from '#domains/pricing/model/tier-text.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { Refusal } from '#engine/web/forms/failure.ts';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import {
  familyValuesOf,
  freeProducts,
  membersOf,
  newMember,
  otherLadders,
  type FamilyValues,
} from './family-values.ts';
import { SizeRow } from './size-row.tsx';

interface FamilyFormProps {
  /** Left out: a new one. */
  family?: OwnFamily;
  products: readonly OwnProduct[];
  families: readonly OwnFamily[];
  onDone: () => void;
}

export function FamilyForm({ family, products, families, onDone }: FamilyFormProps) {
  const { t } = useTranslation('producer-desk');
  const form = useForm<FamilyValues>({ defaultValues: familyValuesOf(family) });
  const save = useSaveFamily(form, family, onDone);
  const list = useFieldArray({ control: form.control, name: 'members' });
  const [members, tiers] = useWatch({ control: form.control, name: ['members', 'tiers'] });
  const [dragged, setDragged] = useState<number | null>(null);
  const [moved, setMoved] = useState('');
  const nameOf = ({ productId }: { productId: number }) =>
    products.find(({ id }) => id === productId)?.shownName ?? '';
  const parsed = parseTierText(tiers);
  const free = freeProducts(products, families, members);
  const others = otherLadders(tiers, members, products, families);
  const add = (id: number) => {
    const product = products.find((each) => each.id === id);
    if (product === undefined) return;
    // The first one brings its ladder.
    if (members.length === 0) form.setValue('tiers', formatTierText(product.discountTiers));
    list.append(newMember(product));
  };
  return (
    <Form noValidate onSubmit={save} className="flex flex-col gap-5">
      <TextField form={form} name="name" label={t('families.name')} hint={t('families.nameHint')} lang="en" />
      <details>
        <summary className="cursor-pointer text-sm font-medium">{t('form.translations')}</summary>
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          {OTHER_LANGUAGES.map((language) => (
            <TextField
              key={language}
              form={form}
              name={`names.${language}`}
              label={t(`form.languages.${language}`)}
              required={false}
              lang={language}
            />
          ))}
        </div>
      </details>
      <fieldset>
        <legend className="mb-2 font-medium">{t('families.sizes')}</legend>
        <ol className="grid gap-3">
          {list.fields.map((field, index) => (
            <SizeRow
              key={field.id}
              form={form}
              index={index}
              count={list.fields.length}
              name={nameOf(field)}
              tiers={parsed.ok ? parsed.tiers : null}
              onMove={(to) => {
                list.move(index, to);
                setMoved(t('families.moved', { name: nameOf(field), place: to + 1, total: members.length }));
              }}
              onRemove={() => list.remove(index)}
              onDragStart={() => setDragged(index)}
              onDrop={() => {
                if (dragged !== null && dragged !== index) list.move(dragged, index);
                setDragged(null);
              }}
            />
          ))}
        </ol>
        <p role="status" className="sr-only">
          {moved}
        </p>
        {members.length < MAX_MEMBERS && free.length > 0 && (
          <Field label={t('families.add')} className="mt-3">
            <Select value="" onChange={(event) => add(Number(event.currentTarget.value))}>
              <option value="">{t('families.choose')}</option>
              {free.map(({ id, shownName }) => (
                <option key={id} value={id}>
                  {shownName}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </fieldset>
      <TextField
        form={form}
        name="tiers"
        label={t('families.ladder')}
        hint={t('ladder.hint')}
        required={false}
        error={parsed.ok ? undefined : t(parsed.messageKey)}
        placeholder="10:5,20:10,50:15"
        spellCheck={false}
      />
      {parsed.ok && others.length > 0 && (
        <Notice tone="warning" title={t('families.differTitle')}>
          <p>{t('families.differText')}</p>
          <ul className="mt-2 list-disc pl-5">
            {others.map((other) => (
              <li key={other.name}>
                {other.name}: {other.tiers || t('families.standard')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {family !== undefined && members.length < 2 && (
        <Notice tone="warning">{t('families.endsByThis')}</Notice>
      )}
      <FormMessage form={form} />
      <SubmitButton form={form} size="lg">
        {family === undefined ? t('families.make') : t('form.save')}
      </SubmitButton>
    </Form>
  );
}

/** The server judges what is entered. What differs was shown before, so the ladder is always said. */
function useSaveFamily(form: UseFormReturn<FamilyValues>, family: OwnFamily | undefined, onDone: () => void) {
  const { t } = useTranslation('producer-desk');
  const refresh = useRefresh(DESK);
  const send = async (values: FamilyValues): Promise<unknown> => {
    const tiers = parseTierText(values.tiers);
    if (!tiers.ok) throw new Refusal({ fields: { tiers: tiers.messageKey } });
    const body = {
      name: values.name,
      names: values.names,
      discountTiers: tiers.tiers,
      members: membersOf(values),
    };
    const saved: Promise<unknown> =
      family === undefined
        ? apiRequest('POST /api/producer/families', { body })
        : apiRequest('PATCH /api/producer/families/:id', { params: { id: family.id }, body });
    return saved.finally(refresh);
  };
  return useSubmit(form, send, {
    done: () => {
      showToast({ tone: 'success', title: t('families.saved') });
      onDone();
    },
    failed: () => ({ title: t('families.failed') }),
  });
}
