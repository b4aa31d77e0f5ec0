import { Camera, ImageUp, ImageOff, RotateCcw, X } from 'lucide-react';
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import {
  MAX_RETURN_PHOTOS,
  REASON_RULES,
  type ReturnReason,
} from '#domains/catalogue/model/return-reasons.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { buttonClasses, Button, type ButtonVariant } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { FormStep } from './form-step.tsx';
import type { ReturnPhotos, PhotoToSend } from './use-return-photos.ts';

interface PhotoStepProps {
  reason: ReturnReason;
  photos: ReturnPhotos;
  fault: string | undefined;
}

/** Photos straight from the camera, or from where they are stored. */
export function PhotoStep({ reason, photos: { photos, add, retry, remove }, fault }: PhotoStepProps) {
  const { t } = useTranslation('returns');
  const [isTooMany, setIsTooMany] = useState(false);
  const free = MAX_RETURN_PHOTOS - photos.length;
  const take = (files: readonly File[]) => {
    setIsTooMany(files.length > free);
    add(files.slice(0, free));
  };
  return (
    <FormStep
      title={t('photos.title')}
      hint={t(REASON_RULES[reason].needsPhotos ? 'photos.needed' : 'photos.optional')}
      fault={fault}
    >
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.key}
              photo={photo}
              number={index + 1}
              onRetry={() => retry(photo)}
              onRemove={() => remove(photo.key)}
            />
          ))}
        </ul>
      )}
      {free > 0 ? (
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            capture="environment"
            variant="primary"
            className="hidden pointer-coarse:inline-flex"
            onFiles={take}
          >
            <Camera aria-hidden="true" className="size-4.5" />
            {t('photos.take')}
          </FileButton>
          <FileButton variant="secondary" className="inline-flex" onFiles={take}>
            <ImageUp aria-hidden="true" className="size-4.5" />
            {t('photos.choose')}
          </FileButton>
          <p className="text-sm text-muted tabular-nums">
            {t('photos.count', { count: photos.length, max: MAX_RETURN_PHOTOS })}
          </p>
        </div>
      ) : (
        <p className="text-sm text-muted">{t('photos.full', { max: MAX_RETURN_PHOTOS })}</p>
      )}
      {isTooMany && (
        <p role="status" className="text-sm font-medium">
          {t('photos.tooMany', { max: MAX_RETURN_PHOTOS })}
        </p>
      )}
    </FormStep>
  );
}

interface FileButtonProps {
  /** Opens the camera where there is one; left out: whatever is stored, several at once. */
  capture?: 'environment';
  variant: ButtonVariant;
  className: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

function FileButton({ capture, variant, className, onFiles, children }: FileButtonProps) {
  const id = useId();
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    onFiles([...(input.files ?? [])]);
    // The same file may be chosen again.
    input.value = '';
  };
  return (
    <span className={cx('relative', className)}>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple={capture === undefined}
        className="peer sr-only"
        onChange={take}
        {...(capture && { capture })}
      />
      <label
        htmlFor={id}
        className={cx(
          buttonClasses(variant),
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-ink',
        )}
      >
        {children}
      </label>
    </span>
  );
}

interface PhotoTileProps {
  photo: PhotoToSend;
  /** As people count. */
  number: number;
  onRetry: () => void;
  onRemove: () => void;
}

/** A photo on its way to the server: how far it is, or why it did not get there. */
function PhotoTile({ photo, number, onRetry, onRemove }: PhotoTileProps) {
  const { t } = useTranslation('returns');
  const { preview, error, id } = photo;
  const isUnderWay = error === null && id === null;
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <div className="relative aspect-square overflow-hidden rounded-md bg-sunken">
        {preview === null ? (
          <ImageOff aria-hidden="true" className="absolute inset-0 m-auto size-7 text-muted" />
        ) : (
          <img
            src={preview}
            alt={t('photos.photo', { number })}
            className={isUnderWay ? 'size-full object-cover opacity-60' : 'size-full object-cover'}
          />
        )}
        <IconButton
          variant="solid"
          size="sm"
          label={t('photos.remove', { number })}
          onClick={onRemove}
          className="absolute top-1.5 right-1.5"
        >
          <X aria-hidden="true" />
        </IconButton>
        {isUnderWay && <Progress sent={photo.sent} number={number} />}
      </div>
      {error !== null && (
        <div role="status" className="flex flex-col items-start gap-1.5 text-xs">
          <p className="font-medium text-danger wrap-anywhere">{error}</p>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('photos.retry', { number })}
            className="px-3"
            onClick={onRetry}
          >
            <RotateCcw aria-hidden="true" className="size-4" />
            {t('photos.again')}
          </Button>
        </div>
      )}
    </li>
  );
}

function Progress({ sent, number }: { sent: number; number: number }) {
  const { t } = useTranslation('returns');
  const percent = Math.round(sent * 100);
  return (
    <div className="absolute inset-x-0 bottom-0 bg-surface/85 px-2.5 py-2 text-xs font-medium backdrop-blur-sm">
      <span aria-hidden="true" className="tabular-nums">
        {percent < 100 ? `${percent}%` : t('photos.checking')}
      </span>
      <progress
        value={percent}
        max={100}
        aria-label={t('photos.sending', { number, percent })}
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
