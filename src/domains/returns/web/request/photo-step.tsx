import { Camera, ImageUp } from 'lucide-react';
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import {
  MAX_RETURN_PHOTOS,
  REASON_RULES,
  type ReturnReason,
} from '#domains/catalogue/model/return-reasons.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { buttonClasses, type ButtonVariant } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { FormStep } from './form-step.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { ReturnPhotos } from './use-return-photos.ts';

interface PhotoStepProps {
  reason: ReturnReason;
  photos: ReturnPhotos;
  fault: string | undefined;
}

/** Photos straight from the camera, or from where they are stored. */
export function PhotoStep({ reason, photos: { photos, add, retry, remove }, fault }: PhotoStepProps) {
  const { t } = useTranslation('returns');
  const [isTooMany, setIsTooMany] = useState(false);
  const room = MAX_RETURN_PHOTOS - photos.length;
  const take = (files: readonly File[]) => {
    setIsTooMany(files.length > room);
    add(files.slice(0, room));
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
      {room > 0 ? (
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
          <FileButton variant="secondary" onFiles={take}>
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
  className?: string;
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
    <span className={cx('relative inline-flex', className)}>
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
