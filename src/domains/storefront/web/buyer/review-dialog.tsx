import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { MAX_COMMENT_LENGTH, newReviewSchema } from '#domains/catalogue/model/reviews/review.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { StarInput } from '#engine/web/ui/forms/star-input.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { OWN_REVIEWS, writeReview } from './buyer.queries.ts';

interface ReviewDialogProps {
  orderId: number;
  productId: number;
  productName: string;
}

export function ReviewDialog({ orderId, productId, productName }: ReviewDialogProps) {
  const { t } = useTranslation('buyer');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('reviews.write')}
      description={productName}
      closeLabel={t('reviews.close')}
      size="sm"
      trigger={
        <Button size="sm" variant="secondary" aria-label={t('reviews.writeOf', { name: productName })}>
          {t('reviews.write')}
        </Button>
      }
    >
      <ReviewForm orderId={orderId} productId={productId} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

type ReviewFormProps = Pick<ReviewDialogProps, 'orderId' | 'productId'> & { onDone: () => void };

function ReviewForm({ orderId, productId, onDone }: ReviewFormProps) {
  const { t } = useTranslation('buyer');
  const refresh = useRefresh(OWN_REVIEWS);
  const form = useForm({
    resolver: zodResolver(newReviewSchema),
    defaultValues: { orderId, productId, rating: 0, comment: '' },
  });
  const submit = useSubmit(
    form,
    ({ comment, ...review }) => writeReview({ ...review, ...(comment && { comment }) }).finally(refresh),
    {
      done: () => {
        showToast({
          tone: 'success',
          title: t('reviews.thanksTitle'),
          description: t('reviews.thanksText'),
        });
        onDone();
      },
      failed: () => ({ title: t('reviews.failed') }),
    },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Controller
        control={form.control}
        name="rating"
        render={({ field, fieldState: { error } }) => (
          <StarInput
            {...field}
            legend={t('reviews.rating')}
            optionLabel={(count) => t('reviews.stars', { count })}
            error={fieldMessage(t, error?.message)}
          />
        )}
      />
      <LongTextField
        form={form}
        name="comment"
        label={t('reviews.comment')}
        hint={t('reviews.commentHint')}
        required={false}
        rows={5}
        maxLength={MAX_COMMENT_LENGTH}
        counter={(length) => t('reviews.counter', { length, max: MAX_COMMENT_LENGTH })}
      />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('reviews.send')}</SubmitButton>
    </Form>
  );
}
