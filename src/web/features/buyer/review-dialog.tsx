import { useState, type SubmitEvent } from 'react';
import { MAX_COMMENT_LENGTH } from '#shared/reviews/review.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { StarInput } from '#web/ui/forms/star-input.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { useWriteReview } from './buyer.queries.ts';

interface ReviewDialogProps {
  orderId: number;
  productId: number;
  productName: string;
}

export function ReviewDialog({ orderId, productId, productName }: ReviewDialogProps) {
  const { t } = useTranslation('buyer');
  const [open, setOpen] = useState(false);
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const write = useWriteReview();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(rating === 0);
    if (rating === 0) return;
    write.mutate(
      { orderId, productId, rating, ...(comment.trim() === '' ? {} : { comment }) },
      { onSuccess: () => setOpen(false) },
    );
  };

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
      <form onSubmit={submit} className="flex flex-col gap-5" noValidate>
        <StarInput
          value={rating}
          onChange={setRating}
          legend={t('reviews.rating')}
          optionLabel={(count) => t('reviews.stars', { count })}
          error={missing ? t('validation:ratingRange') : undefined}
        />
        <Field label={t('reviews.comment')} hint={t('reviews.commentHint')}>
          <TextArea
            rows={5}
            maxLength={MAX_COMMENT_LENGTH}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
            counter={(length) => t('reviews.counter', { length, max: MAX_COMMENT_LENGTH })}
          />
        </Field>
        <Button type="submit" loading={write.isPending}>
          {t('reviews.send')}
        </Button>
      </form>
    </Dialog>
  );
}
